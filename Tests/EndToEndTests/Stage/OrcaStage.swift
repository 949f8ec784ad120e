// SPDX-License-Identifier: MIT

/// A daemon in Speech Dispatcher's place, a screen, the bridge, and a client: Orca can be started, and is heard through the daemon.
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

    /// Waits until a screen reader reads, and has said where the focus is.
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

    /// Ends it, and waits until that is known.
    func end(_ orca: Program) async throws {
        let ended = try await home.run(["pkill", "-TERM", "-P", "\(orca.pid)"])
        guard ended.exitStatus == 0 else { throw Setback(description: "there is no Orca: \(ended.errors)") }
        // Orca 43 looks at the signal when something happens on the bus, and not before.
        _ = try await client.ask("willDisplay", #"{"element":{"id":"last","label":"Last"}}"#)
        _ = try await client.ask("didEndDisplay", #"{"element":"last"}"#)
        try await noReader()
    }

    /// Waits until it is known that no screen reader is there any more.
    func noReader() async throws {
        try await eventually("no screen reader") { try await client.ask("status").result?.screenReader == nil }
    }

    /// The texts that were accepted because of something, until there are so many and nothing more comes.
    func accepted(_ count: Int, _ cause: () async throws -> Void) async throws -> [String] {
        let before = said.count
        try await cause()
        try await eventually("\(count) texts; there came: \(said.dropFirst(before))") { said.count >= before + count }
        return Array(said.dropFirst(before))
    }

    /// The texts that were accepted, in their order, without the end of a sentence, which comes and goes from version to version.
    var said: [String] { stand.observed.compactMap { $0.state == "queued" ? $0.text.map(Self.plain) : nil } }

    private static func plain(_ text: String) -> String {
        var text = text[...]
        while let last = text.last, " .".contains(last) { text.removeLast() }
        return String(text)
    }

    func version() async throws -> Int { try await home.orcaVersion() }
}

/// The versions of what is not ours.
extension Home {
    func orcaVersion() async throws -> Int {
        let told = try await run(["orca", "--version"]).output
        return told.firstMatch(of: /\d+/).flatMap { Int($0.output) } ?? 0
    }

    /// The second number of libatspi's version; 0 where it cannot tell, as in Debian 12.
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
