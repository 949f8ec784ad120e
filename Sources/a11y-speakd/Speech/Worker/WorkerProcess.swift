// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// The running process that synthesizes, as the daemon holds it.
struct WorkerProcess: Sendable {
    let socket: WorkerSocket
    /// The one that was started, and waits.
    private let parent: pid_t
    /// Its child, which serves; nil until that has said so.
    var child: pid_t?

    /// This program, also when its file was replaced since it was started.
    static let ownProgram = "/proc/self/exe"

    /// Starts a program of ours as a synthesizer.
    /// - Returns: nil when the system does not let us.
    static func start(_ program: String) -> WorkerProcess? {
        guard let (mine, theirs) = WorkerSocket.pair() else { return nil }
        defer { theirs.close() }
        var files = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&files)
        defer { posix_spawn_file_actions_destroy(&files) }
        // Also when it has that number already: copying takes the mark away that would close it.
        posix_spawn_file_actions_adddup2(&files, theirs.descriptor, SynthesisWorker.descriptor)
        var process: pid_t = 0
        let arguments = ["a11y-speakd", SynthesisWorker.argument].map { strdup($0 as String) } + [nil]
        defer { arguments.forEach { free($0) } }
        guard posix_spawn(&process, program, &files, nil, arguments, environ) == 0 else {
            mine.close()
            return nil
        }
        return WorkerProcess(socket: mine, parent: process, child: nil)
    }

    /// Ends what serves; the one that waits puts another in its place.
    func killChild() { if let child { Glibc.kill(child, SIGKILL) } }

    /// Ends both, without waiting for it.
    func kill() {
        killChild()
        Glibc.kill(parent, SIGKILL)
    }

    /// Ends both.
    func end() {
        kill()
        socket.close()
        while waitpid(parent, nil, 0) < 0 && errno == EINTR {}
    }
}
