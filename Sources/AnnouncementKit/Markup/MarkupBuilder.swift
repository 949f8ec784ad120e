// SPDX-License-Identifier: MIT

/// Makes the parts of a text from elements and text, in the order of the source.
struct MarkupBuilder {
    /// The problem, and its place if that is not the start of the piece.
    struct Problem: Error {
        var problem: String
        var place: Int?
    }

    /// How text is spoken within an element.
    private struct Style {
        var element = ""
        var spoken = SpokenPart(text: "")
        var interpretation = MarkupValue.Interpretation.plain
        var alias: String?
    }

    private var stack = [Style()]
    private var parts: [MarkedText.Part] = []
    private var marks: [MarkedText.Mark] = []
    /// The pause that breaks request.
    private var pause = Duration.zero
    /// The total length of all breaks.
    private var silence = Duration.zero
    /// The pause between sentences and paragraphs; dropped at the end of the text.
    private var gap = Duration.zero
    /// True if the next text starts a new part.
    private var isNewPart = true

    private var style: Style { stack[stack.count - 1] }

    mutating func open(_ tag: MarkupTag) throws(Problem) {
        if style.alias != nil { throw Problem(problem: "<sub> may hold only text: remove <\(tag.name)> from it") }
        try check(tag)
        isNewPart = true
        stack.append(style)
        stack[stack.count - 1].element = tag.name
        for attribute in tag.attributes where attribute.name == "xml:lang" || attribute.name == "languages" {
            stack[stack.count - 1].spoken.language = LanguageTag(attribute.value).name
        }
        try apply(tag)
    }

    mutating func close() {
        let element = style.element
        if ["p", "s", "speak"].contains(element) { endSentence(element == "p" ? 700 : 450) }
        isNewPart = true
        stack.removeLast()
    }

    /// Adds text. A run of white space becomes one space, or none after a space.
    mutating func add(_ text: String) throws(Problem) {
        var words = String.UnicodeScalarView()
        var last = parts.last?.display.unicodeScalars.last ?? " "
        for scalar in text.unicodeScalars {
            let isSpace = scalar.properties.isWhitespace
            if !isSpace || !last.properties.isWhitespace { words.append(isSpace ? " " : scalar) }
            last = scalar
        }
        guard !words.isEmpty else { return }
        if words.elementsEqual(" ".unicodeScalars), let place = parts.indices.last {
            parts[place].display += " "
            parts[place].spoken.text += " "
            return
        }
        try speak(String(words))
    }

    var finished: MarkedText {
        var parts = parts
        while let last = parts.indices.last, parts[last].display.hasSuffix("\n") {
            parts[last].display.removeLast()
            parts[last].spoken.text.removeLast()
        }
        if pause > .zero { parts.append(part(display: "", spoken: "", after: pause)) }
        return MarkedText(parts: parts, marks: marks)
    }

    private mutating func speak(_ text: String) throws(Problem) {
        switch style.interpretation {
        case .plain: append(text, spoken: style.alias.map { isNewPart ? $0 : "" } ?? text)
        case .digits: append(text, spoken: Self.digits(of: text))
        case .characters:
            guard text.count <= 200 else {
                throw Problem(problem: "more than 200 characters are to be spelled: spell fewer")
            }
            append(text, spoken: text)
        }
    }

    private mutating func append(_ display: String, spoken: String) {
        guard isNewPart || parts.isEmpty else {
            parts[parts.count - 1].display += display
            parts[parts.count - 1].spoken.text += spoken
            return
        }
        parts.append(part(display: display, spoken: spoken, after: max(pause, gap)))
        isNewPart = false
        (pause, gap) = (.zero, .zero)
    }

    private func part(display: String, spoken: String, after pause: Duration) -> MarkedText.Part {
        var part = style.spoken
        part.text = spoken
        part.pause = pause
        return MarkedText.Part(display: display, spoken: part)
    }

    /// Adds a line break, which ends the sentence when the text is later split into sentences.
    private mutating func endSentence(_ milliseconds: Int) {
        guard let last = parts.indices.last else { return }
        gap = max(gap, .milliseconds(milliseconds))
        guard !parts[last].display.hasSuffix("\n") else { return }
        parts[last].display += "\n"
        parts[last].spoken.text += "\n"
    }

    private mutating func apply(_ tag: MarkupTag) throws(Problem) {
        let top = stack.count - 1
        func values(_ name: String) -> MarkupAttribute? { tag.attributes.first { $0.name == name } }
        switch tag.name {
        case "p", "s": if !parts.isEmpty { endSentence(tag.name == "p" ? 700 : 450) }
        case "break": try addBreak(tag)
        case "prosody": stack[top].spoken.prosody = try prosody(tag)
        case "emphasis":
            let level = try value(tag, "level", MarkupValue.emphasis) { "strong, moderate, none or reduced" }
            stack[top].spoken.prosody = (level ?? MarkupValue.emphasis("moderate")!).within(style.spoken.prosody)
        case "say-as":
            let known = MarkupValue.interpretations.keys.sorted().joined(separator: ", ")
            let kind = try value(tag, "interpret-as", { MarkupValue.interpretations[$0] }) { "one of \(known)" }
            stack[top].interpretation = kind ?? .plain
            stack[top].spoken.isSpelled = kind == .characters
        case "sub": stack[top].alias = values("alias")?.value
        case "phoneme": stack[top].spoken.phonemes = try notation(tag)
        case "tts:style": stack[top].spoken.punctuation = try punctuation(tag)
        case "mark": marks.append(MarkedText.Mark(name: values("name")?.value ?? "", part: parts.count))
        case "voice":
            stack[top].spoken.voice = values("name")?.value ?? style.spoken.voice
            if let gender = try value(tag, "gender", Self.gender, { "female, male or neutral" }) {
                stack[top].spoken.gender = gender
            }
        default: break
        }
    }
}

/// Attributes.
extension MarkupBuilder {
    /// The known elements with their attributes. A `!` marks a required attribute.
    private static let attributes: [String: [String]] = [
        "speak": ["version", "xmlns", "xml:lang"], "p": ["xml:lang"], "s": ["xml:lang"], "break": ["time", "strength"],
        "prosody": ["rate", "pitch", "volume"], "emphasis": ["level"], "say-as": ["interpret-as!", "format"],
        "sub": ["alias!"], "mark": ["name!"], "voice": ["name", "gender", "languages", "xml:lang"],
        "lang": ["xml:lang!"], "phoneme": ["alphabet", "ph!"], "tts:style": ["field!", "mode!"],
    ]

    private func check(_ tag: MarkupTag) throws(Problem) {
        guard let known = Self.attributes[tag.name] else {
            let elements = Self.attributes.keys.sorted().joined(separator: ", ")
            throw Problem(problem: "there is no element <\(tag.name)> here: use \(elements)")
        }
        let names = known.map { $0.hasSuffix("!") ? String($0.dropLast()) : $0 }
        if let foreign = tag.attributes.first(where: { !names.contains($0.name) }) {
            let list = names.joined(separator: ", ")
            throw Problem(
                problem: "<\(tag.name)> has no attribute \(foreign.name) here: it takes \(list)", place: foreign.place)
        }
        for needed in known where needed.hasSuffix("!") {
            let name = needed.dropLast()
            guard tag.attributes.contains(where: { $0.name == name && !$0.value.isEmpty }) else {
                throw Problem(problem: "<\(tag.name)> needs the attribute \(name): give it")
            }
        }
    }

    private func value<Value>(
        _ tag: MarkupTag, _ name: String, _ make: (String) -> Value?, _ wanted: () -> String
    ) throws(Problem) -> Value? {
        guard let attribute = tag.attributes.first(where: { $0.name == name }) else { return nil }
        if let value = make(attribute.value) { return value }
        throw Problem(
            problem: "\(name) is \"\(attribute.value.prefix(40))\", but must be \(wanted())", place: attribute.place)
    }

    private mutating func addBreak(_ tag: MarkupTag) throws(Problem) {
        let strengths = "none, x-weak, weak, medium, strong or x-strong"
        let strength = try value(tag, "strength", { MarkupValue.strengths[$0] }) { strengths }
        let time = try value(tag, "time", MarkupValue.time) { "a time such as 500ms or 1.5s" }
        let asked = (time ?? strength ?? MarkupValue.strengths["medium"]!)
        pause = min(.seconds(10), pause + asked)
        silence += asked
        guard silence <= .seconds(60) else {
            throw Problem(problem: "all breaks together are longer than 60 s: shorten them")
        }
    }

    private func prosody(_ tag: MarkupTag) throws(Problem) -> Prosody {
        var prosody = Prosody()
        let rate = try value(tag, "rate", MarkupValue.rate) {
            "x-slow, slow, medium, fast, x-fast, or such as 150%, +20%, 200wpm"
        }
        let pitch = try value(tag, "pitch", MarkupValue.pitch) {
            "x-low, low, medium, high, x-high, or such as +20%, -2st"
        }
        let volume = try value(tag, "volume", MarkupValue.volume) {
            "silent, x-soft, soft, medium, loud, x-loud, or such as 80, -6dB, +20%"
        }
        prosody.rate = rate ?? prosody.rate
        prosody.pitch = pitch ?? prosody.pitch
        prosody.volume = volume ?? prosody.volume
        return prosody.within(style.spoken.prosody)
    }

    /// The sounds of a `phoneme`: `ipa` is the only alphabet.
    private func notation(_ tag: MarkupTag) throws(Problem) -> String? {
        _ = try value(tag, "alphabet", { $0 == "ipa" ? true : nil }) { "ipa" }
        return try value(tag, "ph", { $0.unicodeScalars.count <= MarkupValue.longestNotation ? $0 : nil }) {
            "at most \(MarkupValue.longestNotation) characters long"
        }
    }

    /// The style of espeak-ng's own SSML: how punctuation marks are spoken.
    private func punctuation(_ tag: MarkupTag) throws(Problem) -> Punctuation? {
        _ = try value(tag, "field", { $0 == "punctuation" ? true : nil }) { "punctuation" }
        return try value(tag, "mode", Punctuation.init) { "none, some, most or all" }
    }

    private static func gender(_ name: String) -> SpokenPart.Gender?? {
        switch name {
        case "female": .some(.female)
        case "male": .some(.male)
        case "neutral": .some(.none)
        default: nil
        }
    }

    /// The text with its digits separated, so that each is spoken. A separator between groups becomes a pause.
    private static func digits(of text: String) -> String {
        var spelled = ""
        for character in text {
            if character.isNumber {
                if let last = spelled.last, last.isNumber { spelled += " " }
                spelled.append(character)
            } else if "-–()./ ".contains(character) {
                if let last = spelled.last, last.isNumber { spelled += ", " }
            } else {
                spelled.append(character)
            }
        }
        return spelled
    }
}
