// SPDX-License-Identifier: MIT

/// A value that is sent, of the type that its receiver wants.
package indirect enum BusDatum: Sendable, Hashable {
    case text(String)
    case path(String)
    case number(Int32)
    case natural(UInt32)
    case short(Int16)
    case decimal(Double)
    case flag(Bool)
    case structure([BusDatum])
    /// - Parameter of: the signature of one.
    case array(of: String, [BusDatum])
    /// One of a dictionary, which is an array of them.
    case entry(BusDatum, BusDatum)
    case variant(BusDatum)

    package static func texts(_ texts: [String]) -> BusDatum { .array(of: "s", texts.map { .text($0) }) }

    /// Its type, as D-Bus writes it.
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
