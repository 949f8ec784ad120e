// SPDX-License-Identifier: MIT

/// Names of the characters that espeak-ng's own voice of a language would skip, spell as a number, or name in English.
/// The voice names all other characters.
final class CharacterNames: Sendable {
    let names: NameTable

    /// - Parameter lines: each line is a character (or an escape for an invisible one), a space and the name.
    init(over base: CharacterNames? = nil, _ lines: String) {
        names = NameTable(over: base?.names, lines, escapes: Self.escapes)
    }

    func name(of character: Character) -> String? { names[String(character)] }

    /// The word before a capital letter; nil if the voice has its own word.
    var capital: String? { names["capital"] }

    /// The name of a space or a line's end, for display.
    func shown(_ character: Character) -> String {
        name(of: character) ?? (character == " " ? names["space"] : nil) ?? "space"
    }

    /// Words for a character that cannot be displayed: a control character by its number, any other by its kind.
    func unseen(_ scalar: Unicode.Scalar) -> String {
        let isControl = scalar.properties.generalCategory == .control
        let name = names[isControl ? "control" : "unknown"] ?? (isControl ? "control character" : "unknown character")
        return isControl ? "\(name) \(scalar.value)" : name
    }

    /// Characters that a line of a language's file cannot show.
    private static let escapes = [
        "SP": " ", "TAB": "\t", "LF": "\n", "CR": "\r", "ESC": "\u{1B}", "BS": "\u{8}", "DEL": "\u{7F}", "FF": "\u{C}",
        "NBSP": "\u{A0}", "ZWSP": "\u{200B}", "SHY": "\u{AD}", "CRLF": "\r\n", "ISP": "\u{3000}",
    ]
}
