// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementQueue
import NIOCore

/// Stops the daemon, on its loop: the current sentence is finished, connections are closed, and announcements that must
/// survive are left to the next daemon.
struct Shutdown {
    let clients: Clients
    /// Accepts clients of Speech Dispatcher; nil when SSIP is not served.
    let place: PlaceKeeper?
    /// Accepts all others.
    let keeper: SocketKeeper
    /// Fulfilled when the daemon may exit.
    let stopped: EventLoopPromise<Void>

    /// The longest time to wait for the end of the sentence.
    private static let longestGoodbye = Duration.seconds(2)
    private static let moment = Duration.milliseconds(30)

    private var announcer: Announcer { clients.announcer }
    private var loop: NIOIsolatedEventLoop { keeper.loop.assumeIsolated() }

    /// Called a second time, it cuts the sentence short.
    func begin() {
        place?.close()
        guard !announcer.isClosed else { return announcer.cutShort() }
        SystemdService.stopping()
        keeper.close()
        clients.onIdle = {
            clients.onIdle = {}
            clients.finish()
            letGo(until: .now() + .milliseconds(50))
        }
        announcer.close()
        sayGoodbye(Self.longestGoodbye)
    }

    /// Waits until the clients have disconnected, but not for one that does not read.
    private func letGo(until latest: NIODeadline) {
        guard clients.count > 0, .now() < latest else { return stopped.succeed() }
        loop.scheduleTask(in: .milliseconds(1)) { letGo(until: latest) }
    }

    /// The end of the sentence is known a moment after it has begun: until then this asks again. A sentence that has not begun
    /// is not waited for.
    private func sayGoodbye(_ longest: Duration, hasWaited: Bool = false) {
        let end = announcer.timeToSentenceEnd
        // A moment too early, and the next daemon would say the sentence again.
        let isOver = end == .zero || hasWaited && (end.map { $0 > Self.moment } ?? true)
        guard !isOver, longest > .zero else { return announcer.cutShort() }
        let wait = min(end ?? .milliseconds(50), longest)
        loop.scheduleTask(in: TimeAmount(wait)) { sayGoodbye(longest - wait, hasWaited: end != nil) }
    }
}
