// SPDX-License-Identifier: GPL-3.0-or-later

import Dispatch
import Glibc

/// The requests that the daemon receives as signals.
enum ServiceSignal: Sendable {
    /// SIGTERM, SIGINT.
    case stop
    /// SIGHUP.
    case reload
}

/// Turns signals into calls, on a queue of their own.
final class ServiceSignals {
    private let sources: [any DispatchSourceSignal]

    /// Returns when every signal is caught, so that none is lost from then on. An earlier one ends the process, as it
    /// does any other.
    init(_ received: @escaping @Sendable (ServiceSignal) -> Void) async {
        let queue = DispatchQueue(label: "a11y-speakd.signals")
        signal(SIGPIPE, SIG_IGN)
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
    }
}
