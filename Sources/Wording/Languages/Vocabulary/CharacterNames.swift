// SPDX-License-Identifier: MIT

/// Names of the characters that espeak-ng's own voice of a language would skip, spell as a number, or name in English.
/// The voice names all other characters.
package final class CharacterNames: Sendable {
    let names: NameTable

    init(_ names: NameTable) { self.names = names }

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

    /// The character that a line of a language's file names.
    static func character(_ name: String) -> String { escapes[name] ?? name }

    /// The name of a character in a line of a language's file.
    package static func written(_ character: String) -> String {
        escapes.first { $0.value == character }?.key ?? character
    }

    /// Characters with which a line of a language's file cannot begin.
    private static let escapes = [
        "SP": " ", "TAB": "\t", "LF": "\n", "CR": "\r", "ESC": "\u{1B}", "BS": "\u{8}", "DEL": "\u{7F}", "FF": "\u{C}",
        "NBSP": "\u{A0}", "ZWSP": "\u{200B}", "SHY": "\u{AD}", "CRLF": "\r\n", "ISP": "\u{3000}",
        "HASH": "#",
    ]
}
