// SPDX-License-Identifier: MIT

/// The words that a recognizer may understand, as a JSGF grammar: the expected clauses, and any other words.
///
/// Wrong words must not be taken for expected ones. So numbers in a clause match any number, and any word of a list or
/// sound of the language may match instead, with a penalty that a well-fitting sound outweighs.
struct ListeningGrammar: Sendable, Hashable {
    let text: String
    /// The words whose pronunciations the dictionary must have.
    let words: Set<String>

    init(_ expected: [ExpectedSpeech]) {
        var clauses: [String] = []
        var words = EnglishWords.numberWords.union(Self.common)
        for speech in expected {
            let spoken = EnglishWords(speech.text).clauses
            for (index, clause) in spoken.enumerated() {
                words.formUnion(clause.flatMap(\.words))
                let isCut = speech.isCut && index == spoken.count - 1
                clauses.append(isCut ? Self.beginnings(Self.freed(clause)) : Self.freed(clause).joined(separator: " "))
            }
        }
        self.words = words
        let known = Array(Set(clauses)).sorted() + ["<any>"]
        let any = (words.sorted() + Self.sounds.map(Self.name)).map { "/\(Self.price)/ \($0)" }
        text = """
            #JSGF V1.0;
            grammar announcements;
            \(Self.numbers)
            <any> = /1/ \(Self.unheard) | \(any.joined(separator: " | "));
            public <heard> = ( \(known.joined(separator: " | ")) )+;

            """
    }

    /// Replaces each number by the rule for any number.
    private static func freed(_ clause: [EnglishWords.Token]) -> [String] {
        clause.flatMap { $0.isNumber ? ["<n>"] : $0.words }
    }

    /// A text that was interrupted may end after any of its words.
    private static func beginnings(_ words: [String]) -> String {
        "[" + words.joined(separator: " [") + String(repeating: "]", count: words.count)
    }

    /// Measured with ten sentences in the voice en-us+klatt4, and with ten in which one word is wrong: from 1e-6 to
    /// 1e-15 all correct sentences are recognized, at 1e-3 some are not; nine of the wrong ones are detected ("upload"
    /// is not).
    private static let price = "0.00000001"
    /// The recognizer scales weights to a sum of one: this word, which is never spoken, takes most of it.
    private static let unheard = "qqnothing"

    private static let numbers = """
        <digit> = zero|one|two|three|four|five|six|seven|eight|nine;
        <unit> = one|two|three|four|five|six|seven|eight|nine;
        <teen> = ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen;
        <ten> = twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety;
        <tens> = <unit> | <teen> | <ten> [<unit>];
        <hundreds> = <tens> | <unit> hundred [[and] <tens>];
        <year> = nineteen hundred [[and] <tens>];
        <whole> = zero | <hundreds> | <year> | <hundreds> (thousand | million) [[and] <hundreds>];
        <n> = [minus] <whole> [point <digit> [<digit> [<digit> [<digit>]]]];
        """

    /// Words that programs often say, so that a wrong one among them is recognized as itself.
    private static let common = Set(
        """
        a active adjustable alarm all an and animated are at axis back battery been begin bottom build button by cancel
        canceled changed checked close closed complete completed connected connection copied data decreased deleted
        disabled disconnected done down download east empty enabled end error expanded extents failed file fire finished
        first focus folder for found from full green had has have heading hello high highest hour image in increased
        interrupted is item just last leave left line link list loading lost low lower lowest mail maximum menu message
        minimum minute moved muted new next no north not now of off ok on open opened or out page panned parts paused per
        percent playing point press price progress ready received red removed restored right room saved second selected
        sent series show slider south start started stop stopped surface table the time to top unchecked up upload upper
        user value visible volume warning was west with world x y yes z zoomed
        """.split(whereSeparator: \.isWhitespace).map(String.init))

    /// The recognizer's phonemes of English, each used as a word.
    static let sounds =
        ("AA AE AH AO AW AY B CH D DH EH ER EY F G HH IH IY JH K L M N NG OW OY P R S SH T TH UH UW V W Y Z ZH")
        .split(separator: " ").map(String.init)

    static func name(of sound: String) -> String { "qq" + sound.lowercased() }

    /// Artificial words and their pronunciations.
    static let made: [String: String] = sounds.reduce(into: [unheard: "ZH OY ZH OY ZH OY ZH OY ZH OY ZH"]) {
        $0[name(of: $1)] = $1
    }
}
