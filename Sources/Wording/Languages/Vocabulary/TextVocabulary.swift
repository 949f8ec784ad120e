// SPDX-License-Identifier: MIT

import AnnouncementKit

/// The words of a language for the numbers and signs in a client's text, parsed once from its phrasebook. The voice
/// reads a form without a key itself.
final class TextVocabulary: Sendable {
    /// "{lo} to {hi}" for any two numbers.
    let range: Phrase
    /// "{a} per {b}".
    let per: Phrase?
    /// "{a} over {b}".
    let over: Phrase?
    /// "half/halves", "third/thirds", … "tenth/tenths".
    let fractions: [PluralForms]
    /// Nil if the language has no names of smaller parts.
    let parts: PartWords?
    /// "{n} and {f}".
    let mixed: Phrase?
    let mixedHalf: Phrase?
    /// After a number: "to the {e}".
    let power: Phrase?
    /// After a number: "squared", "cubed".
    let powers: [Int: String]
    /// The word between the parts of an address or a version.
    let dot: String?
    /// The words for signs, such as "about" for `~`.
    let signs: [Unicode.Scalar: String]
    /// The words that are spoken after the number: `≤5`, "5 いか".
    let signsBehind: [Unicode.Scalar: String]
    /// The words for `+` and `−` between two numbers, if they differ from the words before one number.
    let signsBetween: [Unicode.Scalar: String]
    /// `M`, `Mrd.`, "million" and their powers of ten.
    let scales: [(name: String, power: Int)]
    /// Units and currencies by their symbols, in this language and in any.
    let units: [String: SpokenUnit]
    let unitShapes: WordShapes
    let scaleShapes: WordShapes
    /// Unit symbols that are also words: `ha`.
    let unitWords: Set<String>
    /// Texts that begin with a unit's symbol and are not a unit: Dutch `t/m`, "through".
    let notUnits: [String]
    /// Unit symbols that are written with a point: `руб.`
    let unitPoints: Set<String>
    /// Unit symbols that a point makes another word, unless a sentence ends: `l.`, `г.`
    let pointedUnits: Set<String>
    /// The language's own letters that are units but often mean something else.
    let unitLetters: Set<Unicode.Scalar>
    /// Letters that are always a unit right after digits, as in Japanese `100m`.
    let gluedUnits: Set<String>
    /// The number of digits in each group of a telephone number without a code; empty if such groups may be a range.
    let telephone: [Int]
    /// Words, or beginnings of words, before the number of a parameter: "parameter $2". English words are included.
    let parameters: [String]
    /// Words that name money, in small letters: "dollars", "euro".
    let moneyWords: Set<String>
    /// Whether a currency sign precedes its number.
    let hasMoneyInFront: Bool
    /// Whether an ordinary space may separate groups of digits.
    let hasSpacedGroups: Bool
    /// Whether a point also may, as the voice reads it.
    let hasPointGroups: Bool
    /// Whether the voice spells a word that has a Han character, letter by letter.
    let spellsHanWords: Bool
    /// Words made of digits and letters, such as `1er`. A word without speech is read correctly by the voice.
    let words: [String: String]
    let ordinals: OrdinalWords
    /// Words for "o'clock" after a time.
    let clock: [String]
    /// The order of a date: `d.m.y`, `m/d/y`.
    let dateOrder: String
    /// Words before the number of a version or a section, in lower case.
    let versions: Set<String>
    /// Endings of counted words by their gender. Exceptions are words with such an ending or beginning that are not
    /// counted.
    let feminine: [String]
    let masculine: [String]
    let uncounted: Set<String>
    /// The last letters of counted words for several things. Another word follows a number by chance.
    let plurals: [String]
    /// Nil if an ending shows the gender of a counted word.
    let nouns: CountedNouns?
    /// Nil if the ends of a range have no special form.
    let genitive: GenitiveSpeech?
    let cases: CaseWords
    /// Nil if "two" of anything is the plain number.
    let measures: MeasureWords?
    let voiceMisreads: VoiceMisreadings
    let forms: FormWords
    let cents: CentWords
    /// Nil if days beside months need no words.
    let days: DayWords?
    /// The gender of halves and thirds.
    let fractionGender: IntegerSpeech.Gender

    init(_ book: Phrasebook, _ numbers: NumberVocabulary) {
        let own: (String) -> String? = { book.entries[$0 + ".speech"] ?? book.entries[$0] }
        let phrase: (String) -> Phrase? = { own($0).map { Phrase($0) } }
        range = Phrase(own("text.range") ?? own("range.plain") ?? book.value("range.plain") ?? "")
        per = phrase("text.per")
        over = phrase("text.over")
        fractions = Self.list(own("text.fractions")).map { name in
            PluralForms(name.split(separator: "/").joined(separator: " | "), book.plurals.categories)
        }
        parts = PartWords(own)
        mixed = phrase("text.mixed")
        mixedHalf = phrase("text.mixed.half") ?? mixed
        power = phrase("text.power")
        powers = [2: "text.power.2", 3: "text.power.3"].compactMapValues { own($0) }
        dot = own("text.dot")
        signs = Self.signs(own("text.signs"))
        signsBehind = Self.signs(own("text.signs.behind"))
        signsBetween = Self.signs(own("text.signs.between"))
        scales = Self.scales(own("text.scales"), numbers)
        units = Self.units(book, numbers)
        (unitShapes, scaleShapes) = (WordShapes(units.keys), WordShapes(scales.map { $0.name }))
        unitWords = Set(Self.list(own("text.units.words")))
        notUnits = Self.list(own("text.units.not"))
        unitPoints = Set(Self.list(own("text.units.points")))
        pointedUnits = Set(Self.list(book.value("text.units.pointed")) + Self.list(own("text.units.pointed.own")))
        unitLetters = Set((own("text.units.letters") ?? "").unicodeScalars.filter { !$0.isSpace })
        gluedUnits = Set(Self.list(own("text.units.glued")))
        telephone = Self.list(own("text.telephone")).compactMap { Int($0) }
        parameters = Self.list(book.value("text.parameters")) + Self.list(own("text.parameters.own"))
        moneyWords = Self.moneyWords(book).union(Self.list(own("text.money.words")))
        hasMoneyInFront = book.value("number.currency.display")?.hasPrefix("{unit}") ?? false
        (hasSpacedGroups, hasPointGroups) = (own("text.groups.spaced") != nil, own("text.groups.spaced") == "point")
        spellsHanWords = own("text.han") == "spelled"
        words = Dictionary(Self.pairs(own("text.words")).map { ($0.key, $0.value) }) { first, _ in first }
        ordinals = OrdinalWords(book, own)
        clock = Self.list(own("text.clock"))
        dateOrder = own("text.date") ?? ""
        versions = Set(Self.list(book.value("text.versions")) + Self.list(own("text.versions.own")))
        feminine = Self.list(own("text.feminine"))
        masculine = Self.list(own("text.masculine"))
        // "742 seiscentas e 14 libras": the second number is not counted.
        let hundreds = (book.entries["number.hundreds.feminine"] ?? "").split(separator: " ").map(String.init)
        uncounted = Set(Self.list(own("text.uncounted")) + hundreds)
        plurals = Self.list(own("text.plurals"))
        nouns = CountedNouns(book)
        genitive = GenitiveSpeech(book, numbers)
        (cases, measures) = (CaseWords(own), MeasureWords(book))
        var misreadings: VoiceMisreadings = []
        if own("text.seconds") == "lost" { misreadings.insert(.seconds) }
        if own("text.scales.spelled") != nil { misreadings.insert(.scales) }
        if own("text.percent") == "lost" || !numbers.voiceReadsPunctuation { misreadings.insert(.percent) }
        voiceMisreads = misreadings
        forms = FormWords(own, shared: { book.value($0) })
        cents = CentWords(book)
        days = DayWords(DateVocabulary(book), abbreviations: forms.months, book.language, own)
        fractionGender = own("text.fractions.gender") == "feminine" ? .feminine : .masculine
    }

    static func list(_ text: String?) -> [String] {
        (text ?? "").split(separator: ",").map { $0.trimmed() }
    }

    /// `~ about, → to`.
    static func pairs(_ text: String?) -> [(key: String, value: String)] {
        list(text).map { item in
            let parts = item.split(separator: " ", maxSplits: 1)
            return (String(parts.first ?? ""), parts.count == 2 ? String(parts[1]) : "")
        }
    }

    private static func signs(_ text: String?) -> [Unicode.Scalar: String] {
        pairs(text).reduce(into: [:]) { signs, pair in
            if let sign = pair.key.unicodeScalars.first { signs[sign] = pair.value }
        }
    }

    /// The language's own words and abbreviations for scales, longest first.
    private static func scales(_ text: String?, _ numbers: NumberVocabulary) -> [(name: String, power: Int)] {
        let words = numbers.scales.flatMap { scale in
            Set(
                PluralCategory.allCases.flatMap {
                    let name = scale.shown[$0]
                    return [name, name.lowercased(), name.prefix(1).uppercased() + name.dropFirst()]
                }
            ).map {
                (name: $0, power: scale.exponent)
            }
        }
        let short = pairs(text).compactMap { pair in Int(pair.value).map { (name: pair.key, power: $0) } }
        return (words + short).sorted { ($0.name.utf8.count, $0.name) > ($1.name.utf8.count, $1.name) }
    }

    private static func units(_ book: Phrasebook, _ numbers: NumberVocabulary) -> [String: SpokenUnit] {
        var units: [String: SpokenUnit] = [:]
        for symbol in symbols {
            guard let unit = SpokenUnit(symbol: symbol) else { continue }
            units[symbol] = unit
            guard let own = numbers.units[unit.key]?.symbol, own != unit.key else { continue }
            let prefix = unit.prefix == 0 ? "" : numbers.prefixes[unit.prefix]?.symbol ?? ""
            units[prefix + own] = unit
        }
        for sign in signsOfMoney where numbers.units[sign] != nil && book.value("unit.\(sign)") != nil {
            units[sign] = SpokenUnit(sign: sign)
        }
        for code in SpokenUnit.commonMoney where code != "RUB" { units[code.lowercased()] = SpokenUnit(symbol: code) }
        for symbol in numbers.further.symbols {
            units[symbol] = SpokenUnit(symbol: symbol)
            if let own = book.entries["unit.\(symbol).symbol"] { units[own] = units[symbol] }
        }
        for (symbol, key) in SpokenUnit.aliases where SpokenUnit.furtherSymbols.contains(key) {
            units[symbol] = units[key]
        }
        for symbol in CompoundUnit.glued.keys { units[symbol] = SpokenUnit(product: symbol) }
        for (sign, code) in KnownMoney.signs { units[sign] = units[code] }
        for (symbol, name) in pairs(book.entries["text.units"]) {
            units[symbol] = name == "-" ? nil : units[name] ?? SpokenUnit(symbol: name)
        }
        return units
    }

    /// The words of currencies that stand alone or have a plural: not "US" of "US dollars".
    private static func moneyWords(_ book: Phrasebook) -> Set<String> {
        (SpokenUnit.commonMoney + signsOfMoney).reduce(into: []) { words, code in
            let forms = (book.value("unit.\(code)") ?? "").split(separator: "|").map { $0.trimmed().lowercased() }
            guard let one = forms.first?.split(separator: " ").map(String.init), let many = forms.last else { return }
            let plural = many.split(separator: " ").map(String.init)
            guard one.count == plural.count, one.count > 1 else { return words.formUnion(one.count == 1 ? forms : []) }
            for (singular, plural) in zip(one, plural) where singular != plural { words.formUnion([singular, plural]) }
        }
    }

    private static let signsOfMoney = ["$", "£", "¥"]

    /// Symbols that mean nothing else in a text. `5 TV` is not teravolts, and `10 A` may be a seat.
    private static let symbols = """
        % ‰ °C °F ℃ ºC ºF ˚C ˚F ° km cm mm µm μm nm m kg g mg µg μg ng t l L dl dL ml mL µl ha m² m2 km² km2 cm² cm2 mm² mm2 m³ m3 cm³ cm3 mm³ mm3 dm³ dm3 m/s km/h kph mph mi ft lb lbs \
        ms µs μs us ns s min h V kV mV µV A mA µA W kW MW GW mW Wh kWh MWh GWh VA kVA J kJ MJ N kN Pa kPa MPa hPa bar mbar \
        Hz kHz MHz GHz THz Ω kΩ MΩ F µF nF pF T mT µT H mH K eV keV MeV GeV Bq Sv mSv µSv lm lx mol mmol dB px rpm ppm ppb \
        B kB KB MB GB TB PB KiB MiB GiB TiB B/s kB/s MB/s GB/s bit kbit Mbit Gbit bit/s kbit/s Mbit/s Gbit/s bps kbps Mbps Gbps mbps KG kwh MHZ GHZ mhz ghz \
        € $ US$ £ ¥ CN¥ NT$ ₽ ₿ ₹ ₩ EUR USD GBP JPY CNY TWD RUB CHF INR KRW BRL MXN HKD BTC ETH
        """.split(separator: " ").map(String.init)
}

/// Forms in a client's text that a voice misreads, apart from whole numbers and marks.
struct VoiceMisreadings: OptionSet {
    let rawValue: UInt8

    /// `14:10:30`
    static let seconds = VoiceMisreadings(rawValue: 1)
    /// Abbreviations such as `млн`, which the voice spells.
    static let scales = VoiceMisreadings(rawValue: 2)
    /// A percent sign: the voice does not say it in the form that the number requires.
    static let percent = VoiceMisreadings(rawValue: 4)
}

/// Words that count in Chinese. After them, two is another word than the plain number: "两个".
struct MeasureWords: Sendable {
    let words: [String]
    /// Words that begin a name if another Han character follows: `格式2对应的`.
    let ofNames: [String]
    /// The word before a number that makes it an ordinal: 第. The number is not counted.
    let ordinal: String
    /// The word after the four digits of a year: 年.
    let year: String
    /// Words before and after years that is a duration, not a date: `早了1500年`, `1000年来`.
    let beforeDurations: [String]
    let behindDurations: [String]
    /// Words after the numbers of dates and times, which may begin with a zero: 月, 点.
    let ofDates: [String]

    /// Nil for a language without `text.counted`.
    fileprivate init?(_ book: Phrasebook) {
        let entry: (String) -> String? = { book.entries["text.counted\($0)"] }
        guard let list = entry(""), let ordinal = entry(".ordinal"), let year = entry(".year") else { return nil }
        (words, ofNames) = (TextVocabulary.list(list), TextVocabulary.list(entry(".names")))
        (self.ordinal, self.year, ofDates) = (ordinal, year, TextVocabulary.list(entry(".dates")))
        beforeDurations = TextVocabulary.list(entry(".year.behind"))
        behindDurations = TextVocabulary.list(entry(".year.before"))
    }
}
