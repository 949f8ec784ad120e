// SPDX-License-Identifier: MIT

import FoundationEssentials
import Glibc

/// Starts the program that plays sound files, as Emacspeak's other servers do, and does not wait for its end.
package struct SoundPlayer {
    private let program: String?

    /// - Parameter environment: `EMACSPEAK_PLAY_PROGRAM` names the program; without it, a player is looked for on the
    ///   `PATH`.
    package init(environment: [String: String]) {
        // No code waits for the players, so the kernel must remove their exit statuses.
        signal(SIGCHLD, SIG_IGN)
        let folders = (environment["PATH"] ?? "").split(separator: ":")
        let found = ["paplay", "aplay", "play"].lazy.flatMap { name in folders.map { "\($0)/\(name)" } }
        program = environment["EMACSPEAK_PLAY_PROGRAM"] ?? found.first { access($0, X_OK) == 0 }
    }

    /// - Returns: the reason why the sound is not played; nil when the player was started.
    package func play(_ path: String) -> String? {
        guard let program else {
            return "Sounds are not played: install paplay, aplay or play, or name a player in EMACSPEAK_PLAY_PROGRAM."
        }
        // A path with a leading dash would be read as an option.
        guard path.hasPrefix("/") else { return "A sound is not played, because its path does not begin with a slash." }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
            posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
        }
        var attributes = ChildProgram.attributes()
        defer { posix_spawnattr_destroy(&attributes) }
        var arguments = [strdup(program), strdup(path), nil]
        defer { arguments.forEach { free($0) } }
        let problem = posix_spawnp(nil, program, &actions, &attributes, &arguments, environ)
        return problem == 0 ? nil : "Sounds are not played: \(program): \(String(cString: strerror(problem)))."
    }
}
