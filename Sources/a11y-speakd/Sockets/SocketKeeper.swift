// SPDX-License-Identifier: GPL-3.0-or-later

import NIOCore

/// Serves clients at the daemon's place, and keeps that place intact, on the event loop.
///
/// Re-creates the folder, and the socket, the lock and the journal in it, when they are removed. Otherwise no new
/// client would be served, a second daemon would start next to this one, and a crash would lose accepted announcements.
final class SocketKeeper {
    let loop: any EventLoop
    private let listener: SocketListener
    private let restoreJournal: () -> Bool
    private let log: (String) -> Void
    /// Nil when the socket has no path.
    private var place: DaemonPlace?
    private var channel: (any Channel)?
    private var watch: FolderWatch?
    private var problem: String?
    private var isClosed = false
    private lazy var glance = LoopAlarm(loop: loop) { [unowned self] in check() }

    /// The delay before a check. The files of a folder are removed one after the other.
    private static let patience = Duration.milliseconds(200)
    /// The delay before another attempt after a failure, or the next check without a watch.
    private static let pause = Duration.seconds(1)

    /// - Parameter restoreJournal: writes the journal again if it was removed; returns whether it did.
    /// - Parameter log: logs a sentence.
    init(
        _ place: DaemonPlace?, loop: any EventLoop, listener: SocketListener, restoreJournal: @escaping () -> Bool,
        log: @escaping (String) -> Void
    ) {
        self.place = place
        self.loop = loop
        self.listener = listener
        self.restoreJournal = restoreJournal
        self.log = log
    }

    /// Accepts clients on a listening descriptor from now on.
    func start(on descriptor: Int32) -> EventLoopFuture<Void> {
        let keeper = NIOLoopBound(self, eventLoop: loop)
        watch = FolderWatch { [loop] in
            loop.execute { keeper.value.glance.set(after: Self.patience) }
        }
        return listener.start(on: descriptor).assumeIsolated().map { channel in
            keeper.value.took(channel)
            keeper.value.check()
        }.nonisolated()
    }

    /// Stops accepting clients.
    func close() {
        isClosed = true
        watch = nil
        channel?.close(promise: nil)
    }

    /// Gives the place up.
    func leave() { place?.leave() }

    private func check() {
        guard !isClosed, let place else { return }
        do throws(ListenError) {
            if !place.isIntact { try restore() }
            if restoreJournal() { log("\(place.path.path).journal was removed. It is restored.") }
            problem = nil
            if watch == nil { glance.set(after: Self.pause) }
        } catch {
            if problem != error.description { log("Programs that connect now are not served: \(error).") }
            problem = error.description
            glance.set(after: Self.pause)
        }
        // A re-created folder needs a new watch.
        watch?.add(place.folder)
    }

    private func restore() throws(ListenError) {
        guard var place else { return }
        defer { self.place = place }
        let descriptor = try place.claim()
        // The removal may still be in progress.
        glance.set(after: Self.patience)
        guard let descriptor else { return log("\(place.path.lockFile) was removed. It is restored.") }
        channel?.close(promise: nil)
        channel = nil
        let keeper = NIOLoopBound(self, eventLoop: loop)
        listener.start(on: descriptor).assumeIsolated().whenSuccess { keeper.value.took($0) }
        log("\(place.path.path) was removed. It is restored, with its lock.")
    }

    private func took(_ channel: any Channel) {
        guard !isClosed else { return channel.close(promise: nil) }
        self.channel = channel
    }
}
