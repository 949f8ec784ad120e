// SPDX-License-Identifier: MIT

import AnnouncementKit

/// The daemon where clients look for Speech Dispatcher, and all that becomes of what they have it say.
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

    /// For clients. What they would start if nobody listened is no program.
    var environment: [String: String] { home.environment.merging(["SPEECHD_CMD": "/bin/false"]) { $1 } }

    /// Runs a client to its end.
    func run(_ command: String..., input: String = "") async throws -> Program {
        try await home.run(command, environment: environment, input: input)
    }

    /// Runs a client of Tests/Clients, with the distribution's python.
    func python(_ client: String) async throws -> Program {
        let program = try home.start(["/usr/bin/python3", BuildFolder.client(client)], environment: environment)
        _ = try await program.ended(within: .seconds(180))
        return program
    }

    func connect() throws -> SSIPSocket { try SSIPSocket(home.ssipSocket) }

    /// What has become of announcements, in the order in which it was told.
    var observed: [Answer.Event] {
        observer.answers.compactMap { $0.method == "announcement" ? $0.params : nil }
    }

    /// What was heard to its end, in its order.
    var heard: [String] { observed.compactMap { $0.state == "finished" ? $0.text : nil } }

    /// How each announcement ended, in the order of their ends: "finished: hello world".
    var outcomes: [String] {
        observed.compactMap { event in
            event.state.flatMap { Answer.outcomes.contains($0) ? "\($0): \(event.text ?? "")" : nil }
        }
    }

    /// The same; what has ended before this was asked is told.
    func outcomesByNow() async throws -> [String] {
        _ = try await observer.ask("status")
        return outcomes
    }

    /// Waits until nothing is said and nothing waits; then tells how everything ended.
    func silence() async throws -> [String] {
        try await eventually("silence; so far: \(outcomes)", within: .seconds(180)) {
            let status = try await observer.ask("status").result
            return status?.waiting == 0 && status?.speaking == nil
        }
        return outcomes
    }

    /// Waits until so much has ended, however it ended.
    func ended(count: Int) async throws -> [String] {
        try await eventually("\(count) announcements to end; there ended \(outcomes)", within: .seconds(180)) {
            outcomes.count >= count
        }
        return outcomes.map { String($0.drop { $0 != ":" }.dropFirst(2)) }
    }

    /// Waits until an announcement has begun to be heard.
    func began(_ text: String) async throws {
        try await eventually("\(text) to begin; there ended \(outcomes)") {
            observed.contains { $0.state == "began" && $0.text == text }
        }
    }

    /// Waits until a word of an announcement is being heard that begins at so many characters, or later.
    func hears(_ text: String, at offset: Int) async throws {
        try await began(text)
        let ids = Set(observed.compactMap { $0.text == text ? $0.id : nil })
        _ = try await observer.answer("the word at \(offset) of \(text)") {
            $0.method == "caption" && $0.params?.id.map(ids.contains) == true && ($0.params?.offset ?? -1) >= offset
        }
    }

    /// How an announcement is told of while it is said or waits: "#1 default from spd-say: hello world".
    func title(of text: String) async throws -> String {
        let id = try await eventually("\(text) to be taken") { observed.first { $0.text == text }?.id }
        let explained = try await home.speak("explain", "\(id)").output
        let title = explained.split(separator: "\n").first.map(String.init) ?? ""
        return title.replacing(#/, \d\d:\d\d:\d\d: /#, with: ": ")
    }
}

extension Home {
    /// Where clients look for Speech Dispatcher by themselves.
    var ssipSocket: String { path("run/speech-dispatcher/speechd.sock") }
}
