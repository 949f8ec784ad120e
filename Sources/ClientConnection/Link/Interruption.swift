// SPDX-License-Identifier: MIT

import Glibc
import Synchronization

/// Handles Control-C and other terminating signals while the program waits for its speech: silences the speech, then
/// ends the program.
package final class Interruption: Sendable {
    private let wasInterrupted = Mutex(false)
    private let signals = Mutex<SignalWatch?>(nil)

    private init(silence: @escaping @Sendable () async -> Void) {
        let watch = SignalWatch([SIGINT, SIGTERM, SIGHUP]) { [self] in end(by: $0, silence) }
        signals.withLock { $0 = watch }
    }

    /// Does `work`. On a terminating signal, calls `silence`, waits one second at most, and ends the program.
    package static func during<Result>(
        _ work: () async throws -> Result, silence: @escaping @Sendable () async -> Void
    ) async rethrows -> Result {
        let interruption = Interruption(silence: silence)
        do {
            let result = try await work()
            await interruption.isOver()
            return result
        } catch {
            await interruption.isOver()
            throw error
        }
    }

    /// Waits for the program to end after an interruption: the outcome of the silenced speech is not reported.
    private func isOver() async {
        if wasInterrupted.withLock({ $0 }) { try? await Task.sleep(for: .seconds(5)) }
        signals.withLock { $0?.end() }
    }

    /// Silences the speech and ends the program. A second signal ends the program at once.
    private func end(by number: Int32, _ silence: @escaping @Sendable () async -> Void) {
        let isSecond = wasInterrupted.withLock { wasInterrupted in
            defer { wasInterrupted = true }
            return wasInterrupted
        }
        guard !isSecond else { return Self.die(by: number) }
        Task {
            await silence()
            Self.die(by: number)
        }
        Task {
            try? await Task.sleep(for: .seconds(1))
            Self.die(by: number)
        }
    }

    /// Ends the program with the default effect of the signal, so that the shell sees that signal.
    private static func die(by number: Int32) {
        signal(number, SIG_DFL)
        kill(getpid(), number)
    }
}
