// SPDX-License-Identifier: MIT

/// A set of characters by their first two bytes, for a quick scan of a text.
struct CharacterBeginnings: Sendable {
    /// By the first byte, a bit for each second byte. A character of ASCII has all of them.
    private var secondBytes: [UInt64]

    /// The bytes of a character after its first.
    static let laterBytes: ClosedRange<UInt8> = 0x80...0xBF

    /// - Parameters:
    ///   - firstBytes: not of ASCII.
    ///   - mayBegin: whether a character of the set has these first bytes.
    init(_ firstBytes: [UInt8], _ mayBegin: (_ first: UInt8, _ second: UInt8) -> Bool) {
        secondBytes = Array(repeating: 0, count: 256)
        for first in firstBytes {
            for second in Self.laterBytes where mayBegin(first, second) {
                secondBytes[Int(first)] |= 1 << UInt64(second & 63)
            }
        }
    }

    /// The set with characters of ASCII.
    func adding(_ isOne: (UInt8) -> Bool) -> Self {
        var set = self
        for byte in 0..<UInt8(0x80) where isOne(byte) { set.secondBytes[Int(byte)] = .max }
        return set
    }

    func adding(_ characters: [Unicode.Scalar]) -> Self {
        var set = self
        for character in characters {
            let bytes = Array(String(character).utf8)
            set.secondBytes[Int(bytes[0])] |= bytes.count == 1 ? .max : 1 << UInt64(bytes[1] & 63)
        }
        return set
    }

    /// The place of the first character of the set that satisfies a condition; nil if there is none.
    @inline(__always)
    func first(in text: WrittenText, where isWanted: (_ first: UInt8, _ place: Int) -> Bool) -> Int? {
        secondBytes.withUnsafeBufferPointer { secondBytes in
            text.bytes.indices.first { place in
                let bits = secondBytes[Int(text.bytes[place])]
                return bits != 0 && bits >> UInt64(text[place + 1] & 63) & 1 != 0 && isWanted(text.bytes[place], place)
            }
        }
    }
}
