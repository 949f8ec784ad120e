// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// The running synthesizing process, as the daemon holds it.
package struct WorkerProcess: Sendable {
    let socket: WorkerSocket
    /// The process that was started, and waits.
    private let parent: pid_t
    /// Its child, which serves; nil until the child has reported.
    var child: pid_t?

    /// This program, even if its file was replaced after the start.
    package static let ownProgram = "/proc/self/exe"

    /// Forks espeak-ng's synthesizer from this program, which may have no other thread yet. The libraries are then
    /// loaded once, and the memory that neither process changes is shared.
    /// - Parameter run: runs the synthesizer in the new process.
    /// - Returns: nil when the system starts no process now.
    package static func forked(_ run: () -> Never) -> WorkerProcess? {
        guard let (mine, theirs) = WorkerSocket.pair() else { return nil }
        defer { theirs.close() }
        let process = fork()
        guard process == 0 else {
            guard process > 0 else {
                mine.close()
                return nil
            }
            return WorkerProcess(socket: mine, parent: process, child: nil)
        }
        dup2(theirs.descriptor, SynthesisWorker.descriptor)
        run()
    }

    /// Starts this program as a synthesizer.
    /// - Throws: the system's reason for starting none.
    static func start(_ program: String, _ engine: Engine) throws(WorkerError) -> WorkerProcess {
        guard let (mine, theirs) = WorkerSocket.pair() else {
            throw WorkerError(description: String(cString: strerror(errno)))
        }
        defer { theirs.close() }
        var files = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&files)
        defer { posix_spawn_file_actions_destroy(&files) }
        // Also needed when the number is the same: the copy clears the flag that would close the descriptor.
        posix_spawn_file_actions_adddup2(&files, theirs.descriptor, SynthesisWorker.descriptor)
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        // The daemon blocks signals that it handles elsewhere; this process must end by them.
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

    /// Ends the child that serves. The process that waits then starts another.
    func killChild() { if let child { Glibc.kill(child, SIGKILL) } }

    /// Ends both processes, without waiting for their end.
    func kill() {
        killChild()
        Glibc.kill(parent, SIGKILL)
    }

    /// Ends both processes, and waits for the end.
    func end() {
        kill()
        socket.close()
        while waitpid(parent, nil, 0) < 0 && errno == EINTR {}
    }
}
