// SPDX-License-Identifier: MIT

import Dispatch
import Glibc

/// Reads files; no other type of this module does.
package enum TableFile {
    /// The number of rows for recognizing the columns: larger than for a pipe, because all rows of a file are
    /// available.
    static let sampleSize = TablePoints.categoryLimit + 1
    private static let portion = 1 << 20

    /// Reads a whole file. The call blocks; concurrent code calls ``load(_:_:)``.
    /// - Parameter path: `-` for standard input, which is read to its end.
    static func read(_ path: String, _ options: TableOptions = TableOptions()) throws(TableError) -> TableChart {
        var reader = TableReader(name: name(of: path), options: options, sampleSize: sampleSize)
        do { return try read(path, with: &reader) } catch {
            // The order of day and month was guessed wrong, as a later row shows.
            guard let dates = reader.otherDates, path != "-" else { throw error }
            var options = options
            options.dateFormat = dates
            var again = TableReader(name: name(of: path), options: options, sampleSize: sampleSize)
            return try read(path, with: &again)
        }
    }

    /// Reads a whole file on a thread of Dispatch, which may block.
    package static func load(_ path: String, _ options: TableOptions = TableOptions()) async throws(TableError)
        -> TableChart
    {
        let result = await withCheckedContinuation { continuation in
            DispatchQueue.global(qos: .userInitiated).async {
                continuation.resume(returning: Result { () throws(TableError) in try read(path, options) })
            }
        }
        return try result.get()
    }

    /// The file's name in sentences and chart titles.
    package static func name(of path: String) -> String {
        path == "-" ? "standard input" : path.split(separator: "/").last.map(String.init) ?? path
    }

    /// Opens a file for reading.
    /// - Throws: an error for a file that cannot be opened, or is a directory.
    static func open(_ path: String) throws(TableError) -> Int32 {
        guard path != "-" else { return STDIN_FILENO }
        let descriptor = Glibc.open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw TableError(file: path, problem: reason(errno)) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT != S_IFDIR else {
            close(descriptor)
            throw TableError(file: path, problem: "it is a directory: name a file in it.")
        }
        return descriptor
    }

    /// The system's reason, with a remedy.
    private static func reason(_ number: Int32) -> String {
        switch number {
        case ENOENT: "there is no such file: check its name and its folder."
        case EACCES, EPERM: "you may not read it: chmod u+r gives its owner the right."
        default: "it cannot be read: \(String(cString: strerror(number))). Copy it to another folder."
        }
    }

    /// Reads one megabyte at a time.
    private static func read(_ path: String, with reader: inout TableReader) throws(TableError) -> TableChart {
        let descriptor = try open(path)
        defer { if descriptor != STDIN_FILENO { close(descriptor) } }
        var buffer = [UInt8](repeating: 0, count: portion)
        while true {
            let count = Glibc.read(descriptor, &buffer, portion)
            if count < 0 {
                guard errno != EINTR else { continue }
                throw TableError(file: path, problem: reason(errno))
            }
            guard count > 0 else { break }
            try reader.read(buffer[..<count])
        }
        try reader.finish()
        guard let chart = reader.chart else { throw TableError(file: path, problem: "it is empty.") }
        return chart
    }
}
