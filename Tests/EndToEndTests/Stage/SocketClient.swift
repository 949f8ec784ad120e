// SPDX-License-Identifier: MIT

import AnnouncementKit
import Synchronization

/// A program on the daemon's socket that speaks the protocol line by line.
final class SocketClient: Sendable {
    private let transport: UnixSocketTransport
    private let inbox = Inbox()
    private let lastID = Mutex(0)

    /// The received lines, in order.
    private final class Inbox: Sendable {
        let answers = Mutex<[Answer]>([])
        let hasEnded = Mutex(false)
    }

    init(_ path: String) throws {
        transport = try UnixSocketTransport(path: path)
        Task { [transport, inbox] in
            var framer = LineFramer(limit: .max - 1)
            for await bytes in transport.bytes {
                for line in try framer.lines(adding: bytes) {
                    let answer = try Answer(line)
                    inbox.answers.withLock { $0.append(answer) }
                }
            }
            inbox.hasEnded.withLock { $0 = true }
        }
    }

    deinit { transport.close() }

    /// All lines received so far.
    var answers: [Answer] { inbox.answers.withLock { $0 } }

    /// Whether the daemon has closed the connection.
    var hasEnded: Bool { inbox.hasEnded.withLock { $0 } }

    /// Sends bytes unchanged.
    func send(_ bytes: some Sequence<UInt8>) { transport.send(Array(bytes)) }

    /// Ends the sending side of the connection.
    func finishSending() { transport.finishSending() }

    func close() { transport.close() }

    /// Waits for a certain line, also among those received earlier, and returns the first one.
    func answer(_ what: String, where isWanted: (Answer) -> Bool) async throws -> Answer {
        try await eventually("\(what); there came: \(answers)") { answers.first(where: isWanted) }
    }

    /// Sends a request, and waits for the reply.
    func ask(_ method: String, _ parameters: String? = nil) async throws -> Answer {
        let id = lastID.withLock { last in
            last += 1
            return last
        }
        send(#"{"id":\#(id),"method":"\#(method)"\#(parameters.map { #","params":\#($0)"# } ?? "")}"#.utf8 + [10])
        return try await answer("the reply to \(method)") { $0.id == id }
    }

    func subscribe(scope: String = "self") async throws {
        _ = try await ask("subscribe", #"{"events":["announcements"],"scope":"\#(scope)"}"#)
    }

    /// Makes charts speak the sentences of the SciChart note, whose every word the recognizer knows.
    func wantWholeSentences() async throws {
        _ = try await ask("configure", #"{"verbosity":"high"}"#)
    }

    /// Announces a text, with more parameters such as `"priority":"high"`, and returns the announcement's number.
    func announce(_ text: String, _ more: String = #""queue":false"#) async throws -> Int {
        let answer = try await ask("announce", #"{"text":"\#(text)",\#(more)}"#)
        guard let id = answer.result?.announcement else { throw Setback(description: "refused: \(answer)") }
        return id
    }

    /// The states of an announcement so far.
    func states(of id: Int) -> [String] { answers.compactMap { $0.params?.id == id ? $0.params?.state : nil } }

    /// The texts accepted so far from any client.
    var queued: [String] { answers.compactMap { $0.params?.state == "queued" ? $0.params?.text : nil } }

    func began(_ id: Int) async throws {
        _ = try await answer("announcement \(id) to begin") { $0.params?.id == id && $0.params?.state == "began" }
    }

    /// Waits for the outcome of an announcement.
    func outcome(of id: Int) async throws -> Answer.Event {
        let answer = try await answer("the outcome of \(id)") { $0.params?.id == id && $0.isOutcome }
        guard let event = answer.params else { throw Setback(description: "no event: \(answer)") }
        return event
    }
}

extension SocketClient {
    /// The texts of any client that were heard to their ends before a reply to `status` arrived.
    func heardByNow() async throws -> [String] {
        _ = try await ask("status")
        return answers.compactMap { $0.params?.state == "finished" ? $0.params?.text : nil }
    }

    /// The texts that were heard to their ends, once nothing is spoken and nothing waits.
    func heardInTheEnd() async throws -> [String] {
        try await eventually("quiet") {
            let status = try await ask("status").result
            return status?.waiting == 0 && status?.speaking == nil
        }
        return try await heardByNow()
    }
}
