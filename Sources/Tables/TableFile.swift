// SPDX-License-Identifier: MIT

import Dispatch
import Glibc

/// The one place of the tables that touches files.
package enum TableFile {
    /// The number of rows that show a file's columns: all rows are there, so it can be more than of a pipe.
    static let sampleSize = TablePoints.categoryLimit + 1
    private static let portion = 1 << 20

    /// Reads a whole file. It waits: call it where waiting hurts nobody, or ``load(_:_:)``.
    /// - Parameter path: `-` for standard input, until its end.
    static func read(_ path: String, _ options: TableOptions = TableOptions()) throws(TableError) -> TableChart {
        var reader = TableReader(name: name(of: path), options: options, sampleSize: sampleSize)
        do { return try read(path, with: &reader) } catch {
            // Day and month were mistaken for each other, and only a later row shows it.
            guard let dates = reader.otherDates, path != "-" else { throw error }
            var options = options
            options.dateFormat = dates
            var again = TableReader(name: name(of: path), options: options, sampleSize: sampleSize)
            return try read(path, with: &again)
        }
    }

    /// Reads a whole file on a thread of Dispatch, where waiting hurts nobody.
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

    /// The file's name in sentences and as a chart.
    package static func name(of path: String) -> String {
        path == "-" ? "standard input" : path.split(separator: "/").last.map(String.init) ?? path
    }

    /// Opens a file for reading.
    /// - Throws: a sentence for a file that cannot be read, before anything is read.
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

    /// A megabyte at a time.
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
