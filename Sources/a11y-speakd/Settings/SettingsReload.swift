// SPDX-License-Identifier: GPL-3.0-or-later

import Dispatch
import NIOCore

/// Reads settings again on a separate thread, because a file may be on a disk that does not respond, and applies them
/// on the loop. After a request during a read, the settings are read again, so that the last request counts.
///
/// Not `Sendable`: its functions are called on the loop.
final class SettingsReload<Settings: Sendable> {
    private enum State {
        case idle, reading, outdated
    }

    private var state = State.idle
    private let loop: any EventLoop
    private let thread = DispatchQueue(label: "a11y-speakd.settings")
    private let read: @Sendable () -> Settings
    private let apply: (Settings) -> Void

    /// - Parameters:
    ///   - read: called on the thread; may wait.
    ///   - apply: called on the loop.
    init(loop: any EventLoop, read: @escaping @Sendable () -> Settings, apply: @escaping (Settings) -> Void) {
        self.loop = loop
        self.read = read
        self.apply = apply
    }

    func request() {
        guard state == .idle else { return state = .outdated }
        begin()
    }

    private func begin() {
        state = .reading
        let reload = NIOLoopBound(self, eventLoop: loop)
        thread.async { [loop, read] in
            let settings = read()
            loop.execute { reload.value.finished(settings) }
        }
    }

    private func finished(_ settings: Settings) {
        guard state == .reading else { return begin() }
        state = .idle
        apply(settings)
    }
}
