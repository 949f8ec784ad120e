// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementQueue
import NIOCore

/// How the daemon stops, on its loop: the sentence that is heard ends, every client is told, and what must be heard all the
/// same is left to the next daemon.
struct Shutdown {
    let clients: Clients
    /// Where clients of Speech Dispatcher connect, when they may.
    let place: PlaceKeeper?
    /// Where all others connect.
    let server: any Channel
    /// Kept when all is done.
    let stopped: EventLoopPromise<Void>

    /// So long is the end of a sentence waited for.
    private static let longestGoodbye = Duration.seconds(2)
    private static let moment = Duration.milliseconds(30)

    private var announcer: Announcer { clients.announcer }
    private var loop: NIOIsolatedEventLoop { server.eventLoop.assumeIsolated() }

    /// The second time it does not wait for the sentence.
    func begin() {
        place?.close()
        guard !announcer.queue.isClosed else { return announcer.cutShort() }
        SystemdService.stopping()
        server.close(promise: nil)
        announcer.onIdle = { [unowned announcer = announcer] in
            announcer.onIdle = {}
            clients.finish()
            letGo(until: .now() + .milliseconds(50))
        }
        announcer.close()
        sayGoodbye(Self.longestGoodbye)
    }

    /// The last words to the clients are on their way; a client that does not read is not waited for.
    private func letGo(until latest: NIODeadline) {
        guard clients.count > 0, .now() < latest else { return stopped.succeed() }
        loop.scheduleTask(in: .milliseconds(1)) { letGo(until: latest) }
    }

    /// Where the sentence ends is known a moment after it has begun: until then it is asked again.
    private func sayGoodbye(_ longest: Duration) {
        let end = announcer.timeToSentenceEnd
        let wait = min(end ?? .milliseconds(50), longest)
        loop.scheduleTask(in: TimeAmount(wait)) {
            let rest = longest - wait
            // A moment too early, and the next daemon would say the sentence again.
            let isOver = end != nil && (announcer.timeToSentenceEnd.map { $0 > Self.moment } ?? true)
            if isOver || rest <= .zero { announcer.cutShort() } else { sayGoodbye(rest) }
        }
    }
}
