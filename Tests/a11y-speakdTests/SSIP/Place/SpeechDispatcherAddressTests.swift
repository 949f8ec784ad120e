// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser
import Testing

@testable import a11y_speakd

@Suite("Speech Dispatcher's address")
struct SpeechDispatcherAddressTests {
    private static let both = ["XDG_RUNTIME_DIR": "/run/user/1", "XDG_CACHE_HOME": "/c", "HOME": "/h"]

    @Test func `the socket and the pid file are where Speech Dispatcher's clients look`() throws {
        let environments = [
            Self.both, ["XDG_RUNTIME_DIR": "", "XDG_CACHE_HOME": "/c", "HOME": "/h"], ["HOME": "/h"],
        ]
        #expect(
            try environments.map { try SpeechDispatcherAddress(environment: $0).socket } == [
                "/run/user/1/speech-dispatcher/speechd.sock", "/c/speech-dispatcher/speechd.sock",
                "/h/.cache/speech-dispatcher/speechd.sock",
            ])
        #expect(
            try SpeechDispatcherAddress(environment: Self.both).pidFile
                == "/run/user/1/speech-dispatcher/pid/speech-dispatcher.pid")
        #expect(throws: ListenError.self) { try SpeechDispatcherAddress(environment: [:]) }
    }

    private func place(_ arguments: [String], address: String? = nil) -> String {
        let environment = Self.both.merging(address.map { ["SPEECHD_ADDRESS": $0] } ?? [:]) { $1 }
        do {
            let options = try SpeechDispatcherOptions.parse(arguments)
            return try options.socketPath(environment: environment) ?? "none"
        } catch let error as ListenError {
            return "\(error.exitCode)"
        } catch {
            return "usage"
        }
    }

    private static let usual = "/run/user/1/speech-dispatcher/speechd.sock"

    @Test func `SSIP is switched on by an option, and not by SPEECHD_ADDRESS`() {
        #expect(place([]) == "none")
        #expect(place([], address: "unix_socket:/s") == "none")
        #expect(
            [["--ssip"], ["-s"], ["--run-single"], ["--spawn"], ["-a"], ["-d"], ["--run-daemon"], ["-S", "default"]]
                .map { place($0) } == Array(repeating: Self.usual, count: 8))
        #expect(
            [["--ssip-socket", "/s"], ["--socket-path", "/s"], ["-S", "/s"]].map { place($0) } == ["/s", "/s", "/s"])
    }

    @Test func `SPEECHD_ADDRESS gives the socket, and an option overrides it`() {
        let addresses = ["", "unix_socket", "unix_socket:/s", "unix_socket:/s:more", "inet_socket", "unix:/s", "/s"]
        #expect(
            addresses.map { place(["--ssip"], address: $0) } == [Self.usual, Self.usual, "/s", "/s", "78", "78", "78"])
        #expect(place(["--ssip-socket", "/t"], address: "unix_socket:/s") == "/t")
        #expect(place(["--ssip-socket", "/t"], address: "inet_socket") == "/t")
    }

    @Test func `the socket option with the value default ignores SPEECHD_ADDRESS`() {
        #expect(place(["-S", "default"], address: "unix_socket:/s") == Self.usual)
        #expect(place(["-S", "default"], address: "inet_socket") == Self.usual)
    }

    @Test func `the method inet_socket and unknown methods are refused`() {
        #expect(place(["--spawn", "--communication-method", "inet_socket", "--port", "6560"]) == "78")
        #expect(place(["--spawn", "-c", "pigeon"]) == "2")
        #expect(place(["--spawn", "-c", "unix_socket"]) == Self.usual)
    }

    @Test func `options without effect are listed`() throws {
        let options = try SpeechDispatcherOptions.parse(["-t", "0", "-p", "1", "-c", "unix_socket"])
        #expect(options.unused == [])
        let others = try SpeechDispatcherOptions.parse(["-t", "5", "-C", "/c", "-m", "/m", "-P", "/p", "-D"])
        #expect(
            others.unused.map { $0.split(separator: " ")[0] } == [
                "--timeout", "--pid-file", "--config-dir", "--module-dir", "--debug",
            ])
    }

    @Test func `the log level takes a name or Speech Dispatcher's number from 1 to 5`() throws {
        let levels = try ["1", "2", "3", "4", "5", "trace"].map {
            try Options.parse(["-l", $0]).logLevel.map { "\($0)" } ?? ""
        }
        #expect(levels == ["error", "warning", "notice", "info", "debug", "trace"])
        #expect(throws: (any Error).self) { try Options.parse(["-l", "6"]) }
    }
}
