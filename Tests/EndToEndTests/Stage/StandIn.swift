// SPDX-License-Identifier: MIT

import AnnouncementKit

/// The daemon in the place of Speech Dispatcher, and the events of all announcements there.
struct StandIn {
    let home: Home
    let daemon: RunningDaemon
    private let observer: SocketClient

    init(in home: Home, sink: String = "null") async throws {
        self.home = home
        daemon = try await RunningDaemon(in: home, sink: sink, options: ["--ssip"])
        observer = try daemon.client()
        _ = try await observer.ask("subscribe", #"{"events":["announcements","captions"],"scope":"all"}"#)
    }

    /// The environment of clients. The program that they would start if no daemon listened always fails.
    var environment: [String: String] { home.environment.merging(["SPEECHD_CMD": "/bin/false"]) { $1 } }

    /// Runs a client to its end.
    func run(_ command: String..., input: String = "") async throws -> Program {
        try await home.run(command, environment: environment, input: input)
    }

    /// Runs a client of Tests/Clients with the distribution's Python.
    func python(_ client: String) async throws -> Program {
        let program = try home.start(["/usr/bin/python3", "-u", BuildFolder.client(client)], environment: environment)
        _ = try await program.ended(within: .seconds(900))
        return program
    }

    func connect() throws -> SSIPSocket { try SSIPSocket(home.ssipSocket) }

    /// The events of announcements, in order of arrival.
    var observed: [Answer.Event] {
        observer.answers.compactMap { $0.method == "announcement" ? $0.params : nil }
    }

    /// The texts that were heard to their ends, in order.
    var heard: [String] { observed.compactMap { $0.state == "finished" ? $0.text : nil } }

    /// The outcome of each announcement, in the order of their ends: "finished: hello world".
    var outcomes: [String] {
        observed.compactMap { event in
            event.state.flatMap { Answer.outcomes.contains($0) ? "\($0): \(event.text ?? "")" : nil }
        }
    }

    /// The outcomes of all announcements that ended before this call.
    func outcomesByNow() async throws -> [String] {
        _ = try await observer.ask("status")
        return outcomes
    }

    /// Waits until nothing is spoken and nothing waits, and returns the outcomes.
    func silence() async throws -> [String] {
        try await eventually("silence; so far: \(outcomes)", within: .seconds(180)) {
            let status = try await observer.ask("status").result
            return status?.waiting == 0 && status?.speaking == nil
        }
        return outcomes
    }

    /// Waits until `count` announcements have ended with any outcome, and returns their texts.
    func ended(count: Int) async throws -> [String] {
        try await eventually("\(count) announcements to end; there ended \(outcomes)", within: .seconds(180)) {
            outcomes.count >= count
        }
        return outcomes.map { String($0.drop { $0 != ":" }.dropFirst(2)) }
    }

    /// Waits until an announcement has begun.
    func began(_ text: String) async throws {
        try await eventually("\(text) to begin; there ended \(outcomes)") {
            observed.contains { $0.state == "began" && $0.text == text }
        }
    }

    /// Waits until a word of an announcement is heard that begins at this offset in characters, or later.
    func hears(_ text: String, at offset: Int) async throws {
        try await began(text)
        let ids = Set(observed.compactMap { $0.text == text ? $0.id : nil })
        _ = try await observer.answer("the word at \(offset) of \(text)") {
            $0.method == "caption" && $0.params?.id.map(ids.contains) == true && ($0.params?.offset ?? -1) >= offset
        }
    }

    /// The title of an announcement in `explain`, without its time: "#1 default from spd-say: hello world".
    func title(of text: String) async throws -> String {
        let id = try await eventually("\(text) to be taken") { observed.first { $0.text == text }?.id }
        let explained = try await home.speak("explain", "\(id)").output
        let title = explained.split(separator: "\n").first.map(String.init) ?? ""
        return title.replacing(#/, \d\d:\d\d:\d\d: /#, with: ": ")
    }
}

extension Home {
    /// The default place of Speech Dispatcher's socket.
    var ssipSocket: String { path("run/speech-dispatcher/speechd.sock") }
}
