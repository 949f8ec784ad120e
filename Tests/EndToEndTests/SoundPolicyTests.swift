// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Testing

/// What the sound server is told about speech, so that it makes way for it.
@Suite("Speech among other sounds", .seated)
struct SoundPolicyTests {
    private let home: Home

    init() throws {
        home = try Home()
    }

    @Test func `music is quieter while speech is heard, because of its role`() async throws {
        let server = try await SoundServer(in: home)
        try await server.pactl(
            "load-module", "module-role-ducking", "trigger_roles=a11y", "ducking_roles=music", "volume=-20dB")
        let music = try home.start(
            ["pacat", "--playback", "--raw", "--property=media.role=music", "/dev/zero"],
            environment: server.environment)
        _ = try await server.volume(of: "music", "the music")
        let client = try await RunningDaemon(in: home, sink: "pulse").client()
        try await client.subscribe()
        try await eventually("speech among the streams") { try await server.volume(of: "a11y") != nil }
        let speech = try await client.announce("one two three four five six seven", #""priority":"message""#)
        try await eventually("the music to be quieter") { try await server.volume(of: "music") == 46 }
        #expect(try await client.outcome(of: speech).state == "finished")
        #expect(music.exitStatus == nil)
    }
}

extension SoundServer {
    /// The volume, in percent, of the stream with that role.
    fileprivate func volume(of role: String) async throws -> Int? {
        let streams = try await pactl("list", "sink-inputs").components(separatedBy: "Sink Input #")
        guard let stream = streams.first(where: { $0.contains("media.role = \"\(role)\"") }) else { return nil }
        let volume = stream.split(separator: "\n").first { $0.contains("Volume:") }
        return volume?.split(separator: " ").first { $0.hasSuffix("%") }.flatMap { Int($0.dropLast()) }
    }

    fileprivate func volume(of role: String, _ what: String) async throws -> Int {
        try await eventually(what) { try await volume(of: role) }
    }
}
