import HouseholdModel
import HouseholdWords

// MARK: - For whom a reward is

extension QuickAddReader {
    /// Takes the children out of words whom `for` leads up to, wherever they stand: `Ice cream for mia for 12 points`.
    ///
    /// - Returns: What commands call them, which is nobody where all of them are meant, and the other words; `nil`
    ///   where none is named.
    package func children(namedIn words: [QuickAddWord]) -> (names: [String], rest: [String])? {
        let line = QuickAddLine(words, in: language, except: Set(people.vocabulary))
        for start in line.words.indices.dropFirst() where line.key(start) == "for" {
            for end in (start..<line.words.count).reversed() {
                let range = start..<end + 1
                guard !isTorn(line, range), let names = children(in: line, range) else { continue }
                let rest = line.words[..<start] + line.words[range.upperBound...]
                return (names, rest.map(\.text).filter { !$0.isEmpty })
            }
        }
        return nil
    }

    /// Finds at the end of a title a name that is nobody's, which would be lost in it: `Movie for zork`.
    ///
    /// - Returns: What was typed, and the children who may be meant; `nil` for words of time and numbers, too.
    package func stranger(endingTitle words: [QuickAddWord]) -> (name: String, meant: [String])? {
        let line = QuickAddLine(words, in: language, except: Set(people.vocabulary))
        let last = line.words.count - 1
        let word = line.key(last)
        guard last > 1, line.key(last - 1) == "for", word.contains(where: \.isLetter),
            !word.contains(where: \.isNumber), Self.count(word) == nil,
            !Self.mayBeginDate(word), !moment.dates.isNamed([word]),
            case .failure = people.list([word])
        else { return nil }
        let name = line.typed(last..<line.words.count)
        let children = people.all.filter(\.isChild).map(\.handle)
        return (name, DidYouMean(children).suggestions(for: name))
    }

    /// Whether more is listed behind a range than people: `for mia and the dog`.
    private func isTorn(_ line: QuickAddLine, _ range: Range<Int>) -> Bool {
        guard range.upperBound < line.words.count else { return false }
        let (last, next) = (line.key(range.upperBound - 1), line.key(range.upperBound))
        if [last, next].contains(where: { ["and", "or"].contains($0) }) { return true }
        // A comma may as well stand before what it costs: `for mia, 12 points`.
        return line.words[range.upperBound - 1].text.hasSuffix(",")
            && next != "for" && next.first?.isNumber != true
    }

    private func children(in line: QuickAddLine, _ range: Range<Int>) -> [String]? {
        guard let phrase = whose(in: line, range) ?? everybody(in: line, range),
            case .whose(let readings) = phrase.meaning
        else { return nil }
        let named = readings.map(\.people)
        guard let first = named.first, named.allSatisfy({ $0.allSatisfy(\.isChild) }) else {
            return phrase.text == Self.loose ? [] : nil
        }
        // Which of two of the same name is meant is asked by whoever looks for that name.
        guard named.count == 1 else { return [line.text(range.lowerBound + 1..<range.upperBound)] }
        return Set(first) == Set(people.all.filter(\.isChild)) && first.count > 1
            ? [] : first.map(\.handle)
    }
}

extension QuickAddWhose {
    /// Those who are named.
    fileprivate var people: [QuickAddPerson] {
        switch self {
        case .anyone: []
        case .one(let person): [person]
        case .each(let people), .together(let people), .turns(let people): people
        }
    }
}
