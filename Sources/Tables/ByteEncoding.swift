// SPDX-License-Identifier: MIT

import Glibc

/// An encoding of text in which ASCII stands for itself, such as that of Windows or Shift_JIS, with the characters of all
/// its bytes or pairs of bytes.
struct ByteEncoding: Sendable, Equatable {
    /// The name that iconv knows.
    let name: String
    /// The characters of single bytes from 0x80; 0 for none.
    private let singles: [UInt32]
    /// The characters of pairs, by their lead byte from 0x80 and their second byte; empty if there are none.
    private let pairs: [UInt32]

    /// Nil if the C library lacks the encoding.
    /// - Parameter hasPairs: whether two bytes may form a character.
    init?(_ name: String, hasPairs: Bool) {
        let converter = iconv_open("UTF-32LE", name)
        guard converter != iconv_t(bitPattern: -1) else { return nil }
        defer { iconv_close(converter) }
        self.name = name
        singles = (0x80...0xFF).map { Self.character([UInt8($0)], converter) }
        guard hasPairs else {
            pairs = []
            return
        }
        pairs = (0x80...0xFF).flatMap { lead in
            (0...0xFF).map { second in second < 0x30 ? 0 : Self.character([UInt8(lead), UInt8(second)], converter) }
        }
    }

    /// The only character that the bytes form; 0 for none.
    private static func character(_ bytes: [UInt8], _ converter: iconv_t?) -> UInt32 {
        iconv(converter, nil, nil, nil, nil)
        var input = bytes.map { CChar(bitPattern: $0) }
        var output: [UInt32] = [0, 0, 0]
        var rest = input.count
        let left: Int = input.withUnsafeMutableBufferPointer { from in
            output.withUnsafeMutableBytes { to in
                var start = from.baseAddress
                var place = to.baseAddress?.assumingMemoryBound(to: CChar.self)
                var room = to.count
                return iconv(converter, &start, &rest, &place, &room) == 0 ? room : to.count
            }
        }
        return rest == 0 && left == 8 ? output[0] : 0
    }

    /// The text in UTF-8. Other bytes become U+FFFD.
    func utf8(_ bytes: some Sequence<UInt8>) -> [UInt8] {
        var text: [UInt8] = []
        for character in characters(bytes) { text.append(contentsOf: String(Character(character)).utf8) }
        return text
    }

    /// The characters; U+FFFD for any other byte.
    func characters(_ bytes: some Sequence<UInt8>) -> [Unicode.Scalar] {
        var characters: [Unicode.Scalar] = []
        var lead: UInt8?
        for byte in bytes {
            if let first = lead {
                lead = nil
                let pair = pairs[Int(first - 0x80) << 8 | Int(byte)]
                characters.append(pair == 0 ? "\u{FFFD}" : Unicode.Scalar(pair) ?? "\u{FFFD}")
                if pair == 0, byte < 0x80 { characters.append(Unicode.Scalar(byte)) }
            } else if byte < 0x80 {
                characters.append(Unicode.Scalar(byte))
            } else if singles[Int(byte - 0x80)] != 0 {
                characters.append(Unicode.Scalar(singles[Int(byte - 0x80)]) ?? "\u{FFFD}")
            } else if pairs.isEmpty {
                characters.append("\u{FFFD}")
            } else {
                lead = byte
            }
        }
        if lead != nil { characters.append("\u{FFFD}") }
        return characters
    }

    /// The encoding of the West on Windows, whose first half is Latin-1 with signs such as € among the controls.
    static let western: ByteEncoding? = ByteEncoding("CP1252", hasPairs: false)
}
