// SPDX-License-Identifier: MIT

/// A value of a D-Bus message, reduced to the types that this program reads.
package enum BusValue: Sendable, Hashable {
    /// A string, an object path or a signature.
    case text(String)
    /// An integer of any size, clamped to the range of `Int`.
    case number(Int)
    case decimal(Double)
    case flag(Bool)
    /// An array, a structure, or an entry of a dictionary (key and value).
    case list([BusValue])
    /// Bytes, descriptors, and values nested too deep.
    case unread

    package var text: String? { if case .text(let text) = self { text } else { nil } }
    package var number: Int? { if case .number(let number) = self { number } else { nil } }
    package var flag: Bool? { if case .flag(let isOn) = self { isOn } else { nil } }
    package var list: [BusValue]? { if case .list(let values) = self { values } else { nil } }

    /// The value of a dictionary for a key; nil when the key is missing or when this is not a dictionary.
    subscript(_ key: String) -> BusValue? {
        list?.first { $0.list?.count == 2 && $0.list?.first == .text(key) }?.list?.last
    }
}
