import HouseholdModel
import HouseholdWords
import LineEditor

// What the editor and the pager say, in the language that is spoken here.

extension Presenter {
    var lineWords: LineWords {
        let catalogue = language.catalogue
        return LineWords(
            pasted: { catalogue.text("\($0) lines pasted as one").plain },
            more: { catalogue.text("and \($0) more").plain },
            search: { catalogue.text("search \"\($0)\": ").plain },
            nothingFound: { catalogue.text("nothing with \"\($0)\": ").plain })
    }

    var pagerWords: PagerWords {
        let catalogue = language.catalogue
        return PagerWords(
            place: { rows, count in
                let (first, last) = (rows.lowerBound, rows.upperBound)
                let words: Phrase =
                    "-- \(first)-\(last) of \(count)   q: leave   Space: more   b: back   /: search"
                return catalogue.text(words).plain
            },
            end: { count in
                let words: Phrase =
                    "-- end of \(count) lines   Space: leave   b: back   /: search"
                return catalogue.text(words).plain
            },
            search: "/",
            nothingFound: { catalogue.text("-- nothing with \"\($0)\" further on").plain })
    }
}
