// SPDX-License-Identifier: GPL-3.0-or-later

import Dispatch
import Glibc

/// What the daemon is told by signals.
enum ServiceSignal: Sendable {
    /// SIGTERM, SIGINT.
    case stop
    /// SIGHUP.
    case reload
}

/// Turns signals into calls, on a queue of their own.
final class ServiceSignals {
    private let sources: [any DispatchSourceSignal]

    init(_ received: @escaping @Sendable (ServiceSignal) -> Void) {
        let queue = DispatchQueue(label: "a11y-speakd.signals")
        signal(SIGPIPE, SIG_IGN)
        sources = [(SIGTERM, ServiceSignal.stop), (SIGINT, .stop), (SIGHUP, .reload)].map { number, meaning in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
            source.setEventHandler { received(meaning) }
            source.activate()
            return source
        }
    }
}
