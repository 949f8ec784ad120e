// SPDX-License-Identifier: MIT

import AnnouncementKit

/// The words of a language for identifiers, durations, decades, abbreviations and money before a noun.
final class FormWords: Sendable {
    /// Names of single letters that the voice would read as a word, such as the English article.
    let letters: [UInt8: String]
    let abbreviations: AbbreviationWords
    /// Abbreviations that are declined, and their words by the preposition before: `w art. 26` is "w artykule 26". After
    /// another word the case is unknown, and the voice reads the abbreviation.
    let declined: [String: [String: String]]
    /// Abbreviations that agree with the next word, by its ending, the longest first. Before another ending the voice reads
    /// the abbreviation.
    let agreeing: [String: [AbbreviationWords.Agreement]]
    /// Months by their abbreviations: `Jan.`
    let months: [String: String]
    /// Words before money that is part of a name: "a $5 bill". Empty if such money has the ordinary form.
    let determiners: Set<String>
    /// Words after money that are not nouns: "the $5 is".
    let notNouns: Set<String>
    /// Endings of words that are not nouns: "weekly".
    let notNounEndings: [String]
    /// "tens" to "nineties"; empty if the voice reads decades correctly.
    let decades: [String]
    /// Words before `15h` that make it a time of day.
    let clockBehind: Set<String>
    /// Words before `80s` that make it a decade rather than seconds. English words are included.
    let decadesBehind: Set<String>
    /// The article of those that alone makes `90s` a decade in words.
    let decadeArticle: String?
    /// Beginnings of a word whose end is a number: "mid-90s". English ones are included.
    let prefixes: [String]
    /// The ending that makes a decade of a year, and is joined to the number: `1950er`.
    let decadeEnding: String?
    /// " of ", with its spaces: words behind `100s` that make it hundreds. English words are included.
    let hundredsBefore: [String]
    /// Words before a place in a file, "line 3:1". English words are included.
    let lines: Set<String>
    /// Words before digits that are a code, "PIN", and words between both, "is". English words are included.
    let (codes, codesBetween): (Set<String>, Set<String>)
    /// The halves of the day in `5 p.m.`, such as "AM" and "PM"; empty if times have none.
    let halfDays: [String]
    /// "{half}{time}" in a language that names the half first: 上午八点.
    let halfDayTime: Phrase?
    /// The beginnings of telephone numbers without groups, and their 8 to 15 digits: `13012345678`.
    let mobiles: [(beginning: String, count: Int)]
    /// Words before `1/4` that make it one of four: "step". English words are included.
    let steps: Set<String>
    /// Words behind a day of a month that make it the name of an event: "지방선거".
    let events: [String]
    /// Nouns whose number is a name, in lower case: "punto", "пунктом".
    let labels: Set<String>
    /// "{i} of {n}", for `step 1/4`.
    let step: Phrase?
    /// Words before `1-2` that exclude "from", because they are prepositions: Russian "на".
    let barePrepositions: Set<String>
    /// The language's own letters of durations, and their units: `2ч`.
    let durations: [String: String]
    /// "{a} by {b}", for `1920x1080`.
    let by: Phrase?
    /// "{a} to {b}", for `3:1`.
    let ratio: Phrase?
    /// Words after two numbers that make them the result of a match: 战胜.
    let results: [String]
    /// Names of letters beside a digit, in lower case, if they differ: `G7`.
    let lettersBesideDigits: [Unicode.Scalar: String]
    /// Words after a fraction that make it a part of one: "cup".
    let parts: Set<String>
    /// The endings of a unit after "per", by its own: "на секунду".
    let endingsOfPer: [(own: String, changed: String)]
    /// Words before the number of a telephone. English words are included.
    let telephones: Set<String>
    /// Words after a score that may rise, because it names the team at home first: `3-4 aan`. Empty where it never rises.
    let behindScores: Set<String>
    /// Whether a colon between two numbers after a name is a verse, because scores have hyphens: `John 3:1`.
    let hasVerses: Bool
    /// Words before a ratio that may have a capital: "Ratio".
    let ratioWords: Set<String>
    /// Words before a temperature: "de 20º". The ordinal sign is written for the degree sign.
    let temperaturesBehind: Set<String>
    /// Words after a temperature: "20º Celsius".
    let temperaturesBefore: Set<String>
    /// Words before the number of a law's article: `art. 6°`.
    let lawArticles: Set<String>
    /// Words before the day `9-11`: "after".
    let attacksBehind: Set<String>
    /// Names with a number after a hyphen: `Covid -19`. English names are included.
    let numberedNames: Set<String>
    /// Abbreviations before the number of a law: `nr. 3/12`. English abbreviations are included.
    let numberSigns: Set<String>
    /// Words before a year, which counts nothing: "en 1930 mujeres".
    let yearsBehind: Set<String>
    /// Ends of words whose point does not make a name: Italian `Prof.ssa`, French `certain.e.s`.
    let notNames: Set<String>
    /// The marks that the voice says within a name: `README.md`.
    let saidInNames: Set<UInt8>
    /// "link to {name}", "hash ending in {end}" and "identifier ending in {end}", for short identifiers.
    let (link, hash, uuid): (Phrase?, Phrase?, Phrase?)
    /// Whether the last of several factors is counted: "newton meters". In other languages the first is.
    let countsLastFactor: Bool

    /// - Parameter own: the spoken phrase of a key.
    /// - Parameter shared: the language's phrase, or the English one.
    init(_ own: (String) -> String?, shared: (String) -> String?) {
        func both(_ key: String) -> [String] {
            TextVocabulary.list(shared("text.\(key)")) + TextVocabulary.list(own("text.\(key).own"))
        }
        letters = TextVocabulary.pairs(own("text.letters")).reduce(into: [:]) { letters, pair in
            if let letter = pair.key.utf8.first { letters[letter] = pair.value }
        }
        abbreviations = AbbreviationWords(TextVocabulary.pairs(own("text.abbreviations")))
        declined = TextVocabulary.list(own("text.abbreviations.behind")).reduce(into: [:]) { declined, item in
            let parts = item.split(separator: " ").map(String.init)
            guard parts.count == 3 else { return }
            for preposition in parts[0].split(separator: "/") {
                declined[parts[1], default: [:]][String(preposition)] = parts[2]
            }
        }
        agreeing = TextVocabulary.list(own("text.abbreviations.agreeing")).reduce(into: [:]) { agreeing, item in
            let parts = item.split(separator: " ", maxSplits: 2).map(String.init)
            guard parts.count == 3 else { return }
            agreeing[parts[0], default: []] += parts[1].split(separator: "/").map {
                AbbreviationWords.Agreement(ending: String($0), spoken: parts[2])
            }
        }
        months = abbreviations.besideNumbers
        determiners = Set(TextVocabulary.list(own("text.money.before")))
        notNouns = Set(TextVocabulary.list(own("text.money.behind")))
        notNounEndings = TextVocabulary.list(own("text.money.behind.endings"))
        clockBehind = Set(TextVocabulary.list(own("text.clock.behind")))
        decades = TextVocabulary.list(own("text.decades"))
        (decadesBehind, decadeArticle) = (Set(both("decades.behind")), own("text.decades.article"))
        (prefixes, decadeEnding) = (both("prefixes").map { $0 + "-" }, own("text.decades.ending"))
        (hundredsBefore, lines) = (both("hundreds.before").map { " \($0) " }, Set(both("lines")))
        (codes, codesBetween) = (Set(both("codes")), Set(both("codes.between")))
        halfDays = TextVocabulary.list(own("text.halves"))
        halfDayTime = own("text.halves.time").map { Phrase($0) }
        mobiles = TextVocabulary.pairs(own("text.mobiles")).compactMap { pair in
            Int(pair.value).flatMap { (8...15).contains($0) ? (pair.key, $0) : nil }
        }
        (steps, barePrepositions) = (Set(both("steps")), Set(TextVocabulary.list(own("text.range.behind"))))
        step = (own("text.step") ?? own("position")).map { Phrase($0) }
        durations = TextVocabulary.pairs(own("text.durations")).reduce(into: [:]) { $0[$1.key] = $1.value }
        by = own("text.by").map { Phrase($0) }
        ratio = own("text.ratio").map { Phrase($0) }
        results = TextVocabulary.list(own("text.results"))
        lettersBesideDigits = TextVocabulary.pairs(own("text.letters.digits")).reduce(into: [:]) { letters, pair in
            if let letter = pair.key.unicodeScalars.first { letters[letter] = pair.value }
        }
        parts = Set(TextVocabulary.list(own("text.parts")))
        endingsOfPer = TextVocabulary.pairs(own("text.per.endings")).map { ($0.key, $0.value) }
        behindScores = Set(TextVocabulary.list(own("text.scores")))
        ratioWords = Set(TextVocabulary.list(own("text.verses.not")))
        hasVerses = !ratioWords.isEmpty
        events = TextVocabulary.list(own("text.events"))
        labels = Set(TextVocabulary.list(own("text.labels")))
        telephones = Set(both("telephones"))
        temperaturesBehind = Set(TextVocabulary.list(own("text.temperatures.behind")))
        temperaturesBefore = Set(TextVocabulary.list(own("text.temperatures.before")))
        lawArticles = Set(TextVocabulary.list(own("text.articles.law")))
        attacksBehind = Set(TextVocabulary.list(own("text.attacks.behind")))
        numberedNames = Set(both("names.numbered"))
        numberSigns = Set(both("number.signs"))
        yearsBehind = Set(TextVocabulary.list(own("text.years.behind")))
        notNames = Set(TextVocabulary.list(own("text.names.not")))
        saidInNames = Set((own("text.names") ?? "").utf8.filter { $0 != 0x20 })
        (link, hash, uuid) = (
            own("text.link").map { Phrase($0) }, own("text.hash").map { Phrase($0) },
            own("text.uuid").map { Phrase($0) }
        )
        countsLastFactor = own("text.factors") == "last"
    }

    /// The name of a Latin letter, with a capital for a capital letter; nil if the voice names it.
    func name(ofLetter letter: Unicode.Scalar) -> String? {
        guard isLetter(letter), let name = letters[UInt8(letter.value) | 0x20] else { return nil }
        return letter.value < 0x60 ? name.prefix(1).uppercased() + name.dropFirst() : name
    }

    func isLetter(_ scalar: Unicode.Scalar) -> Bool { (scalar.value | 0x20) &- 0x61 < 26 }
}
