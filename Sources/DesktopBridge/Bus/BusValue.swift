// SPDX-License-Identifier: MIT

/// A value of a D-Bus message, as far as this program looks at one.
package enum BusValue: Sendable, Hashable {
    /// A string, an object path or a signature.
    case text(String)
    /// A whole number of any size; one beyond `Int` is the nearest that is not.
    case number(Int)
    case decimal(Double)
    case flag(Bool)
    /// An array, a structure, or an entry of a dictionary: its key and its value.
    case list([BusValue])
    /// Bytes, descriptors, and what is nested too deep.
    case unread

    package var text: String? { if case .text(let text) = self { text } else { nil } }
    package var number: Int? { if case .number(let number) = self { number } else { nil } }
    package var flag: Bool? { if case .flag(let isOn) = self { isOn } else { nil } }
    package var list: [BusValue]? { if case .list(let values) = self { values } else { nil } }

    /// The value of a dictionary at a key; nil where there is none, and where this is no dictionary.
    subscript(_ key: String) -> BusValue? {
        list?.first { $0.list?.count == 2 && $0.list?.first == .text(key) }?.list?.last
    }
}
