// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Rules for single programs, set by a command.
@Suite("a11y-speak rule", .seated)
struct RuleTests {
    private let home: Home

    init() throws {
        home = try Home()
    }

    private var written: String { (try? String(contentsOfFile: home.configuration, encoding: .utf8)) ?? "" }

    @Test func `a rule applies at once, and --forget removes it`() async throws {
        try home.configure("# mine\n[client.build]\nrate = 300\n")
        let client = try await RunningDaemon(in: home).client()
        _ = try await client.ask("hello", #"{"client":"build"}"#)
        try await client.subscribe()
        let told = try await home.speak("rule", "build", "--mute", "--group-limit", "1")
        #expect(told.exitStatus == 0 && told.errors == "" && told.output == "", "\(told.errors)")
        #expect(written == "# mine\n[client.build]\nrate = 300\ngroup-limit = 1\nmute = true\n")
        try await eventually("the rule to count") {
            try await client.outcome(of: try await client.announce("hello")).state == "dropped"
        }
        #expect(try await home.speak("rule", "build", "--forget").exitStatus == 0)
        #expect(written == "# mine\n[client.build]\nrate = 300\n")
        #expect(try await home.speak("rule", "a b", "-P", "low").exitStatus == 0)
        #expect(written.hasSuffix("\n\n[client.\"a b\"]\npriority = \"low\"\n"))
    }

    @Test(arguments: [
        ["rule", "x"], ["rule", "x", "--forget", "--mute"], ["rule", "x", "--group-limit", "0"], ["rule", ""],
    ])
    func `incomplete or contradictory arguments exit with 2`(arguments: [String]) async throws {
        let told = try await home.run([BuildFolder.client] + arguments)
        #expect(told.exitStatus == 2 && written == "")
    }
}
