package import HouseholdModel

/// Why a line behind `add` can't be understood, and what to type instead.
package struct QuickAddProblem: Error, Hashable, Sendable {
    /// What is wrong.
    package enum Cause: Hashable, Sendable {
        /// There is nothing but phrases, or nothing at all.
        case noTitle
        /// A word that is an answer rather than a title.
        case answer(String)
        /// The name of something else that can be added, and the whole line.
        case noun(String, line: String)
        /// A name in the title, where nobody was named.
        case whose(String)
        /// Words of time in the title.
        case when(String)
        /// Points in the title.
        case worth(String)
        /// Words that are nearly a phrase; and the phrase.
        case nearly(String, String)
        /// Words that name no day; or two.
        case date(DateProblem)
        /// The day is over.
        case past(Due)
        /// Words about repeating that make no sense.
        case rule(RecurrenceError)
        /// Words that are no date here.
        case noDate(String)
        /// Words that are no time here.
        case noTime(String)
        /// Two dates, of which only one can be it.
        case twoDates(String, String)
        /// Something other than a date of which there can be only one.
        case twice(String, String)
        /// A single date beside a repeat.
        case dateAndRepeat(date: String, rhythm: String)
        /// Nobody here is called so.
        case nobody(String)
        /// Two of those who were named are the same.
        case samePerson(String)
        /// A number of points that is out of range.
        case points(String)
        /// Not a word that can be a tag.
        case tag(String)
    }

    /// What is wrong.
    package let cause: Cause
    /// Lines that can be typed instead, the likeliest first.
    package let attempts: [String]

    /// Whether the line is incomplete, rather than a word in it unusable.
    package var isUsage: Bool {
        switch cause {
        case .noTitle, .answer, .noun, .whose, .when, .worth: true
        case .nearly, .date, .past, .rule, .noDate, .noTime, .twoDates, .twice, .dateAndRepeat,
            .nobody, .samePerson, .points, .tag:
            false
        }
    }

    /// Whether the first line to try is what was probably meant.
    package var isNearly: Bool {
        switch cause {
        case .nearly, .noTime, .noun, .whose, .when, .worth: true
        case .rule(.words): attempts.count > 1
        case .noTitle, .answer, .date, .past, .rule, .noDate, .twoDates, .twice, .dateAndRepeat,
            .nobody, .samePerson, .points, .tag:
            false
        }
    }
}

// MARK: - For people

extension QuickAddProblem {
    /// What is wrong, in one sentence.
    package var message: Phrase {
        switch cause {
        case .noTitle:
            "What is to be done? A title is missing."
        case .answer(let word):
            "\"\(word)\" is no title. Say what is to be done."
        case .noun(let noun, let line):
            "Is that \(Phrase(message: noun)), or a chore called \"\(line)\"?"
        case .whose(let name):
            "Is \"\(name)\" whose it is, or a part of the title?"
        case .when(let words):
            "Is \"\(words)\" when it is to be done, or a part of the title?"
        case .worth(let words):
            "Is \"\(words)\" what it is worth, or a part of the title?"
        case .nearly(let typed, let phrase):
            "I don't know \"\(typed)\". Did you mean \"\(phrase)\"?"
        case .date(let problem):
            problem.message
        case .past(let due):
            due.time.map { "\(due.day.dated) at \($0) is over already." }
                ?? "\(due.day.dated) is over already."
        case .rule(let error):
            error.message
        case .noDate(let words):
            "\"\(words)\" is no date here."
        case .noTime(let words):
            "\"\(words)\" is no time here. Write one such as at 18:00."
        case .twoDates(let first, let second):
            "\"\(first)\" and \"\(second)\" are two dates. Which one is it?"
        case .twice(let first, let second):
            "\"\(first)\" and \"\(second)\" can't both be said. Leave one out."
        case .dateAndRepeat(let date, let rhythm):
            "A chore that comes back (\"\(rhythm)\") has no single date (\"\(date)\")."
        case .nobody(let name):
            "There is nobody called \"\(name)\" here."
        case .samePerson(let name):
            "\(name) is named twice."
        case .points(let words):
            "\"\(words)\" can't be given. Points are a whole number from 0 to 10000."
        case .tag(let word):
            "\"\(word)\" can't be a tag. A tag is one word of letters and digits, such as #kitchen."
        }
    }
}
