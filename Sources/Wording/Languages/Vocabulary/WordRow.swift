// SPDX-License-Identifier: MIT

/// Short words in one buffer: saying a word copies some bytes.
struct WordRow: Sendable {
    private let bytes: [UInt8]
    /// The start of each word, and the end of the last.
    private let places: [Int]

    init(_ words: [String]) {
        bytes = words.flatMap { Array($0.utf8) }
        places = words.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.utf8.count) }
    }

    func append(_ place: Int, to text: inout [UInt8]) { withWords { $0.append(place, to: &text) } }

    /// Gives the words to `body`, so that several words cost one reference count.
    func withWords(_ body: (Words) -> Void) {
        bytes.withUnsafeBufferPointer { bytes in
            places.withUnsafeBufferPointer { places in body(Words(bytes: bytes, places: places)) }
        }
    }

    struct Words {
        fileprivate let bytes: UnsafeBufferPointer<UInt8>
        fileprivate let places: UnsafeBufferPointer<Int>

        func append(_ place: Int, to text: inout [UInt8]) {
            text.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[places[place]..<places[place + 1]]))
        }
    }
}
