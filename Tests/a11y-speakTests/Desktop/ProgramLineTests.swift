// SPDX-License-Identifier: MIT

import AnnouncementKit
import ClientConnection
import DaemonProtocol
import Glibc
import Testing

@testable import DesktopBridge
@testable import a11y_speak

@Suite("A program's line to the daemon")
struct ProgramLineTests {
    /// A daemon without a socket: the methods and ids that it receives are noted, and connections.
    private final class Daemon {
        var isThere = true
        /// Methods that it answers.
        var answered: Set<String> = ["hello"]
        var notes: [String] = []
        var connection: Connection?

        func connect() -> (any PolledTransport)? {
            notes.append("connect")
            guard isThere else { return nil }
            connection = Connection(self)
            return connection
        }

        fileprivate func take(_ line: String, from connection: Connection) {
            let method = line.firstMatch(of: /"method":"(\w+)"/).map { String($0.output.1) } ?? ""
            let id = line.firstMatch(of: /"id":(\d+)/).map { String($0.output.1) } ?? ""
            notes.append("\(id) \(method)")
            guard answered.contains(method) else { return }
            let hello = #"{"server":"a","version":"1","protocol":1,"languages":[],"synthesizer":"e"}"#
            let result = method == "hello" ? hello : "{}"
            connection.received.append(Array(#"{"id":\#(id),"jsonrpc":"2.0","result":\#(result)}"#.utf8))
        }
    }

    private final class Connection: PolledTransport {
        unowned let daemon: Daemon
        var received: [[UInt8]] = []
        var hasEnded = false

        init(_ daemon: Daemon) { self.daemon = daemon }

        var polled: pollfd { pollfd(fd: -1, events: 0, revents: 0) }

        func write(_ bytes: [UInt8]) {
            for line in bytes.split(separator: UInt8(ascii: "\n")) {
                daemon.take(String(decoding: line, as: UTF8.self), from: self)
            }
        }

        func flush() {}

        func lines() -> [[UInt8]]? {
            defer { received = [] }
            return hasEnded ? nil : received
        }
    }

    private let daemon = Daemon()
    private let line: PolledClient

    init() {
        line = PolledClient(as: "gtk4") { [daemon] in daemon.connect() }
    }

    /// Returns the daemon's notes since the last call.
    private func told() -> [String] {
        defer { daemon.notes = [] }
        return daemon.notes
    }

    private func announce(_ text: String) -> Request { .announce(AnnounceRequest(text: text)) }

    private func cut(at now: Double) {
        daemon.connection?.hasEnded = true
        line.ready(at: now)
    }

    @Test func `a line connects with the first announcement, and introduces itself`() {
        daemon.answered.insert("announce")
        line.send(announce("a"), at: 0)
        #expect(told() == ["connect", "1 hello", "2 announce"])
        line.send(announce("b"), at: 0)
        #expect(told() == ["3 announce"])
        #expect(!line.isIdle)
        line.ready(at: 0)
        #expect(line.isIdle)
    }

    @Test func `an unanswered announcement is sent again, with its number`() {
        daemon.answered.insert("announce")
        line.send(announce("a"), at: 0)
        line.ready(at: 0)
        daemon.answered.remove("announce")
        line.send(announce("b"), at: 0)
        #expect(told() == ["connect", "1 hello", "2 announce", "3 announce"])
        daemon.isThere = false
        cut(at: 1)
        #expect(told() == [])
        #expect(line.wake == 1.05)
        line.elapse(at: 1.05)
        #expect(told() == ["connect"])
        #expect(line.wake == 1.05 + 0.1)
        daemon.isThere = true
        line.elapse(at: 1.2)
        #expect(told() == ["connect", "4 hello", "3 announce"])
    }

    @Test func `without a daemon it gives up after ten seconds, and looks again for the next announcement`() {
        line.send(announce("a"), at: 0)
        daemon.isThere = false
        cut(at: 11)
        #expect(line.wake == nil)
        _ = told()
        line.send(announce("b"), at: 20)
        #expect(told() == ["connect"])
    }

    @Test func `an announcement waits ten seconds for a daemon, from its own time`() {
        daemon.isThere = false
        line.send(announce("a"), at: 0)
        line.send(announce("b"), at: 9)
        line.elapse(at: 10.5)
        #expect(line.wake != nil)
        daemon.isThere = true
        line.elapse(at: 12.5)
        #expect(told().suffix(2) == ["3 hello", "2 announce"])
    }

    @Test func `without an unanswered request no daemon is searched for`() {
        daemon.answered.insert("announce")
        line.send(announce("a"), at: 0)
        line.ready(at: 0)
        cut(at: 1)
        #expect(line.wake == nil)
        #expect(!line.isConnected)
    }

    @Test func `a kept line searches for a daemon without limit`() {
        let line = PolledClient(as: "desktop", isKept: true) { [daemon] in daemon.connect() }
        line.begin(with: [OpeningRequest(id: .null, request: .configure(ConfigureRequest()))], at: 0)
        #expect(told() == ["connect", "1 hello", "2 configure"])
        daemon.connection?.hasEnded = true
        line.ready(at: 100)
        #expect(line.wake == 100.05)
    }

    @Test func `a daemon that does not answer gets 32 and no more`() {
        line.send(announce("0"), at: 0)
        line.ready(at: 0)
        _ = told()
        for number in 1...100 { line.send(announce("\(number)"), at: 0) }
        // With the first.
        #expect(told().count + 1 == 32)
    }

    @Test func `to follow announcements is subscribed once, now and on each further connection`() {
        line.send(announce("a"), at: 0)
        for _ in 1...2 { line.follow(.announcements, at: 0) }
        #expect(told() == ["connect", "1 hello", "2 announce", "3 subscribe"])
        cut(at: 1)
        line.elapse(at: 2)
        #expect(told().prefix(3) == ["connect", "4 hello", "5 subscribe"])
    }

    @Test func `a line that the daemon refuses ends, and one that is kept tries again later`() {
        let refusal = #"{"method":"rejected","params":{"code":1005,"line":0,"message":"No."}}"#
        line.send(announce("a"), at: 0)
        daemon.connection?.received = [Array(refusal.utf8)]
        line.ready(at: 0)
        cut(at: 0)
        #expect(line.wake == nil && line.isIdle)
        let kept = PolledClient(as: "desktop", isKept: true) { [daemon] in daemon.connect() }
        kept.begin(with: [], at: 0)
        daemon.connection?.received = [Array(refusal.utf8)]
        kept.ready(at: 0)
        daemon.connection?.hasEnded = true
        kept.ready(at: 0)
        #expect(kept.wake == 2)
    }
}
