// SPDX-License-Identifier: MIT

/// The first bytes and lengths of some words, for a quick check that excludes other words.
struct WordShapes: Sendable {
    /// A bit for each length, by first byte. All lengths from 31 on share a bit.
    private let lengths: [UInt32]

    init(_ words: some Sequence<String>) {
        var lengths = Array(repeating: UInt32(0), count: 256)
        for word in words {
            if let first = word.utf8.first { lengths[Int(first)] |= 1 << UInt32(min(31, word.utf8.count)) }
        }
        self.lengths = lengths
    }

    func mayBegin(with first: UInt8) -> Bool { lengths[Int(first)] != 0 }

    /// - Parameter length: in bytes.
    func mayHave(_ first: UInt8, length: Int) -> Bool { lengths[Int(first)] & 1 << UInt32(min(31, length)) != 0 }
}
