// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementQueue
import NIOCore

/// Stops the daemon, on its loop: the current sentence is finished, connections are closed, and announcements that must
/// survive are left to the next daemon.
struct Shutdown {
    let clients: Clients
    /// Accepts clients of Speech Dispatcher; nil when SSIP is not served.
    let place: PlaceKeeper?
    /// Accepts all other clients.
    let keeper: SocketKeeper
    /// Fulfilled when the daemon may exit.
    let stopped: EventLoopPromise<Void>

    /// The longest time to wait for the end of the sentence.
    private static let longestGoodbye = Duration.seconds(2)
    private static let moment = Duration.milliseconds(30)

    private var announcer: Announcer { clients.announcer }
    private var loop: NIOIsolatedEventLoop { keeper.loop.assumeIsolated() }

    /// A second call cuts the sentence short.
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

    /// Waits until the clients have disconnected, at most until `latest`: a client may never read.
    private func letGo(until latest: NIODeadline) {
        guard clients.count > 0, .now() < latest else { return stopped.succeed() }
        loop.scheduleTask(in: .milliseconds(1)) { letGo(until: latest) }
    }

    /// The end of a sentence is known shortly after its beginning, so this asks again until then. A sentence that has
    /// not begun is not waited for.
    private func sayGoodbye(_ longest: Duration, hasWaited: Bool = false) {
        let end = announcer.timeToSentenceEnd
        // If the daemon stopped a moment too early, the next daemon would repeat the sentence.
        let isOver = end == .zero || hasWaited && (end.map { $0 > Self.moment } ?? true)
        guard !isOver, longest > .zero else { return announcer.cutShort() }
        let wait = min(end ?? .milliseconds(50), longest)
        loop.scheduleTask(in: TimeAmount(wait)) { sayGoodbye(longest - wait, hasWaited: end != nil) }
    }
}
