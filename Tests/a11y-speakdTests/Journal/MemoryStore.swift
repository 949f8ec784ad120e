// SPDX-License-Identifier: GPL-3.0-or-later

@testable import a11y_speakd

/// A journal's store in memory.
final class MemoryStore: JournalStore {
    private(set) var bytes: [UInt8] = []
    /// Bytes that still fit; nil for no limit.
    var room: Int?
    private(set) var writes = 0

    init(_ bytes: [UInt8] = []) { self.bytes = bytes }

    var text: String { String(decoding: bytes, as: UTF8.self) }
    var lines: [String] { text.split(separator: "\n").map(String.init) }

    func append(_ bytes: [UInt8]) throws(JournalError) {
        writes += 1
        let part = bytes.prefix(room ?? .max)
        self.bytes += part
        room = room.map { $0 - part.count }
        if part.count < bytes.count { throw JournalError("written", "memory") }
    }

    func replace(with bytes: [UInt8]) throws(JournalError) {
        writes += 1
        guard bytes.count <= room ?? .max else { throw JournalError("written", "memory") }
        self.bytes = bytes
        isThere = true
    }

    /// False once a test has removed the file.
    var isThere = true

    func touch() {}
}
