// SPDX-License-Identifier: MIT

import AnnouncementKit
import Dispatch
import Glibc

/// The one place of the tables that touches files.
enum TableFile {
    /// Reads a whole file. It waits: call it where waiting hurts nobody, or ``load(_:_:)``.
    /// - Parameter path: `-` for standard input, until its end.
    static func read(_ path: String, _ options: TableOptions = TableOptions()) throws(TableError) -> TableChart {
        let descriptor = path == "-" ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw TableError(file: path, problem: "it cannot be read.") }
        var reader = TableReader(name: path, options: options)
        while let bytes = ByteInput.read(descriptor) { try reader.read(bytes) }
        try reader.finish()
        guard let chart = reader.chart else { throw TableError(file: path, problem: "there is nothing in it.") }
        return chart
    }

    /// Reads a whole file on a thread of its own kind, where waiting hurts nobody.
    static func load(_ path: String, _ options: TableOptions = TableOptions()) async throws(TableError) -> TableChart {
        let result = await withCheckedContinuation { continuation in
            DispatchQueue.global(qos: .userInitiated).async {
                continuation.resume(returning: Result { () throws(TableError) in try read(path, options) })
            }
        }
        return try result.get()
    }
}
