// SPDX-License-Identifier: MIT

import AnnouncementKit
import ClientConnection
import DaemonProtocol

/// Copies standard input to standard output and announces each line. The copying continues even when speech fails.
struct SpokenPipe {
    let saying: Saying
    private var client: AnnouncementClient?
    /// The first problem, and the number of lines that were not announced.
    private var problem: (any Error)?
    private var unsaid = 0

    init(saying: Saying) {
        self.saying = saying
    }

    /// - Throws: the first problem, after the input has ended.
    func run() async throws {
        var pipe = self
        await pipe.start()
        var framer = LineFramer(limit: .max - 1)
        for await bytes in ByteInput().bytes {
            StandardOutput.bytes(bytes)
            for line in (try? framer.lines(adding: bytes)) ?? [] { await pipe.say(line) }
        }
        if let line = framer.rest() { await pipe.say(line) }
        await pipe.client?.close()
        try pipe.conclude()
    }

    /// Connects. If no daemon runs, the copying continues.
    private mutating func start() async {
        do {
            let client = try await saying.connection.link().client(as: saying.name)
            try await saying.prepare(client)
            for words in try saying.announcements(of: nil) { try await announce(words, through: client) }
            self.client = client
        } catch {
            problem = error
        }
    }

    /// Announces a line. A line that fails is counted, and reported at the end.
    private mutating func say(_ line: [UInt8]) async {
        let text = String(decoding: line, as: UTF8.self)
        guard !text.allSatisfy(\.isWhitespace) else { return }
        do {
            // In spd-say such a line is a command of Speech Dispatcher's protocol.
            guard !text.hasPrefix("!-!") else {
                throw CommandFailure("A line with !-! is not a command here, and is not said.")
            }
            if client == nil { client = try await saying.connection.link().client(as: saying.name) }
            if let client { try await announce(try saying.options.words(text), through: client) }
        } catch {
            unsaid += 1
            problem = problem ?? error
            // The next line reconnects after a disconnection, and after a line that was too long.
            if error is ClientError || (error as? WireError)?.code == .lineTooLong { client = nil }
        }
    }

    private func announce(_ words: AnnounceWords, through client: AnnouncementClient) async throws {
        let receipt = try await saying.announce(saying.request(words), through: client)
        // With any outcome the next line follows, as in spd-say.
        guard saying.options.wait else { return }
        _ = try await Interruption.during {
            try await receipt.outcome()
        } silence: {
            _ = try? await client.cancel(.own)
        }
    }

    /// - Throws: the first problem, with the number of lines that were not announced.
    private func conclude() throws {
        switch problem {
        case nil: return
        case let error as ClientError: throw error
        case let error?:
            throw CommandFailure("Lines that were not said: \(unsaid). \((error as? WireError)?.message ?? "\(error)")")
        }
    }
}

extension Saying {
    /// Does all the work: for one text, or for standard input line by line.
    func run() async throws {
        // A request that the protocol does not allow is a usage error.
        try Request.announce(request(.text("."))).checkUsage()
        if options.pipeMode { return try await SpokenPipe(saying: self).run() }
        if isStream { return try await SpokenStream(saying: self).run() }
        let text = try await text()
        try await connection.withClient(as: name) { client in
            try await prepare(client)
            if let text, options.isPlain, case let pieces = LongText.pieces(of: text), pieces.count > 1 {
                return try await SpokenStream(saying: self).speakAll(pieces, through: client)
            }
            for words in try announcements(of: text) { try await say(words, through: client) }
        }
    }
}
