// SPDX-License-Identifier: MIT

import AnnouncementKit
import ClientConnection
import DaemonProtocol

/// Performs a server's steps. Each step looks for a missing daemon again, because Emacs runs longer than the daemon.
actor EmacspeakLink {
    private let options: ConnectionOptions
    private let player: SoundPlayer
    private var client: AnnouncementClient?
    private var complaints: Set<String> = []
    private var isPaused = false

    /// - Throws: a ``ClientError`` when no daemon runs.
    init(options: ConnectionOptions, player: SoundPlayer) async throws {
        self.options = options
        self.player = player
        client = try await Self.connect(options)
    }

    private static func connect(_ options: ConnectionOptions) async throws -> AnnouncementClient {
        try await options.link().client(as: "emacspeak")
    }

    func voices() async throws -> [VoicesReply.Voice] { try await client?.voices().voices ?? [] }

    /// Performs a step. Sounds, lines and complaints need no daemon; the other steps are requests to it.
    func perform(_ step: EmacspeakStep) async {
        switch step {
        case .play(let path): player.play(path).map(complain)
        case .print(let line): StandardOutput.line(line)
        case .complain(let sentence): complain(sentence)
        case .announce, .silence, .pause, .resume, .leave: await ask(step)
        }
    }

    /// Silences the remaining speech if requested, ends a pause that Emacspeak began, and closes the connection.
    func end(silencing: Bool) async {
        if silencing { await ask(.silence) }
        if isPaused { await ask(.resume) }
        await client?.close()
    }

    /// Sends a request, and repeats it on a new connection when the daemon has disconnected.
    private func ask(_ step: EmacspeakStep) async {
        do {
            do {
                try await perform(step, through: client)
            } catch is ClientError {
                client = nil
                client = try await Self.connect(options)
                try await perform(step, through: client)
            }
        } catch let error as WireError {
            complain(error.message)
        } catch {
            complain("\(error)")
        }
    }

    private func perform(_ step: EmacspeakStep, through client: AnnouncementClient?) async throws {
        guard let client else { throw ClientError.disconnected }
        switch step {
        case .announce(let request): _ = try await client.announce(request)
        case .silence: try await client.cancel(.own)
        case .pause:
            try await client.pause()
            isPaused = true
        case .resume:
            try await client.resume()
            isPaused = false
        case .play, .print, .complain, .leave: break
        }
    }

    /// Prints each sentence once, and at most a hundred: Emacs keeps all output of a server.
    private func complain(_ sentence: String) {
        guard complaints.count < 100, complaints.insert(sentence).inserted else { return }
        StandardOutput.error("a11y-speak: \(sentence)")
    }
}
