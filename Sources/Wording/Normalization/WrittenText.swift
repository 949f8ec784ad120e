// SPDX-License-Identifier: MIT

import AnnouncementKit

/// A text as UTF-8 bytes of another owner: an array would be reference-counted at each of many copies. Places are byte
/// offsets; outside the text every byte is zero.
struct WrittenText {
    let bytes: UnsafeBufferPointer<UInt8>

    var end: Int { bytes.count }

    subscript(place: Int) -> UInt8 { place >= 0 && place < bytes.count ? bytes[place] : 0 }

    func isDigit(_ place: Int) -> Bool { self[place] &- 0x30 < 10 }

    /// The end of the digits that begin at a place.
    func digits(from place: Int) -> Int {
        var end = place
        while isDigit(end) { end += 1 }
        return end
    }

    /// The start of the digits that end before a place.
    func digits(before place: Int) -> Int {
        var start = place
        while isDigit(start - 1) { start -= 1 }
        return start
    }

    /// The value of up to 9 digits.
    func number(_ range: Range<Int>) -> Int { range.reduce(0) { $0 * 10 + Int(bytes[$1] &- 0x30) } }

    func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    @inline(__always)
    func has(_ text: String, at place: Int) -> Bool {
        // Most texts differ in the first byte.
        guard let first = text.utf8.first, self[place] == first else { return false }
        return continues(text, at: place)
    }

    private func continues(_ text: String, at place: Int) -> Bool {
        guard place >= 0, place + text.utf8.count <= end else { return false }
        var end = place
        for byte in text.utf8 {
            guard bytes[end] == byte else { return false }
            end += 1
        }
        return true
    }

    /// The character that begins at a place; U+0000 outside the text.
    func scalar(at place: Int) -> Unicode.Scalar {
        let first = self[place]
        guard first >= 0x80 else { return Unicode.Scalar(first) }
        let length = Self.length(first)
        let head = UInt32(first & (0xFF >> UInt8(length + 1)))
        let value = (place + 1..<place + length).reduce(head) { $0 << 6 | UInt32(self[$1] & 0x3F) }
        return Unicode.Scalar(value) ?? "\u{0}"
    }

    /// The character that ends at a place; U+0000 at the start.
    func scalar(before place: Int) -> Unicode.Scalar { scalar(at: start(before: place)) }

    /// The start of the character that ends at a place.
    func start(before place: Int) -> Int {
        var start = place - 1
        while self[start] & 0xC0 == 0x80 { start -= 1 }
        return start
    }

    func next(_ place: Int) -> Int { place + Self.length(self[place]) }

    private static func length(_ first: UInt8) -> Int { first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4 }

    /// Whether all bytes are of a kind. There is no early end, so that the compiler tests many bytes at once.
    @inline(__always)
    func haveAll(_ isOfKind: (UInt8) -> Bool) -> Bool {
        var others: UInt8 = 0
        for byte in bytes { others |= isOfKind(byte) ? 0 : 1 }
        return others == 0
    }

    /// The place of the first character that satisfies the condition of its kind; nil if there is none.
    /// - Parameters:
    ///   - ascii: the condition of a byte of ASCII at a place.
    ///   - others: the condition of the first three bytes of another character.
    @inline(__always)
    func firstCharacter(
        ascii: (_ byte: UInt8, _ place: Int) -> Bool, others: (UInt8, UInt8, UInt8) -> Bool
    ) -> Int? {
        var place = 0
        while place < end {
            let byte = bytes[place]
            if byte < 0x80 {
                if ascii(byte, place) { return place }
                place += 1
            } else {
                if others(byte, self[place + 1], self[place + 2]) { return place }
                place += Self.length(byte)
            }
        }
        return nil
    }

    /// The length of a space at a place, 0 if there is none: an ordinary, a hard or a thin one.
    func space(at place: Int) -> Int {
        switch self[place] {
        case 0x20: 1
        case 0xC2: self[place + 1] == 0xA0 ? 2 : 0
        case 0xE2: self[place + 1] == 0x80 && (self[place + 2] == 0x89 || self[place + 2] == 0xAF) ? 3 : 0
        default: 0
        }
    }

    /// Whether a letter of a script that puts spaces between words is here.
    func isLetter(at place: Int) -> Bool {
        let byte = self[place]
        return byte < 0x80 ? (0x61...0x7A).contains(byte | 0x20) : scalar(at: place).isSpacedLetter
    }

    /// The end of the letters that begin at a place.
    func letters(from place: Int) -> Int {
        var end = place
        while isLetter(at: end) { end = next(end) }
        return end
    }

    func isLetter(before place: Int) -> Bool { place > 0 && isLetter(at: start(before: place)) }

    func isWord(at place: Int) -> Bool { isLetter(at: place) || isDigit(place) || self[place] == UInt8(ascii: "_") }

    func isWord(before place: Int) -> Bool { place > 0 && isWord(at: start(before: place)) }

    /// Whether a digit is a part of a terminal's escape: `ESC [ ? 9 h`.
    func isInEscape(_ digit: Int) -> Bool {
        guard self[digit - 1] == 0x20 else { return false }
        return self[digit - 2] == UInt8(ascii: "[")
            || self[digit - 2] == UInt8(ascii: "?") && self[digit - 3] == 0x20
    }

    func isSpace(before place: Int) -> Bool { place == 0 || scalar(before: place).isSpace }

    /// The bytes of one kind around a place, from `limit` on: text before it belongs to another token.
    func run(around place: Int, after limit: Int, of isOfKind: (UInt8) -> Bool) -> Range<Int> {
        var (start, end) = (place, place)
        while start > limit, isOfKind(self[start - 1]) { start -= 1 }
        while isOfKind(self[end]) { end += 1 }
        return start..<end
    }

    /// The word that ends at a place.
    func word(before place: Int) -> Range<Int> {
        var start = place
        while isLetter(before: start) { start = self.start(before: start) }
        return start..<place
    }
}

extension String {
    /// Gives the bytes of this text to a function.
    func withWrittenText<Value>(_ body: (WrittenText) -> Value) -> Value {
        utf8.withContiguousStorageIfAvailable { body(WrittenText(bytes: $0)) }
            ?? Array(utf8).withUnsafeBufferPointer { body(WrittenText(bytes: $0)) }
    }
}

extension Unicode.Scalar {
    /// A Han character that is in use.
    var isIdeograph: Bool { (0x4E00...0x9FFF).contains(value) }
}

extension UInt8 {
    /// Whether the byte is one of these ASCII characters. A loop over a constant: an array or a string would be
    /// reference-counted each time.
    func isOne(of characters: StaticString) -> Bool {
        UnsafeBufferPointer(start: characters.utf8Start, count: characters.utf8CodeUnitCount).contains(self)
    }
}

extension Unicode.Scalar {
    /// A letter, except in Han, kana or Thai, and except an ordinal sign.
    fileprivate var isSpacedLetter: Bool {
        switch value {
        case 0xC0..<0x2B0: value != 0xD7 && value != 0xF7
        case 0x400..<0x482: true
        case 0x80..<0xC0, 0xE00...0xE7F, 0x2000...0x2BFF, 0x2E80...0xA4CF, 0xF900...0xFAFF, 0xFF00..., 0: false
        default: properties.isAlphabetic
        }
    }
}
