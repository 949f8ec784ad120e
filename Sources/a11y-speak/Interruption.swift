// SPDX-License-Identifier: MIT

import Dispatch
import Glibc
import Synchronization

/// Control-C, and other wishes that the program may end, while it waits for its speech: that is silenced first.
final class Interruption: Sendable {
    /// Sources may be used on any thread, although Dispatch does not say so.
    private struct Sources: @unchecked Sendable {
        var signals: [any DispatchSourceSignal] = []
    }

    private let sources = Mutex(Sources())
    private let hasCome = Mutex(false)

    private init(silence: @escaping @Sendable () async -> Void) {
        let signals = [SIGINT, SIGTERM, SIGHUP].filter { !Self.isIgnored($0) }.map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler { [self] in end(by: number, silence) }
            return source
        }
        signals.forEach { $0.activate() }
        let made = Sources(signals: signals)
        sources.withLock { $0 = made }
    }

    /// Does `work`; when the program is to end meanwhile, `silence` first, for a second at most.
    static func during<Result>(
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

    /// What was silenced has ended for whoever waited for it: that is not told, the program ends.
    private func isOver() async {
        if hasCome.withLock(\.self) { try? await Task.sleep(for: .seconds(5)) }
        sources.withLock { sources in
            for source in sources.signals {
                source.cancel()
                signal(Int32(source.handle), SIG_DFL)
            }
        }
    }

    /// Whoever started this program, such as `nohup`, does not want it to end by it.
    private static func isIgnored(_ number: Int32) -> Bool {
        var action = sigaction()
        guard sigaction(number, nil, &action) == 0 else { return false }
        return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1
    }

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

    /// As it would have ended, so that the shell knows.
    private static func die(by number: Int32) {
        signal(number, SIG_DFL)
        kill(getpid(), number)
    }
}
