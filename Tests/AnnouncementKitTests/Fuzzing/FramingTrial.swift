// SPDX-License-Identifier: MIT

import AnnouncementKit

/// Bytes as a client might send them. The first two choose the maximum length of a line and where the bytes are cut.
enum FramingTrial {
    /// - Returns: a description of the defect, or nil.
    static func examine(_ bytes: [UInt8]) -> String? {
        guard bytes.count > 2 else { return nil }
        let limit = Int(bytes[0])
        let sent = bytes[2...]
        let whole = frame([Array(sent)], limit)
        let cut = Int(bytes[1]) % 31 + 1
        let pieces = stride(from: sent.startIndex, to: sent.endIndex, by: cut).map {
            Array(sent[$0..<min($0 + cut, sent.endIndex)])
        }
        let cutUp = frame(pieces, limit)
        if whole != cutUp { return "whole: \(whole), in pieces of \(cut): \(cutUp)" }
        for line in whole.lines where line.isEmpty || line.contains(10) || line.count > limit {
            return "\(line) is no line of at most \(limit)"
        }
        return nil
    }

    private struct Framed: Equatable {
        var lines: [[UInt8]] = []
        var rest: [UInt8]?
        var isTooLong = false
    }

    private static func frame(_ pieces: [[UInt8]], _ limit: Int) -> Framed {
        var framer = LineFramer(limit: limit)
        var framed = Framed()
        for piece in pieces {
            framed.lines += (try? framer.lines(adding: piece)) ?? []
        }
        framed.rest = framer.rest()
        framed.isTooLong = framer.isOverLimit
        return framed
    }
}
