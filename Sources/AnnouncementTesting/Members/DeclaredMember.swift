// SPDX-License-Identifier: MIT

/// A member that a type or an extension declares, read from its demangled symbol.
struct DeclaredMember: Sendable, Hashable {
    /// The name with its labels, such as `accessibilityLabel.getter` or `index(ofAccessibilityElement:)`.
    let name: String
    /// The types of the parameters and of the value.
    let signature: String

    /// - Parameter text: the declaration without its owner, such as `accessibilityLabel.getter : Swift.String`.
    init?(_ text: some StringProtocol) {
        let text = String(text)
        if let value = text.firstRange(of: " : "), !text[..<value.lowerBound].contains("(") {
            name = String(text[..<value.lowerBound])
            signature = String(text[value.upperBound...])
            return
        }
        guard let open = text.firstIndex(of: "("), !text[..<open].contains(" ") else { return nil }
        let parameters = Self.parameters(text[open...])
        name = text[..<open] + "(" + parameters.map { "\($0.label):" }.joined() + ")"
        signature = parameters.map(\.type).joined(separator: ", ") + Self.result(text[open...])
    }

    /// The member's name as a programmer writes it.
    var shown: String {
        for accessor in [".getter", ".setter"] where name.hasSuffix(accessor) { return String(name.dropLast(7)) }
        return name
    }

    /// The type of the value, without the names of the modules.
    var type: String {
        let type = signature.split(separator: " ").last.map(String.init) ?? signature
        var text = type.replacing("Swift.", with: "").replacing("AnnouncementKit.", with: "")
        if text.hasPrefix("Optional<"), text.hasSuffix(">") { text = text.dropFirst(9).dropLast() + "?" }
        return text
    }

    private static func parameters(_ text: Substring) -> [(label: String, type: String)] {
        var (depth, part, parts) = (0, "", [String]())
        for character in text {
            if "([<".contains(character) { depth += 1 }
            if ")]>".contains(character) { depth -= 1 }
            if depth == 0 { break }
            if depth == 1, character == "," {
                parts.append(part)
                part = ""
            } else if depth > 1 || character != "(" {
                part.append(character)
            }
        }
        if !part.isEmpty { parts.append(part) }
        return parts.map { part in
            let part = part.drop { $0 == " " }
            guard let colon = part.firstIndex(of: ":"), !part[..<colon].contains("<") else {
                return ("_", String(part))
            }
            return (String(part[..<colon]), String(part[colon...].dropFirst(2)))
        }
    }

    private static func result(_ text: Substring) -> String {
        guard let arrow = text.ranges(of: " -> ").last else { return "" }
        return String(text[arrow.lowerBound...])
    }
}
