// SPDX-License-Identifier: MIT

import Glibc

/// Splits bytes into records: lines, except for line ends within quotes. Each byte is read once, wherever the bytes are
/// cut.
struct RecordSplitter: Sendable {
    /// A fault that makes the table unreadable.
    enum Fault: Error, Equatable {
        case binary(line: Int, column: Int)
        case tooLong(line: Int)
        case unclosedQuote(line: Int)
    }

    /// In bytes; a longer record cannot be a row of a table.
    static let limit = 1 << 20

    /// The bytes that may precede an opening quote; empty when quotes have no meaning.
    var delimiters: [UInt8]
    /// The start of the current record in the bytes.
    private(set) var start = 0
    private var scanned = 0
    /// The first line of the current record, and the line of the current place; from 1.
    private var recordLine = 1
    private var line = 1
    private var lineStart = 0
    private var field = Field.blank

    /// The part of the current field that has been read.
    private enum Field {
        /// Nothing, or only spaces.
        case blank
        /// A quote is open.
        case quoted
        /// A quote has closed, and only spaces follow.
        case closed
        case word
    }

    private var isQuoted: Bool { field == .quoted }

    /// - Parameter delimiters: the bytes that may precede an opening quote; empty when quotes have no meaning.
    init(delimiters: [UInt8]) {
        self.delimiters = delimiters
    }

    /// The next record without its line end, and the number of its first line.
    /// - Parameter isEnd: whether these are the last bytes.
    mutating func next(in bytes: [UInt8], isEnd: Bool) throws(Fault) -> (bytes: Range<Int>, line: Int)? {
        while scanned < bytes.count {
            let lineEnd = Self.find(0x0A, in: bytes, from: scanned, to: bytes.count)
            let end = lineEnd ?? bytes.count
            if let zero = Self.find(0, in: bytes, from: scanned, to: end) {
                throw .binary(line: line, column: zero - lineStart + 1)
            }
            if !delimiters.isEmpty { followQuotes(in: bytes, to: end) }
            scanned = end
            guard end - start <= Self.limit else {
                throw isQuoted ? .unclosedQuote(line: recordLine) : .tooLong(line: recordLine)
            }
            guard lineEnd != nil else { break }
            let ended = recordLine
            advanceLine()
            if !isQuoted { return (finishRecord(in: bytes, to: end), ended) }
        }
        guard isEnd, start < bytes.count else { return nil }
        guard !isQuoted else { throw .unclosedQuote(line: recordLine) }
        return (finishRecord(in: bytes, to: bytes.count), recordLine)
    }

    /// Adjusts the places after the caller removed the bytes before ``start``.
    mutating func rebase() {
        scanned -= start
        lineStart -= start
        start = 0
    }

    private mutating func advanceLine() {
        scanned += 1
        line += 1
        lineStart = scanned
    }

    /// Ends the record, without the carriage return of a Windows line end.
    private mutating func finishRecord(in bytes: [UInt8], to end: Int) -> Range<Int> {
        let isReturn = end > start && bytes[end - 1] == 0x0D
        defer {
            start = scanned
            recordLine = line
            field = .blank
        }
        return start..<(isReturn ? end - 1 : end)
    }

    private mutating func followQuotes(in bytes: [UInt8], to end: Int) {
        guard isQuoted || Self.find(0x22, in: bytes, from: scanned, to: end) != nil else {
            if let last = bytes[scanned..<end].last(where: { $0 != 0x20 }) {
                field = delimiters.contains(last) ? .blank : .word
            }
            return
        }
        for index in scanned..<end {
            let byte = bytes[index]
            if isQuoted {
                if byte == 0x22 { field = .closed }
            } else if byte == 0x22 {
                // A doubled quote reopens the field. A quote in the middle of a word is an ordinary character.
                if field != .word { field = .quoted }
            } else if delimiters.contains(byte) {
                field = .blank
            } else if byte != 0x20 {
                field = .word
            }
        }
    }

    private static func find(_ byte: UInt8, in bytes: [UInt8], from start: Int, to end: Int) -> Int? {
        guard start < end else { return nil }
        return bytes.withUnsafeBytes { buffer -> Int? in
            guard let base = buffer.baseAddress, let found = memchr(base + start, Int32(byte), end - start) else {
                return nil
            }
            return UnsafeRawPointer(found) - base
        }
    }
}

extension TableFault {
    init(_ fault: RecordSplitter.Fault) {
        switch fault {
        case .binary(let line, let column):
            self.init(
                line: line, column: column, "this byte is 0, so the file is binary: save it as CSV.")
        case .tooLong(let line):
            self.init(line: line, "the line is longer than a megabyte: it cannot be a row of a table.")
        case .unclosedQuote(let line):
            self.init(
                line: line, "a quote opens in this row and does not close: close it, or write it twice within quotes.")
        }
    }
}
