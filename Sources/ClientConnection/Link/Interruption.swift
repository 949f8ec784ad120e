// SPDX-License-Identifier: MIT

import Glibc
import Synchronization

/// Control-C, and other wishes that the program may end, while it waits for its speech: that is silenced first.
package final class Interruption: Sendable {
    private let hasCome = Mutex(false)
    private let signals = Mutex<SignalWatch?>(nil)

    private init(silence: @escaping @Sendable () async -> Void) {
        let watch = SignalWatch([SIGINT, SIGTERM, SIGHUP]) { [self] in end(by: $0, silence) }
        signals.withLock { $0 = watch }
    }

    /// Does `work`; when the program is to end meanwhile, `silence` first, for a second at most.
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

    /// Waits for the program to end when an interruption has come: the outcome of the silenced speech is not reported.
    private func isOver() async {
        if hasCome.withLock({ $0 }) { try? await Task.sleep(for: .seconds(5)) }
        signals.withLock { $0?.end() }
    }

    /// The second of these signals ends the program at once.
    private func end(by number: Int32, _ silence: @escaping @Sendable () async -> Void) {
        let isSecond = hasCome.withLock { hasCome in
            defer { hasCome = true }
            return hasCome
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

    /// Ends the program as the signal would have done, so that the shell sees it.
    private static func die(by number: Int32) {
        signal(number, SIG_DFL)
        kill(getpid(), number)
    }
}
