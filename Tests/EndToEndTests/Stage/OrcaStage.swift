// SPDX-License-Identifier: MIT

/// A daemon in the place of Speech Dispatcher, a screen, the bridge, and a client. Orca speaks through the daemon.
struct OrcaStage {
    let home: Home
    let stand: StandIn
    let desktop: Desktop
    let bridge: Program
    let client: SocketClient

    init(in home: Home) async throws {
        self.home = home
        stand = try await StandIn(in: home)
        desktop = try await Desktop(in: home, environment: stand.environment)
        bridge = try desktop.start([BuildFolder.client, "desktop"])
        client = try SocketClient(home.socket)
    }

    /// Starts Orca, and waits until it has announced the current focus.
    func startOrca(saying last: String) async throws -> Program {
        let before = stand.heard.count
        let orca = try desktop.start(OrcaTests.alone + ["orca"])
        try await eventually("a screen reader") { try await client.ask("status").result?.screenReader == true }
        try await eventually("\(last); heard was: \(stand.heard.dropFirst(before))") {
            stand.heard.dropFirst(before).contains { $0.hasPrefix(last) }
        }
        _ = try await stand.silence()
        return orca
    }

    /// Ends Orca, and waits until the daemon reports no screen reader.
    func end(_ orca: Program) async throws {
        let ended = try await home.run(["pkill", "-TERM", "-P", "\(orca.pid)"])
        guard ended.exitStatus == 0 else { throw Setback(description: "there is no Orca: \(ended.errors)") }
        // Orca 43 handles the signal only when an event arrives on the bus.
        _ = try await client.ask("willDisplay", #"{"element":{"id":"last","label":"Last"}}"#)
        _ = try await client.ask("didEndDisplay", #"{"element":"last"}"#)
        try await noReader()
    }

    /// Waits until the daemon reports no screen reader.
    func noReader() async throws {
        try await eventually("no screen reader") { try await client.ask("status").result?.screenReader == nil }
    }

    /// The texts accepted after the cause, once there are at least `count`.
    func accepted(_ count: Int, _ cause: () async throws -> Void) async throws -> [String] {
        let before = said.count
        try await cause()
        try await eventually("\(count) texts; there came: \(said.dropFirst(before))") { said.count >= before + count }
        return Array(said.dropFirst(before))
    }

    /// The accepted texts in order, without final periods, which differ between versions.
    var said: [String] { stand.observed.compactMap { $0.state == "queued" ? $0.text.map(Self.plain) : nil } }

    private static func plain(_ text: String) -> String {
        var text = text[...]
        while let last = text.last, " .".contains(last) { text.removeLast() }
        return String(text)
    }

    func version() async throws -> Int { try await home.orcaVersion() }
}

/// The versions of other projects' programs.
extension Home {
    func orcaVersion() async throws -> Int {
        let told = try await run(["orca", "--version"]).output
        return told.firstMatch(of: /\d+/).flatMap { Int($0.output) } ?? 0
    }

    /// The second number of libatspi's version; 0 where it has no function for that, as in Debian 12.
    func atspiVersion() async throws -> Int {
        let script = """
            from gi.repository import Atspi
            print(Atspi.get_version()[1] if hasattr(Atspi, "get_version") else 0)
            """
        let told = try await run(["/usr/bin/python3", "-W", "ignore", "-c", script])
        guard let version = Int(told.output.filter(\.isNumber)) else { throw Setback(description: told.errors) }
        return version
    }
}
