// SPDX-License-Identifier: GPL-3.0-or-later

import Dispatch
import Glibc
import Synchronization

/// The requests that the daemon receives as signals.
enum ServiceSignal: Sendable {
    /// SIGTERM, SIGINT.
    case stop
    /// SIGHUP.
    case reload
}

/// Turns signals into calls on a separate queue.
final class ServiceSignals {
    private let sources: [any DispatchSourceSignal]

    /// Whether SIGHUP arrived before it could be handled.
    private static let missed = Atomic<Bool>(false)

    /// Signals that end a process by default, and that no daemon expects: a timer's, a terminal's, or a stranger's.
    private static let strays = [SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGIO, SIGPWR]

    /// The first act of the daemon: survives stray signals, and remembers SIGHUP until the settings can be reloaded.
    /// SIGHUP is not blocked, because the main thread waits in `dispatch_main`, which unblocks all signals. An earlier
    /// SIGTERM or SIGINT ends the process, as usual.
    static func holdReload() {
        // A function that does nothing: started programs would inherit signals that are ignored.
        for stray in strays { signal(stray) { _ in } }
        missed.store(false, ordering: .relaxed)
        signal(SIGHUP) { _ in ServiceSignals.missed.store(true, ordering: .relaxed) }
        // The program that starts the daemon in the background has blocked SIGHUP until here.
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGHUP)
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    }

    /// Restores the default of these signals: the other commands end with their terminal.
    static func releaseReload() {
        for number in strays + [SIGHUP] { signal(number, SIG_DFL) }
    }

    /// Returns when every signal is caught, so that none is lost from then on.
    init(_ received: @escaping @Sendable (ServiceSignal) -> Void) async {
        let queue = DispatchQueue(label: "a11y-speakd.signals")
        signal(SIGPIPE, SIG_IGN)
        // A file that grows over `ulimit -f` is then an error of its write.
        signal(SIGXFSZ, SIG_IGN)
        var sources: [any DispatchSourceSignal] = []
        for (number, meaning) in [(SIGTERM, ServiceSignal.stop), (SIGINT, .stop), (SIGHUP, .reload)] {
            let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
            source.setEventHandler { received(meaning) }
            await withCheckedContinuation { caught in
                source.setRegistrationHandler { caught.resume() }
                source.activate()
            }
            sources.append(source)
        }
        self.sources = sources
        if Self.missed.exchange(false, ordering: .relaxed) { received(.reload) }
    }
}
