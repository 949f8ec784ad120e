// SPDX-License-Identifier: MIT

/// A JSON text as a tree of places in its bytes.
indirect enum JSONNode {
    struct Member {
        /// With its quotes.
        let key: Range<Int>
        let value: JSONNode
    }

    case object([Member])
    case list([JSONNode])
    /// A text with its quotes, a number or a word.
    case scalar(Range<Int>)

    /// A table is never nested deeper.
    private static let deepest = 32

    /// Nil for a text that is not valid, or is nested too deep.
    init?(_ bytes: [UInt8]) {
        var index = 0
        guard let node = Self.read(bytes, &index, depth: 0) else { return nil }
        self = node
    }

    private static func read(_ bytes: [UInt8], _ index: inout Int, depth: Int) -> JSONNode? {
        guard depth < deepest, let byte = skip(bytes, &index) else { return nil }
        switch byte {
        case 0x7B: return readObject(bytes, &index, depth)
        case 0x5B: return readList(bytes, &index, depth)
        default:
            let start = index
            if byte == 0x22 { return text(bytes, &index).map { .scalar($0) } }
            while index < bytes.count, ![0x2C, 0x5D, 0x7D, 0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) { index += 1 }
            return index > start ? .scalar(start..<index) : nil
        }
    }

    private static func readObject(_ bytes: [UInt8], _ index: inout Int, _ depth: Int) -> JSONNode? {
        var members: [Member] = []
        index += 1
        while let byte = skip(bytes, &index), byte != 0x7D {
            guard byte == 0x22, let key = text(bytes, &index), skip(bytes, &index) == 0x3A else { return nil }
            index += 1
            guard let value = read(bytes, &index, depth: depth + 1) else { return nil }
            members.append(Member(key: key, value: value))
            if skip(bytes, &index) == 0x2C { index += 1 }
        }
        guard index < bytes.count else { return nil }
        index += 1
        return .object(members)
    }

    private static func readList(_ bytes: [UInt8], _ index: inout Int, _ depth: Int) -> JSONNode? {
        var values: [JSONNode] = []
        index += 1
        while let byte = skip(bytes, &index), byte != 0x5D {
            guard let value = read(bytes, &index, depth: depth + 1) else { return nil }
            values.append(value)
            if skip(bytes, &index) == 0x2C { index += 1 }
        }
        guard index < bytes.count else { return nil }
        index += 1
        return .list(values)
    }

    /// The next byte other than a space.
    private static func skip(_ bytes: [UInt8], _ index: inout Int) -> UInt8? {
        while index < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) { index += 1 }
        return index < bytes.count ? bytes[index] : nil
    }

    private static func text(_ bytes: [UInt8], _ index: inout Int) -> Range<Int>? {
        let start = index
        index += 1
        while index < bytes.count, bytes[index] != 0x22 { index += bytes[index] == 0x5C ? 2 : 1 }
        guard index < bytes.count else { return nil }
        index += 1
        return start..<index
    }

    var scalar: Range<Int>? { if case .scalar(let range) = self { range } else { nil } }
    var members: [Member]? { if case .object(let members) = self { members } else { nil } }
    var values: [JSONNode]? { if case .list(let values) = self { values } else { nil } }

    /// The scalars of a list; nil for another node, and for a list with anything else in it.
    var scalars: [Range<Int>]? {
        guard let values else { return nil }
        let scalars = values.compactMap(\.scalar)
        return scalars.count == values.count ? scalars : nil
    }
}
