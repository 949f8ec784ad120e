// SPDX-License-Identifier: MIT

import Glibc

/// A file of names, mapped into memory: only the pages of a search are read. A line is a sequence of characters, a tab
/// and its name; the lines are sorted by their bytes.
struct NameFile: Sendable {
    /// The mapping is never changed or removed.
    private let address: UInt
    private let count: Int

    /// Nil if the file cannot be read.
    init?(path: String) {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0, status.st_size > 0,
            let mapped = mmap(nil, Int(status.st_size), PROT_READ, MAP_PRIVATE, file, 0), mapped != MAP_FAILED
        else { return nil }
        address = UInt(bitPattern: mapped)
        count = Int(status.st_size)
    }

    /// The name of a sequence.
    func name(of sequence: String) -> String? {
        guard let start = UnsafePointer<UInt8>(bitPattern: address) else { return nil }
        let bytes = UnsafeBufferPointer(start: start, count: count)
        let key = Array(sequence.utf8)
        var (low, high) = (0, count)
        while low < high {
            let line = Self.line(at: (low + high) / 2, in: bytes)
            let written = line.prefix { $0 != UInt8(ascii: "\t") }
            if written.elementsEqual(key) {
                return String(decoding: line.dropFirst(written.count + 1), as: UTF8.self)
            }
            if written.lexicographicallyPrecedes(key) { low = line.endIndex + 1 } else { high = line.startIndex }
        }
        return nil
    }

    /// The line that contains a place.
    private static func line(at place: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Slice<UnsafeBufferPointer<UInt8>> {
        let newline = UInt8(ascii: "\n")
        var (start, end) = (place, place)
        while start > 0, bytes[start - 1] != newline { start -= 1 }
        while end < bytes.count, bytes[end] != newline { end += 1 }
        return bytes[start..<end]
    }
}
