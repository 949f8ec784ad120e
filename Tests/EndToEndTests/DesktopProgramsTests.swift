// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Real desktop programs, each of whose announcements is heard once.
@Suite("Programs of the desktop are heard", .seated)
struct DesktopProgramsTests {
    private let home: Home

    init() throws {
        home = try Home()
    }

    /// Starts a screen, its buses, and the bridge with every source enabled.
    private func stage() async throws -> (ear: Ear, session: DesktopSession) {
        let desktop = try await Desktop(in: home, environment: home.environment)
        let ear = try await Ear(.wav, in: home)
        let session = try await DesktopSession(
            in: home, settings: "enable-toolkits = true", sink: ear.sink, environment: desktop.environment)
        return (ear, session)
    }

    /// Announces each line when the one before has been heard. Each must be heard once, under the program's name.
    private func hear(
        _ lines: KeyValuePairs<String, String>, of sender: ToldProgram, named name: String,
        _ stage: (ear: Ear, session: DesktopSession)
    ) async throws {
        try await sender.says("ready")
        try await stage.session.reach(sender, by: lines[0].key)
        for (way, text) in lines {
            try await sender.does("\(way) \(text)")
            let said = try await stage.session.ear.answer("\(way), \(text)") { $0.params?.text == text }
            #expect(said.params?.client == name)
            _ = try await stage.session.ear.outcome(of: try #require(said.params?.id))
        }
        let said = try await stage.session.said(until: lines[lines.count - 1].value)
        #expect(said == lines.map(\.value))
        let choices = (["ready", "one", "two", "three", "four"] + lines.map(\.value)).joined(separator: " | ")
        let words = try await stage.ear.hearing(grammar: "(\(choices))+").words
        #expect(words.hasSuffix(lines.map(\.value).joined(separator: " ")))
    }

    @Test func `GTK 3 announcements are heard once`() async throws {
        let stage = try await stage()
        try await hear(
            ["polite": "build has finished", "assertive": "the battery is low"], of: try stage.session.sender("gtk3"),
            named: "gtk3", stage)
    }

    @Test func `live regions of a page in Firefox are heard once`() async throws {
        let stage = try await stage()
        let profile = home.path("profile")
        try FileManager.default.createDirectory(atPath: profile, withIntermediateDirectories: true)
        let settings = [
            "browser.aboutwelcome.enabled": "false", "browser.shell.checkDefaultBrowser": "false",
            "browser.startup.homepage_override.mstone": #""ignore""#, "termsofuse.bypassNotification": "true",
            "datareporting.policy.dataSubmissionPolicyBypassNotification": "true", "network.proxy.type": "0",
        ]
        try settings.map { "user_pref(\"\($0.key)\", \($0.value));\n" }.joined()
            .write(toFile: "\(profile)/user.js", atomically: false, encoding: .utf8)
        let firefox = try stage.session.sender(
            "page", "firefox-esr", "--no-remote", "--new-instance", "--profile", profile)
        // `ariaNotify` needs ATK 2.50; `make test-desktop` tests it.
        try await hear(
            [
                "polite": "build has finished", "assertive": "the battery is low", "status": "download complete",
                "alert": "new message from anna",
            ],
            of: firefox, named: "firefox-esr", stage)
    }
}
