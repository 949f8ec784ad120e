// SPDX-License-Identifier: MIT

/// A daemon, a bus, `a11y-speak desktop`, and a client of the daemon, which pyatspi reads as an application.
struct ProviderStage {
    let home: Home
    let environment: [String: String]
    let daemon: RunningDaemon
    let bridge: Program
    let client: SocketClient

    /// - Parameter name: the client's name.
    init(in home: Home, client name: String = "player") async throws {
        self.home = home
        daemon = try await RunningDaemon(in: home)
        environment = try await DesktopSession.session(in: home)
        bridge = try home.start([BuildFolder.client, "desktop"], environment: environment)
        client = try await Self.client(of: daemon, name)
    }

    /// A client that has sent `hello`.
    static func client(of daemon: RunningDaemon, _ name: String) async throws -> SocketClient {
        let client = try daemon.client()
        _ = try await client.ask("hello", #"{"client":"\#(name)"}"#)
        return client
    }

    /// - Parameter elements: the members of each element's object.
    func display(_ elements: String..., by other: SocketClient? = nil) async throws {
        for element in elements {
            _ = try await (other ?? client).ask("willDisplay", #"{"element":{\#(element)}}"#)
        }
    }

    /// The output of tree.py for a program: the whole tree if there are no arguments.
    func tree(of program: String = "player", _ arguments: String...) async throws -> String {
        try await tree(of: program, arguments)
    }

    func tree(of program: String, _ arguments: [String]) async throws -> String {
        let reader = try await home.run(
            ["/usr/bin/python3", BuildFolder.client("tree.py"), program] + arguments, environment: environment)
        guard reader.exitStatus == 0 else { throw Setback(description: reader.errors) }
        return reader.output
    }

    /// Waits until the client receives a request for an action, and replies that the action was done.
    /// - Parameter matches: whether the request is the awaited one.
    /// - Returns: the unchanged request.
    @discardableResult
    func performed(_ action: String, matches: (Answer.Event) -> Bool = { _ in true }) async throws -> Answer {
        let asked = try await client.answer(action) { answer in
            answer.method == "perform" && answer.params.map { $0.action == action && matches($0) } == true
        }
        client.send(#"{"id":"\#(asked.question ?? "")","result":{"handled":true}}"#.utf8 + [10])
        return asked
    }
}
