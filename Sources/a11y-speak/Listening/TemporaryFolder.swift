// SPDX-License-Identifier: MIT

import FoundationEssentials
import Glibc

/// A folder of our own for files that another program reads.
struct TemporaryFolder {
    let path: String

    /// - Throws: ``NotDone`` when there is no place for it.
    init() throws(NotDone) {
        let parent = ProcessInfo.processInfo.environment["TMPDIR"].flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
        var template = Array("\(parent)/a11y-speak.XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else {
            throw NotDone("\(parent) takes no temporary files: \(String(cString: strerror(errno))).")
        }
        path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    func path(_ name: String) -> String { "\(path)/\(name)" }

    func write(_ name: String, _ bytes: [UInt8]) throws(NotDone) {
        do {
            try Data(bytes).write(to: URL(filePath: path(name)))
        } catch {
            throw NotDone("\(path(name)) cannot be written: is the disk full?")
        }
    }

    func read(_ name: String) -> String? {
        (try? Data(contentsOf: URL(filePath: path(name)))).map { String(decoding: $0, as: UTF8.self) }
    }

    func remove() { try? FileManager.default.removeItem(atPath: path) }
}
