// SPDX-License-Identifier: MIT

/// Where the daemon's sound goes: two ways that must sound the same.
enum Outlet: CaseIterable {
    case pulse, wav
}

/// An outlet in use: what has sounded there can be listened to.
struct Ear {
    /// For `--sink`.
    let sink: String
    private let end: @Sendable () async throws -> String

    init(_ outlet: Outlet, in home: Home) async throws {
        switch outlet {
        case .pulse:
            sink = "pulse"
            let recording = try await SoundServer(in: home).record()
            end = { try await recording.end() }
        case .wav:
            let path = home.path("speech.wav")
            sink = "wav:\(path)"
            end = { path }
        }
    }

    /// What has sounded so far. Nothing is recorded after that.
    func hearing(grammar: String? = nil) async throws -> Hearing {
        try await Hearing(end(), grammar: grammar)
    }
}
