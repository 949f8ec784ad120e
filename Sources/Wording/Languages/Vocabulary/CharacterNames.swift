// SPDX-License-Identifier: MIT

/// Names of the characters that espeak-ng's own voice of a language would pass over, spell as a number, or name in
/// English. The voice names the others itself.
final class CharacterNames: Sendable {
    let names: NameTable

    /// - Parameter lines: each is a character (or what stands for one that cannot be shown), a space and the name.
    init(over base: CharacterNames? = nil, _ lines: String) {
        names = NameTable(over: base?.names, lines, escapes: Self.escapes)
    }

    func name(of character: Character) -> String? { names[String(character)] }

    /// Spoken before a capital letter, where the voice has no word of its own for it.
    var capital: String? { names["capital"] }

    /// A space or a line's end by its name, for display.
    func shown(_ character: Character) -> String {
        name(of: character) ?? (character == " " ? names["space"] : nil) ?? "space"
    }

    /// For a character that cannot be displayed: a control character by its number, any other by what it is.
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
