// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Glibc
import Testing

/// Faults that keep the daemon from starting: one sentence on standard error that names the remedy, and an exit code.
@Suite("Start of the daemon", .seated)
struct StartTests {
    private let home: Home

    init() throws {
        home = try Home()
    }

    private func refusal(
        _ options: String..., environment: [String: String?] = [:], through wrapper: [String] = []
    ) async throws -> Program {
        let changed = home.environment.merging(environment.compactMapValues { $0 }) { $1 }
        let gone = environment.filter { $0.value == nil }.keys
        let refused = try await home.run(
            wrapper + [BuildFolder.daemon, "--sink", "null"] + options,
            environment: changed.filter { !gone.contains($0.key) })
        #expect(refused.output == "")
        #expect(refused.errors.hasPrefix("a11y-speakd: "))
        #expect(refused.errors.isOneLine)
        return refused
    }

    @Test func `a second daemon on one socket exits with 69 and names the first`() async throws {
        let first = try await RunningDaemon(in: home)
        let second = try await refusal()
        #expect(second.exitStatus == 69)
        #expect(
            second.errors.contains("\(home.socket) is already served by process \(first.program.pid) (a11y-speakd)"))
        #expect(try await first.client().ask("status").result != nil)
    }

    @Test func `the socket of another program is not taken over`() async throws {
        let path = home.path("taken.sock")
        let other = try home.start(["socat", "UNIX-LISTEN:\(path),fork", "STDOUT"])
        try await eventually("socat to listen") { FileManager.default.fileExists(atPath: path) }
        let refused = try await refusal("--socket", path)
        #expect(refused.exitStatus == 69)
        #expect(refused.errors.contains("process \(other.pid) (socat)"))
    }

    @Test func `with 12 descriptors the daemon exits with 78 and names the number it needs`() async throws {
        let refused = try await refusal(through: ["prlimit", "--nofile=12:12"])
        #expect(refused.exitStatus == 78)
        #expect(refused.errors.contains("Only 12 files and connections may be open, and 64 are needed"))
    }

    @Test func `the socket of a killed daemon is taken over`() async throws {
        let first = try await RunningDaemon(in: home)
        first.program.kill()
        #expect(FileManager.default.fileExists(atPath: home.socket))
        let second = try await RunningDaemon(in: home)
        #expect(try await second.client().ask("status").result != nil)
    }

    @Test func `two daemons started at once leave one that serves, and one that exits with 69`() async throws {
        let daemons = try (1...2).map { _ in try home.start([BuildFolder.daemon, "--sink", "null"]) }
        try await eventually("one of them to end") { daemons.contains { $0.exitStatus != nil } }
        #expect(daemons.compactMap(\.exitStatus) == [69])
        try await eventually("the other to serve") {
            (try? await SocketClient(home.socket).ask("status").result) != nil
        }
    }

    @Test func `a file in the place of the socket is left alone, and the daemon exits with 69`() async throws {
        let path = home.path("notes.txt")
        try "mine".write(toFile: path, atomically: false, encoding: .utf8)
        let refused = try await refusal("--socket", path)
        #expect(refused.exitStatus == 69)
        #expect(refused.errors.contains("\(path) exists and is not a socket"))
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "mine")
    }

    @Test func `without XDG_RUNTIME_DIR the daemon exits with 78, unless the environment names a socket`() async throws
    {
        let refused = try await refusal(environment: ["XDG_RUNTIME_DIR": nil])
        #expect(refused.exitStatus == 78)
        #expect(refused.errors.contains("XDG_RUNTIME_DIR is not set"))
        let elsewhere = home.path("elsewhere.sock")
        let environment = home.environment.filter { $0.key != "XDG_RUNTIME_DIR" }.merging([
            "A11Y_SPEAKD_SOCKET": elsewhere
        ]) { $1 }
        _ = try home.start([BuildFolder.daemon, "--sink", "null"], environment: environment)
        try await eventually("the socket that the environment names") { (try? SocketClient(elsewhere)) != nil }
    }

    @Test func `a socket path that is too long makes the daemon exit with 78`() async throws {
        let refused = try await refusal("--socket", home.path(String(repeating: "a", count: 108)))
        #expect(refused.exitStatus == 78)
        #expect(refused.errors.contains("is longer than the 107 bytes of a socket's address"))
    }

    @Test(arguments: ["/proc/a11y/events.sock", "/dev/null/events.sock", "/no/such/folder/events.sock"])
    func `a socket in an unwritable folder makes the daemon exit with 78`(_ path: String) async throws {
        let refused = try await refusal("--socket", path)
        #expect(refused.exitStatus == 78)
        #expect(refused.errors.contains("\(path) cannot be used"))
    }

    @Test(.enabled(if: geteuid() == 0, "needs a mount namespace"))
    func `without espeak-ng's data the daemon exits with 78 and names the package to install`() async throws {
        let version = try await home.run(["espeak-ng", "--version"]).output
        let data = try #require(version.split(separator: "Data at: ").last).trimmingCharacters(
            in: .whitespacesAndNewlines)
        let hidden = #"mount --bind "$1" "$2" && shift 2 && exec "$@""#
        let refused = try await refusal(through: ["unshare", "-m", "sh", "-c", hidden, "sh", home.path("run"), data])
        #expect(refused.exitStatus == 78)
        #expect(refused.errors.contains("install espeak-ng-data"))
    }

    @Test(arguments: ["radio", "wav:", "pulse:", ""])
    func `an unknown sink exits with 2 and a list of the sinks`(_ sink: String) async throws {
        let refused = try await home.run([BuildFolder.daemon, "--sink", sink])
        #expect(refused.exitStatus == 2)
        #expect(refused.errors.contains("wav:PATH"))
    }

    @Test func `a wav file that cannot be written makes the daemon exit with 78`() async throws {
        let refused = try await refusal("--sink", "wav:/proc/speech.wav")
        #expect(refused.exitStatus == 78)
        #expect(refused.errors.contains("/proc/speech.wav could not be written"))
    }

    @Test(arguments: ["rate = fast", "rate = 5000", "speed = 100"])
    func `an invalid voice style is named, also aloud, and the others speak`(_ style: String) async throws {
        let file = home.path("data/voices/loud.toml")
        try style.write(toFile: file, atomically: false, encoding: .utf8)
        let daemon = try await RunningDaemon(in: home)
        #expect(daemon.program.errors.contains("\(file): line 1: "))
        let client = try daemon.client()
        try await client.subscribe(scope: "all")
        #expect(
            try await client.heardInTheEnd() == [
                "The file loud.toml has an error in line 1. The command a11y-speak config --check says more."
            ])
    }

    @Test func `a missing data folder makes the daemon exit with 78`() async throws {
        let refused = try await refusal("--data-dir", home.path("nowhere"))
        #expect(refused.exitStatus == 78)
        #expect(refused.errors.contains("\(home.path("nowhere"))/voices: this folder cannot be read"))
    }
}
