// SPDX-License-Identifier: MIT

/// The two destinations of the daemon's sound, which must sound the same.
enum Outlet: CaseIterable {
    case pulse, wav
}

/// An outlet in use, whose sound can be recognized.
struct Ear {
    /// The value of `--sink`.
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

    /// The recognized words so far. Ends the recording.
    func hearing(grammar: String? = nil) async throws -> Hearing {
        try await Hearing(end(), grammar: grammar)
    }
}
