// SPDX-License-Identifier: MIT

import FoundationEssentials

/// An attributed text for speech: the text, and SSML if an attribute changes how it is spoken.
struct AttributedSpeech {
    let text: String
    /// Nil if the text is spoken like any other.
    let ssml: String?
    /// The most urgent priority of a part; nil if no part has one.
    let priority: AccessibilityPriority?
    /// The highest heading of a part, from 1; nil if there is none.
    let headingLevel: Int?
    let textualContext: AccessibilityTextualContext?

    init(_ string: AttributedString) {
        var source = ""
        var isMarked = false
        var priorities: [AccessibilityPriority] = []
        var levels: [Int] = []
        var context: AccessibilityTextualContext?
        for run in string.runs {
            let (opening, closing) = Self.elements(of: run)
            isMarked = isMarked || !opening.isEmpty
            source += opening + Self.escaped(String(string.characters[run.range])) + closing
            if let priority = Self.priority(of: run) { priorities.append(priority) }
            if let level = run.accessibilityHeadingLevel?.rawValue, level > 0 { levels.append(level) }
            if let kind = run.accessibilityTextualContext, kind != .plain {
                context = context ?? AccessibilityTextualContext(rawValue: kind.rawValue)
            }
        }
        text = String(string.characters)
        ssml = isMarked ? "<speak>\(source)</speak>" : nil
        priority = [.high, .default, .low].first(where: priorities.contains)
        headingLevel = levels.min()
        textualContext = context
    }

    private typealias Run = AttributedString.Runs.Run

    private static func priority(of run: Run) -> AccessibilityPriority? {
        if let priority = run.accessibilitySpeechAnnouncementPriority {
            return priority
        }
        return run.accessibilitySpeechAnnouncementsQueued.map { $0 ? .low : .default }
    }

    private static func elements(of run: Run) -> (opening: String, closing: String) {
        var (opening, closing) = ("", "")
        func wrap(_ name: String, _ attributes: String) {
            opening += "<\(name) \(attributes)>"
            closing = "</\(name)>" + closing
        }
        if let language = run.accessibilitySpeechLanguage ?? run.languageIdentifier, !language.isEmpty {
            wrap("lang", "xml:lang=\"\(escaped(language))\"")
        }
        if let pitch = run.accessibilitySpeechAdjustedPitch, pitch.isFinite, pitch != 0 {
            let semitones = (min(max(pitch, -1), 1) * 12 * 100).rounded() / 100
            wrap("prosody", "pitch=\"\(semitones < 0 ? "" : "+")\(semitones)st\"")
        }
        if let isNamed = run.accessibilitySpeechIncludesPunctuation {
            wrap("tts:style", "field=\"punctuation\" mode=\"\(isNamed ? "all" : "none")\"")
        }
        if let notation = run.accessibilitySpeechPhoneticNotation, !notation.isEmpty {
            wrap("phoneme", "alphabet=\"ipa\" ph=\"\(escaped(notation))\"")
        } else if run.accessibilitySpeechSpellsOutCharacters == true {
            wrap("say-as", "interpret-as=\"characters\"")
        }
        return (opening, closing)
    }

    /// The text with the characters that XML reserves as entities. A control character, which XML has none for, becomes
    /// a space.
    private static func escaped(_ text: String) -> String {
        var escaped = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped.append(contentsOf: "&amp;".unicodeScalars)
            case "<": escaped.append(contentsOf: "&lt;".unicodeScalars)
            case ">": escaped.append(contentsOf: "&gt;".unicodeScalars)
            case "\"": escaped.append(contentsOf: "&quot;".unicodeScalars)
            case _ where scalar.value < 0x20 && scalar != "\n" && scalar != "\t": escaped.append(" ")
            default: escaped.append(scalar)
            }
        }
        return String(escaped)
    }
}
