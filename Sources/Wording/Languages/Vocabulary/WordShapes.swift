// SPDX-License-Identifier: MIT

/// The first bytes of some words and how long they are, to tell quickly what is none of them.
struct WordShapes: Sendable {
    /// By the first byte, a bit for each length; all lengths from 31 on have one.
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
