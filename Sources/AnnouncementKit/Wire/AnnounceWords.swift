// SPDX-License-Identifier: MIT

/// The content of an `announce` request.
public enum AnnounceWords: Sendable, Hashable {
    /// A plain text, never read as markup.
    case text(String)
    /// A text of a kind other than `plain`. The daemon reads its structure.
    /// - Parameter readsCode: true to say blocks of code, false to say how many lines they have.
    case formatted(String, TextKind, readsCode: Bool = false)
    /// A displayed text, and the words that are spoken in its place. The client has also worded the numbers. Neither is
    /// read as markup.
    case phrased(String, spoken: String)
    /// The SSML source, and its meaning. Made by ``ssml(_:)``.
    case markup(String, MarkedText)
    /// One character, spoken by name.
    case character(String)
    /// A key, by its name on the keyboard, such as `control_x`.
    case key(String)
    /// A sound of the desktop's sound theme.
    case soundIcon(String)

    /// Parses SSML.
    /// - Throws: a ``WireError`` if `SpeechMarkup` rejects the source.
    public static func ssml(_ source: String) throws(WireError) -> Self {
        do {
            return .markup(source, try SpeechMarkup(source).marked)
        } catch {
            throw WireError(.invalidParams, "\"ssml\", \(error).")
        }
    }

    var content: AnnouncementContent {
        switch self {
        case .text(let text): .text(TerminalText.shown(text))
        case .formatted(let text, let kind, _): .text(TerminalText.shown(text, overwrites: kind == .terminal))
        case .phrased(let text, let spoken): .phrased(shown: text, spoken: spoken)
        case .markup(_, let marked): .markup(marked)
        case .character(let character): .character(character)
        case .key(let key): .key(key)
        case .soundIcon(let name): .soundIcon(name)
        }
    }

    /// True for the echo of a key press: a letter that is typed twice is spoken twice.
    var isEcho: Bool {
        switch self {
        case .text, .formatted, .phrased, .markup: false
        case .character, .key, .soundIcon: true
        }
    }

    var key: AnnounceRequest.CodingKeys {
        switch self {
        case .text, .formatted, .phrased: .text
        case .markup: .ssml
        case .character: .character
        case .key: .key
        case .soundIcon: .soundIcon
        }
    }

    /// The source as sent on the wire.
    package var source: String {
        switch self {
        case .text(let source), .formatted(let source, _, _), .phrased(let source, _), .markup(let source, _),
            .character(let source),
            .key(let source),
            .soundIcon(let source):
            source
        }
    }

    /// The text's kind, unless it is plain.
    var kind: TextKind? { if case .formatted(_, let kind, _) = self { kind } else { nil } }

    var readsCode: Bool { if case .formatted(_, _, let reads) = self { reads } else { false } }

    /// The spoken words, if they differ from the displayed text.
    var spoken: String? { if case .phrased(_, let spoken) = self { spoken } else { nil } }
}

extension AnnounceWords {
    static let keys: [AnnounceRequest.CodingKeys] = [.text, .ssml, .character, .key, .soundIcon]

    init(in parameters: Parameters<AnnounceRequest.CodingKeys>) throws {
        let given = Self.keys.filter { parameters.contains($0) }
        guard given.count < 2 else {
            let names = given.map { "\"\($0.stringValue)\"" }.joined(separator: " or ")
            throw WireError(.invalidParams, "Send \(names), not both.")
        }
        if parameters.contains(.spoken) {
            guard given == [.text], !parameters.contains(.kind), !parameters.contains(.readCode) else {
                throw WireError(
                    .invalidParams,
                    "\"spoken\" is how \"text\" is spoken: send it with \"text\", and without ssml, character, key, "
                        + "soundIcon, kind and readCode.")
            }
            self = .phrased(try parameters.text(.text), spoken: try parameters.text(.spoken))
            return
        }
        let kind: TextKind = try parameters.name(.kind) ?? .plain
        let readsCode = try parameters.decodeIfPresent(Bool.self, forKey: .readCode) ?? false
        guard kind == .plain && !readsCode || given.first ?? .text == .text else {
            throw WireError(.invalidParams, "\"kind\" and \"readCode\" describe \"text\": send them with \"text\".")
        }
        switch given.first ?? .text {
        case .ssml: self = try .ssml(parameters.text(.ssml))
        case .character: self = .character(try Self.character(in: parameters))
        case .key: self = .key(try parameters.text(.key))
        case .soundIcon: self = .soundIcon(try parameters.text(.soundIcon))
        default:
            let text = try parameters.text(.text)
            self = kind == .plain ? .text(text) : .formatted(text, kind, readsCode: readsCode)
        }
    }

    /// A space is a valid character.
    private static func character(in parameters: Parameters<AnnounceRequest.CodingKeys>) throws -> String {
        let character = try parameters.decode(String.self, forKey: .character)
        guard character.count == 1 else {
            throw WireError(.invalidParams, "\"character\" must be one character, such as \"A\" or \" \".")
        }
        return character
    }
}
