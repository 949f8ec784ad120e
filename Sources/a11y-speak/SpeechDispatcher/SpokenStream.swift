// SPDX-License-Identifier: MIT

import AnnouncementKit
import ClientConnection
import DaemonProtocol
import Dispatch
import Glibc
import Wording

/// Speaks standard input by whole sentences, as they arrive. When the input rests, the unfinished sentence is spoken too.
struct SpokenStream {
    let saying: Saying

    /// - Throws: ``CommandFailure`` when the user cancels the speech, or when it was not heard although the options ask.
    func run() async throws {
        try await saying.connection.withClient(as: saying.name) { client in
            try await saying.prepare(client)
            for words in try saying.announcements(of: nil) { try await saying.say(words, through: client) }
            try await speak(Self.sentences(), through: client)
        }
    }

    /// Speaks a long text in pieces.
    func speakAll(_ pieces: [String], through client: AnnouncementClient) async throws {
        let (stream, continuation) = AsyncStream.makeStream(of: String.self)
        pieces.forEach { continuation.yield($0) }
        continuation.finish()
        try await speak(stream, through: client)
    }

    /// Speaks pieces one after another. Two are with the daemon at a time, so that no gap is heard between them, and a
    /// user who cancels the speech cancels all of it.
    private func speak(_ pieces: AsyncStream<String>, through client: AnnouncementClient) async throws {
        try await Interruption.during {
            try await speakEach(of: pieces, through: client)
        } silence: {
            _ = try? await client.cancel(.own)
        }
    }

    private func speakEach(of pieces: AsyncStream<String>, through client: AnnouncementClient) async throws {
        var receipts: [AnnouncementReceipt] = []
        for await piece in pieces {
            var request = saying.request(try saying.words(piece))
            if request.priority == .default { request.queue = true }
            request.mayRepeat = true
            receipts.append(try await saying.announce(request, through: client))
            if receipts.count > 1 { try await end(of: receipts.removeFirst()) }
        }
        for receipt in receipts { try await end(of: receipt) }
        if saying.options.wait, let silence = try await client.status().silence {
            throw CommandFailure("It is not heard. \(silence)")
        }
    }

    private func end(of receipt: AnnouncementReceipt) async throws {
        let last = try await receipt.outcome()
        switch AnnouncementState(name: last.state)?.outcome {
        case .canceled: throw CommandFailure("canceled: the rest is not said.")
        case .failed where saying.options.wait: throw CommandFailure(last.reason ?? "A part was not heard.")
        default: break
        }
    }

    /// The sentences of standard input.
    private static func sentences() -> AsyncStream<String> {
        let (sentences, continuation) = AsyncStream.makeStream(of: String.self)
        // Blocks a thread of Dispatch, not one of Swift concurrency.
        DispatchQueue(label: "a11y-speak.input").async {
            var arriving = ArrivingSentences()
            while true {
                var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
                if poll(&input, 1, arriving.isEmpty ? -1 : rest) == 0 {
                    if let unfinished = arriving.takeRest() { continuation.yield(unfinished) }
                    continue
                }
                guard let bytes = ByteInput.read(STDIN_FILENO) else { break }
                for sentence in arriving.add(bytes) { continuation.yield(sentence) }
            }
            if let last = arriving.takeRest() { continuation.yield(last) }
            continuation.finish()
        }
        return sentences
    }

    /// The milliseconds without input after which an unfinished sentence is spoken.
    private static let rest: Int32 = 300
}

/// The sentences of a text that arrives in parts.
struct ArrivingSentences {
    /// Bytes of an unfinished character.
    private var bytes: [UInt8] = []
    private var text = ""

    /// Whether nothing waits for its end.
    var isEmpty: Bool { text.allSatisfy(\.isWhitespace) }

    /// - Returns: the sentences that have ended.
    mutating func add(_ new: [UInt8]) -> [String] {
        bytes += new
        let whole = bytes.count - Self.unfinished(bytes)
        text += String(decoding: bytes[..<whole], as: UTF8.self)
        bytes.removeFirst(whole)
        // The last sentence may go on.
        let scalars = Array(text.unicodeScalars)
        let starts = SpokenSentences(text).starts
        let ended = zip(starts, starts.dropFirst()).map { Self.text(scalars[$0..<$1]) }
        text = Self.text(scalars[(starts.last ?? 0)...], trims: false)
        return ended.filter { !$0.isEmpty }
    }

    /// The unfinished sentence; nil if there is none.
    mutating func takeRest() -> String? {
        defer { text = "" }
        return isEmpty ? nil : Self.text(Array(text.unicodeScalars)[...])
    }

    private static func text(_ scalars: ArraySlice<Unicode.Scalar>, trims: Bool = true) -> String {
        var scalars = scalars
        while trims, scalars.last?.isSpace ?? false { scalars.removeLast() }
        if trims { scalars = scalars.drop(while: \.isSpace) }
        return String(String.UnicodeScalarView(scalars))
    }

    /// The number of bytes at the end that begin a character without ending it.
    private static func unfinished(_ bytes: [UInt8]) -> Int {
        for (place, byte) in bytes.suffix(3).reversed().enumerated() where byte & 0xC0 != 0x80 {
            let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1
            return length > place + 1 ? place + 1 : 0
        }
        return 0
    }
}

/// A text that is too long for one announcement, in pieces that end with a sentence or a word.
struct LongText {
    static func pieces(of text: String) -> [String] {
        guard text.utf8.count > longest else { return [text] }
        var pieces: [String] = []
        var piece = ""
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            for part in parts(of: line) {
                if piece.utf8.count + part.utf8.count > longest, !piece.isEmpty {
                    pieces.append(piece)
                    piece = ""
                }
                piece += part
            }
            piece += "\n"
        }
        return (pieces + [piece]).filter { !$0.allSatisfy(\.isWhitespace) }
    }

    private static func parts(of line: Substring) -> [Substring] {
        guard line.utf8.count > longest else { return [line] }
        var (parts, rest) = ([Substring](), line)
        while rest.utf8.count > longest {
            let window = rest.prefix(longest / 4)
            let end = window.lastIndex(where: \.isWhitespace).map { rest.index(after: $0) } ?? window.endIndex
            parts.append(rest[..<end])
            rest = rest[end...]
        }
        return parts + [rest]
    }

    /// In bytes. The daemon takes lines of 256 KiB, in which a byte may take six.
    static let longest = 32 << 10
}
