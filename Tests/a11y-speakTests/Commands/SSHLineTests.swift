// SPDX-License-Identifier: MIT

import ArgumentParser
import Testing

@testable import a11y_speak

@Suite("The command line of ssh")
struct SSHLineTests {
    private func words(_ arguments: String, hasTerminal: Bool = true) throws -> [String] {
        try SSHLine(arguments.split(separator: " ").map(String.init), forwarding: "/tmp/x.sock")
            .words(to: "/run/events.sock", hasTerminal: hasTerminal)
    }

    @Test func `a host alone gets a login shell in a terminal`() throws {
        #expect(
            try words("server").dropLast() == [
                "ssh", "-t", "-o", "ExitOnForwardFailure=yes", "-R", "/tmp/x.sock:/run/events.sock", "--", "server",
            ])
        #expect(try words("server", hasTerminal: false)[1] == "-o")
        let script = try #require(try words("server").last)
        #expect(script.hasPrefix("exec /bin/sh -c 'A11Y_SPEAKD_SOCKET=/tmp/x.sock; export A11Y_SPEAKD_SOCKET; "))
        #expect(script.hasSuffix(#""${SHELL:-/bin/sh}" -l' a11y-speak ''"#))
    }

    @Test func `options of ssh with and without values precede the host`() throws {
        #expect(
            try words("-4 -p 22 -tA -vp 23 -oBatchMode=yes -i key -- me@server").prefix(9) == [
                "ssh", "-4", "-p", "22", "-tA", "-vp", "23", "-oBatchMode=yes", "-i",
            ])
        #expect(try words("-p 22 server")[1...2] == ["-p", "22"])
    }

    @Test func `a command keeps its own options and its quotes`() throws {
        let line = try SSHLine(["server", "echo", "-n", "it's"], forwarding: "/tmp/x.sock")
        let words = line.words(to: "/s", hasTerminal: true)
        #expect(!words.contains("-t"))
        #expect(words.last?.hasSuffix(#""${SHELL:-/bin/sh}" -c "$1"' a11y-speak 'echo -n it'\''s'"#) == true)
    }

    @Test(arguments: ["", "-p 22", "-v", "--"])
    func `a line without a host is an error that shows one`(arguments: String) {
        #expect {
            _ = try words(arguments)
        } throws: {
            "\($0)".contains("name a host: a11y-speak ssh server")
        }
    }
}
