// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Real shells that announce slow commands.
@Suite("a11y-speak shell-hook", .seated)
struct ShellHookTests {
    private let home: Home

    init() throws {
        home = try Home()
    }

    /// A shell, its command line, and the hook that it evaluates first.
    struct Shell: Sendable, CustomTestStringConvertible {
        let name: String
        let command: String
        let hook: String
        var testDescription: String { name }
    }

    static let shells = [
        Shell(
            name: "bash", command: "HISTCONTROL=ignoreboth PS1='ready> ' exec bash --norc --noprofile",
            hook: #"eval "$(a11y-speak shell-hook bash --longer-than 700ms)""#),
        Shell(name: "zsh", command: "exec zsh -f", hook: #"eval "$(a11y-speak shell-hook zsh --longer-than 700ms)""#),
        Shell(
            name: "fish", command: "exec fish --no-config",
            hook: "a11y-speak shell-hook fish --longer-than 700ms | source"),
    ]

    private func window(_ shell: Shell) async throws -> TerminalWindow {
        try await TerminalWindow(
            in: home, "export PATH=\(BuildFolder.programs):$PATH; \(shell.command)", columns: 150)
    }

    /// Types a line, and waits until the window shows a certain line.
    private func enter(_ line: String, _ window: TerminalWindow, shows: String) async throws {
        try await window.type(line)
        try await window.press("Enter")
        try await window.shows(shows) { $0 == shows }
    }

    private func said(_ client: SocketClient, count: Int) async throws -> [String] {
        try await eventually("\(count) to be said; there are \(client.queued)") { client.queued.count >= count }
        return client.queued.map { $0.replacing(/after (\d+ seconds?|less than a second)/, with: "after …") }
    }

    @Test(arguments: shells)
    func `the hook announces slow commands, but no quick, interrupted or interactive ones`(shell: Shell) async throws {
        let client = try await RunningDaemon(in: home).client()
        try await client.subscribe(scope: "all")
        let window = try await window(shell)
        try await enter("\(shell.hook); echo hooke''d", window, shows: "hooked")
        try await enter("echo quic''k", window, shows: "quick")
        try await enter("sh -c 'sleep 1; echo on''e; exit 3'", window, shows: "one")
        #expect(try await said(client, count: 1) == ["sh failed with 3 after …"])
        // The exit status is that of the user's command, not of the hook.
        try await enter("sh -c 'exit 7'", window, shows: "one")
        try await enter(shell.name == "fish" ? "echo s''tatus $status" : "echo s''tatus $?", window, shows: "status 7")
        try await window.type("sleep 100")
        try await window.press("Enter")
        try await Task.sleep(for: .seconds(1))
        try await window.press("C-c")
        try await enter("echo inte''rrupted", window, shows: "interrupted")
        try await enter(" sleep 1; echo priva''te", window, shows: "private")
        #expect(
            try await said(client, count: 2) == ["sh failed with 3 after …", "The command finished after …"])
        // The same line twice, which bash's history keeps once.
        for count in [3, 4] {
            try await window.type("sleep 1.1")
            try await window.press("Enter")
            #expect(try await said(client, count: count).last == "sleep finished after …")
        }
        let screen = try await window.rows().joined(separator: "\n")
        #expect(!screen.contains("Done") && !screen.contains("[1]"), "\(screen)")
    }

    @Test func `bash keeps the user's PROMPT_COMMAND, PS0 and traps`() async throws {
        let client = try await RunningDaemon(in: home).client()
        try await client.subscribe(scope: "all")
        let window = try await window(Self.shells[0])
        let own = #"PROMPT_COMMAND='last=$?'; PS0='ps0 '; trap 'debug=$BASH_COMMAND' DEBUG"#
        try await enter(
            "\(own); \(Self.shells[0].hook); \(Self.shells[0].hook); echo hooke''d", window, shows: "hooked")
        try await enter("(exit 6)", window, shows: "ps0 ready>")
        try await enter("echo las''t $last; trap -p DEBUG", window, shows: "ps0 last 6")
        try await window.shows("trap -- 'debug=$BASH_COMMAND' DEBUG")
        try await enter("sleep 1; echo en''d", window, shows: "ps0 end")
        #expect(try await said(client, count: 1) == ["sleep finished after …"])
    }

    @Test func `without a daemon the hook prints nothing`() async throws {
        for shell in Self.shells {
            let window = try await window(shell)
            try await enter("\(shell.hook); echo hooke''d", window, shows: "hooked")
            try await enter("sleep 1; echo slep''t", window, shows: "slept")
            let screen = try await window.rows().joined(separator: "\n")
            #expect(!screen.contains("a11y-speak:"), "\(shell.name): \(screen)")
        }
    }
}
