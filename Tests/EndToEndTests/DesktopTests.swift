// SPDX-License-Identifier: MIT

import Foundation
import Glibc
import Testing

/// `a11y-speak desktop` between real buses and a real daemon.
@Suite("a11y-speak desktop", .seated)
struct DesktopTests {
    private let home: Home

    init() throws {
        home = try Home()
    }

    @Test func `announcements and notifications are heard word for word, under their programs' names`() async throws {
        let ear = try await Ear(.wav, in: home)
        let session = try await DesktopSession(in: home, sink: ear.sink)
        let programs = try session.programs()
        try await session.reach(programs)
        try await programs.does("serve")
        try await programs.does("announce 2 /button build finished")
        // The notification has a higher priority and would interrupt the announcement.
        let first = try await session.ear.answer("its beginning") { $0.params?.text == "build finished" }
        _ = try await session.ear.outcome(of: try #require(first.params?.id))
        try await programs.does("notify Mumble 0 2 battery|<b>low</b>")
        let said = try await session.said(until: "battery. low")
        #expect(said == ["build finished", "battery. low"])
        let clients = session.ear.answers.compactMap { $0.params?.client }
        #expect(Set(clients) == ["bus", "Mumble"])
        let last = try #require(session.ear.answers.last { $0.params?.text == "battery. low" }?.params?.id)
        #expect(try await session.ear.outcome(of: last).state == "finished")
        let words = try await ear.hearing(grammar: "(ready | one | two | three | build finished | battery low)+").words
        #expect(words.hasSuffix("build finished battery low"))
    }

    @Test
    func `notify-send is announced for the program it names, and only urgent ones while notifications are inhibited`()
        async throws
    {
        let session = try await DesktopSession(in: home)
        let programs = try session.programs()
        try await session.reach(programs)
        try await programs.does("serve")
        func send(_ words: String...) async throws {
            let sent = try await home.run(["notify-send"] + words, environment: session.environment)
            #expect(sent.exitStatus == 0, "\(sent.errors)")
        }
        try await send("--app-name=Mail", "Ann", "<i>Hello</i> &amp; bye")
        #expect(try await session.said(until: "Ann. Hello & bye") == ["Ann. Hello & bye"])
        try await programs.does("inhibit true")
        try await send("--app-name=Mail", "Not now")
        try await send("--app-name=Mail", "--urgency=critical", "Fire")
        try await eventually("Fire") { session.ear.answers.contains { $0.params?.text == "Fire" } }
        #expect(!session.ear.answers.contains { $0.params?.text == "Not now" })
        #expect(session.ear.answers.last { $0.params?.text == "Fire" }?.params?.client == "Mail")
    }

    @Test func `a burst of 100 announcements speaks at most two, the last one to its end`() async throws {
        let session = try await DesktopSession(in: home)
        let programs = try session.programs()
        try await session.reach(programs)
        try await programs.does("repeat 100 1 row")
        let one = try await session.said(until: "row 100")
        #expect(one == ["row 1", "row 100"])
        try await programs.does("repeat 100 100 place")
        let said = try await session.said(until: "place 100").dropFirst(one.count)
        #expect(said.count <= 2)
        let last = try #require(session.ear.answers.last { $0.params?.text == "place 100" }?.params?.id)
        #expect(try await session.ear.outcome(of: last).state == "finished")
    }

    @Test func `over 100 starts of a screen reader, each announcement is spoken by the reader or the bridge, not both`()
        async throws
    {
        let session = try await DesktopSession(in: home)
        let programs = try session.programs()
        let reader = try session.programs()
        try await session.reach(programs)
        var expected: [String] = []
        for number in 1...100 {
            try await reader.does("listen object:announcement")
            try await programs.does("announce 1 /\(number) its \(number)")
            try await reader.does("unlisten object:announcement")
            try await programs.does("announce 1 /\(number) ours \(number)")
            expected.append("ours \(number)")
            #expect(try await session.said(until: "ours \(number)").last == "ours \(number)")
            // Waiting announcements would be summarized as a count.
            _ = try await session.ear.ask("cancel", #"{"scope":"all"}"#)
        }
        #expect(try await session.said(until: "ours 100") == expected)
    }

    @Test func `a killed screen reader is reported as absent, and the bridge speaks again`() async throws {
        let session = try await DesktopSession(in: home)
        let programs = try session.programs()
        let reader = try session.programs()
        try await session.reach(programs)
        let app = try session.daemon.client()
        _ = try await app.ask("subscribe", #"{"events":["presence"]}"#)
        _ = try await app.answer("no screen reader") { $0.params?.screenReader == false }
        try await reader.does("listen object:announcement")
        _ = try await app.answer("a screen reader") { $0.params?.screenReader == true }
        #expect(try await app.ask("status").result?.screenReader == true)
        reader.kill()
        try await eventually("its end") { app.answers.compactMap { $0.params?.screenReader } == [false, true, false] }
        #expect(try await app.ask("status").result?.screenReader == nil)
        try await programs.does("announce 1 /1 ours again")
        #expect(try await session.said(until: "ours again") == ["ours again"])
    }

    @Test func `malformed, huge and numerous announcements harm neither the bridge nor the daemon`() async throws {
        let session = try await DesktopSession(in: home)
        let programs = try session.programs()
        try await session.reach(programs)
        for signature in ["s", "i", "as", ""] { try await programs.does("raw \(signature)") }
        try await programs.does("long 1000000")
        try await eventually("the long one") {
            session.ear.answers.contains { $0.params?.text?.hasPrefix("aaa") == true }
        }
        _ = try await session.ear.ask("cancel", #"{"scope":"all"}"#)
        try await programs.does("many 1000")
        try await programs.does("announce 2 /1 still here")
        try await eventually("what follows") { session.ear.answers.contains { $0.params?.text == "still here" } }
        #expect(try await session.ear.ask("status").result?.clients ?? 99 <= 68)
        #expect(session.bridge.exitStatus == nil)
        #expect(session.daemon.program.exitStatus == nil)
    }

    @Test func `live regions are announced, and a hung application delays no other`() async throws {
        let session = try await DesktopSession(in: home)
        let programs = try session.programs()
        let hanging = try session.programs()
        try await session.reach(programs)
        try await programs.does("attributes /5 container-live=polite tag=p")
        try await programs.does("attributes /6 tag=p")
        try await hanging.does("insert /1 lost")
        hanging.tell("hang")
        hanging.tell("insert /2 lost")
        try await programs.does("insert /6 typed")
        try await programs.does("insert /5 two unread")
        #expect(try await session.said(until: "two unread") == ["two unread"])
    }

    @Test func `a notification that is replaced 50 times speaks its last text once, to its end`() async throws {
        let session = try await DesktopSession(in: home)
        let programs = try session.programs()
        try await session.reach(programs)
        try await programs.does("serve")
        try await programs.does("notify Copy 0 1 0 %")
        try await eventually("its number") { programs.output.contains("number 1") }
        for number in 1...50 { programs.tell("notify Copy 1 1 \(number * 2) %") }
        let said = try await session.said(until: "100 %")
        #expect(said.first == "0 %")
        let heard = session.ear.answers.filter { $0.params?.state == "finished" }.compactMap { $0.params?.text }
        #expect(heard.count { $0 == "100 %" } <= 1)
        let last = try #require(session.ear.answers.last { $0.params?.text == "100 %" }?.params?.id)
        #expect(try await session.ear.outcome(of: last).state == "finished")
    }

    @Test func `a killed accessibility bus is replaced, and the bridge connects to the new one`() async throws {
        let session = try await DesktopSession(in: home)
        let programs = try session.programs()
        try await session.reach(programs)
        for launcher in try await launchers(session) { Glibc.kill(launcher, SIGKILL) }
        let others = try session.programs()
        try await session.reach(others)
        #expect(session.bridge.exitStatus == nil)
    }

    /// The process of the accessibility bus's launcher, if it runs.
    private func launchers(_ session: DesktopSession) async throws -> [pid_t] {
        let asked = try await home.run(
            [
                "busctl", "--user", "call", "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus",
                "GetConnectionUnixProcessID", "s", "org.a11y.Bus",
            ], environment: session.environment)
        let number = asked.output.split(separator: " ").last ?? ""
        return pid_t(number.filter(\.isNumber)).map { [$0] } ?? []
    }

    @Test func `toolkits are enabled while the settings ask for it, and disabled at the end, also after a kill`()
        async throws
    {
        let session = try await DesktopSession(in: home, settings: "enable-toolkits = true")
        func isEnabled() async throws -> Bool {
            try await home.run(
                ["busctl", "--user", "get-property", "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Status", "IsEnabled"],
                environment: session.environment
            ).output == "b true\n"
        }
        try await eventually("toolkits") { try await isEnabled() }
        session.bridge.kill()
        // From version 60 the launcher disables toolkits when no client listens.
        if try await home.atspiVersion() < 60 { #expect(try await isEnabled()) }
        let second = try home.start(
            [BuildFolder.client, "desktop"], environment: session.environment)
        let programs = try session.programs()
        try await session.reach(programs)
        #expect(try await isEnabled())
        second.send(signal: SIGTERM)
        #expect(try await second.ended() == 0)
        #expect(try await isEnabled() == false)
    }

    @Test func `the bridge applies its settings when the daemon has reloaded them`() async throws {
        let session = try await DesktopSession(in: home)
        let programs = try session.programs()
        try await session.reach(programs)
        try home.configure("[desktop]\nannouncements = \"off\"\nsensitive = false\n")
        session.daemon.program.send(signal: SIGHUP)
        try await programs.does("serve")
        var number = 0
        try await eventually("silence") {
            number += 1
            let before = session.ear.answers.count { $0.params?.text == "probe \(number)" }
            try await programs.does("announce 1 /1 probe \(number)")
            try await programs.does("notify Mark 0 1 mark \(number)")
            _ = try await session.ear.answer("the mark") { $0.params?.text == "mark \(number)" }
            return before == 0 && !session.ear.answers.contains { $0.params?.text == "probe \(number)" }
        }
    }
}
