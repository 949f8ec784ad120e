// SPDX-License-Identifier: MIT

import CBus

/// A value to send, of the type that the receiver expects.
package indirect enum BusDatum: Sendable, Hashable {
    case text(String)
    case path(String)
    case number(Int32)
    case natural(UInt32)
    case short(Int16)
    case decimal(Double)
    case flag(Bool)
    case structure([BusDatum])
    /// - Parameter of: the signature of one item.
    case array(of: String, [BusDatum])
    /// One entry of a dictionary, which is an array of entries.
    case entry(BusDatum, BusDatum)
    case variant(BusDatum)

    package static func texts(_ texts: [String]) -> BusDatum { .array(of: "s", texts.map { .text($0) }) }

    /// The type in the notation of D-Bus.
    var signature: String {
        switch self {
        case .text: "s"
        case .path: "o"
        case .number: "i"
        case .natural: "u"
        case .short: "n"
        case .decimal: "d"
        case .flag: "b"
        case .structure(let parts): "(\(parts.map(\.signature).joined()))"
        case .array(let one, _): "a\(one)"
        case .entry(let key, let value): "{\(key.signature)\(value.signature)}"
        case .variant: "v"
        }
    }
}

extension BusDatum {
    /// Appends the value to a message of sd-bus.
    /// - Returns: less than 0 when the value does not fit there.
    func append(to message: OpaquePointer) -> Int32 {
        switch self {
        case .text(let text): return sd_bus_message_append_basic(message, Self.type("s"), text)
        case .path(let path): return sd_bus_message_append_basic(message, Self.type("o"), path)
        case .number(var value): return sd_bus_message_append_basic(message, Self.type("i"), &value)
        case .natural(var value): return sd_bus_message_append_basic(message, Self.type("u"), &value)
        case .short(var value): return sd_bus_message_append_basic(message, Self.type("n"), &value)
        case .decimal(var value): return sd_bus_message_append_basic(message, Self.type("d"), &value)
        case .flag(let isOn):
            var value: Int32 = isOn ? 1 : 0
            return sd_bus_message_append_basic(message, Self.type("b"), &value)
        case .structure(let parts): return Self.append(parts, to: message, in: "r", inner(1))
        case .array(let one, let values): return Self.append(values, to: message, in: "a", one)
        case .entry(let key, let value): return Self.append([key, value], to: message, in: "e", inner(1))
        case .variant(let value): return Self.append([value], to: message, in: "v", value.signature)
        }
    }

    /// The signature without `count` brackets at each end.
    private func inner(_ count: Int) -> String { String(signature.dropFirst(count).dropLast(count)) }

    private static func type(_ letter: Unicode.Scalar) -> CChar { CChar(letter.value) }

    private static func append(
        _ values: [BusDatum], to message: OpaquePointer, in container: Unicode.Scalar, _ contents: String
    ) -> Int32 {
        var status = sd_bus_message_open_container(message, type(container), contents)
        for value in values where status >= 0 { status = value.append(to: message) }
        return status < 0 ? status : sd_bus_message_close_container(message)
    }
}
