// SPDX-License-Identifier: MIT

/// The client's name for its request, which the reply repeats unchanged.
package enum RequestID: Sendable, Hashable {
    case number(Int)
    case string(String)
    /// JSON-RPC allows `null`. This id is also used in replies to lines that could not be read.
    case null
}

extension RequestID: Codable {
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let number = try? container.decode(Int.self) {
            self = .number(number)
        } else if let string = try? container.decode(String.self) {
            self = .string(string)
        } else {
            throw WireError(.invalidRequest, "The id must be a string or a whole number.")
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .number(let number): try container.encode(number)
        case .string(let string): try container.encode(string)
        case .null: try container.encodeNil()
        }
    }
}

extension RequestID: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
    package init(integerLiteral value: Int) {
        self = .number(value)
    }

    package init(stringLiteral value: String) {
        self = .string(value)
    }
}
