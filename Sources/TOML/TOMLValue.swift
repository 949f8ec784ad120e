// SPDX-License-Identifier: GPL-3.0-or-later

/// A value of a TOML file, and its line.
package struct TOMLValue: Sendable, Equatable {
    package enum Content: Sendable, Equatable {
        case text(String)
        case integer(Int64)
        case float(Double)
        case boolean(Bool)
        case array([TOMLValue])
        case table(TOMLTable)
    }

    package let content: Content
    /// The line of its key, or of the value itself in an array; the first is 1.
    package let line: Int
}

/// Keys and their values, in the order of the file.
package struct TOMLTable: Sendable, Equatable {
    package private(set) var keys: [String] = []
    private var values: [String: TOMLValue] = [:]

    package init() {}

    package subscript(_ key: String) -> TOMLValue? { values[key] }

    /// A key that exists already keeps its place.
    package mutating func set(_ key: String, _ value: TOMLValue) {
        if values.updateValue(value, forKey: key) == nil { keys.append(key) }
    }

    /// Removes a key, and returns its value.
    package mutating func take(_ key: String) -> TOMLValue? {
        keys.removeAll { $0 == key }
        return values.removeValue(forKey: key)
    }
}

/// The value as TOML, on one line.
extension TOMLValue: CustomStringConvertible {
    package var description: String {
        switch content {
        case .text(let text): Self.quoted(text)
        case .integer(let number): String(number)
        case .float(let number): Self.spelled(number)
        case .boolean(let isTrue): isTrue ? "true" : "false"
        case .array(let values): "[" + values.map(\.description).joined(separator: ", ") + "]"
        case .table(let table): table.description
        }
    }

    package static func quoted(_ text: String) -> String {
        let escaped = text.unicodeScalars.map { scalar in
            switch scalar {
            case "\"", "\\": "\\\(scalar)"
            case "\n": "\\n"
            case "\t": "\\t"
            case "\0"..<" ", "\u{7F}": "\\u" + String(repeating: "0", count: scalar.value < 16 ? 3 : 2) + hex(scalar)
            default: String(scalar)
            }
        }
        return "\"" + escaped.joined() + "\""
    }

    private static func hex(_ scalar: Unicode.Scalar) -> String { String(scalar.value, radix: 16, uppercase: true) }

    private static func spelled(_ number: Double) -> String {
        if number.isNaN { return "nan" }
        return number.isInfinite ? (number < 0 ? "-inf" : "inf") : "\(number)"
    }
}

extension TOMLTable: CustomStringConvertible {
    package var description: String {
        let entries = keys.map { key in "\(Self.name(key)) = \(values[key]?.description ?? "")" }
        return "{" + entries.joined(separator: ", ") + "}"
    }

    /// A key, in quotes where it needs them.
    static func name(_ key: String) -> String {
        let isBare = !key.isEmpty && key.utf8.allSatisfy(TOMLScanner.isBare)
        return isBare ? key : TOMLValue.quoted(key)
    }
}
