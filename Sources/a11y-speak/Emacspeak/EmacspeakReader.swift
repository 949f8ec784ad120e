// SPDX-License-Identifier: MIT

import AnnouncementKit

/// What Emacspeak writes, cut anywhere, to what it asks for.
struct EmacspeakReader {
    private var framer = LineFramer(limit: .max - 1)
    private var reader = TclReader()

    mutating func received(_ bytes: [UInt8]) -> [EmacspeakRequest] {
        let lines = (try? framer.lines(adding: bytes)) ?? []
        return lines.flatMap { requests(in: $0) }
    }

    /// What came last, when no more will come.
    mutating func rest() -> [EmacspeakRequest] {
        let last = framer.rest().map { requests(in: $0) } ?? []
        return last + reader.rest().map { EmacspeakRequest(words: $0) }
    }

    private mutating func requests(in line: [UInt8]) -> [EmacspeakRequest] {
        reader.commands(in: line, begins: EmacspeakRequest.begins).map { EmacspeakRequest(words: $0) }
    }
}
