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
    /// - Throws: why the system does not let us.
    static func start(_ program: String, _ engine: Engine) throws(WorkerError) -> WorkerProcess {
        guard let (mine, theirs) = WorkerSocket.pair() else {
            throw WorkerError(description: String(cString: strerror(errno)))
        }
        defer { theirs.close() }
        var files = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&files)
        defer { posix_spawn_file_actions_destroy(&files) }
        // Also when it has that number already: copying takes the mark away that would close it.
        posix_spawn_file_actions_adddup2(&files, theirs.descriptor, SynthesisWorker.descriptor)
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        // The daemon blocks what it takes in elsewhere; this one is to end by it.
        var signals = sigset_t()
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
        var process: pid_t = 0
        let arguments = (["a11y-speakd"] + SynthesisWorker.arguments(for: engine)).map { strdup($0 as String) } + [nil]
        defer { arguments.forEach { free($0) } }
        let problem = posix_spawn(&process, program, &files, &attributes, arguments, environ)
        guard problem == 0 else {
            mine.close()
            throw WorkerError(description: String(cString: strerror(problem)))
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
