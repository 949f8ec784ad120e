// SPDX-License-Identifier: GPL-3.0-or-later

import NIOCore

/// Serves Speech Dispatcher's clients at their place, and keeps that place, on the event loop.
///
/// When the socket's file is removed, re-creates it. When another process takes the place, logs that, and serves again
/// when that process no longer has the place.
final class PlaceKeeper {
    private let loop: any EventLoop
    private let listener: SocketListener
    private let log: (String) -> Void
    private var place: SpeechDispatcherPlace
    private var problem: String?
    private var channel: (any Channel)?
    private var watch: FolderWatch?
    private var isClosed = false
    private lazy var glance = LoopAlarm(loop: loop) { [unowned self] in check() }

    /// The delay before a check: a process that replaces a socket removes the old one, and needs time to make the new
    /// one.
    private static let patience = Duration.milliseconds(500)

    /// - Parameter log: logs a sentence.
    init(
        _ place: SpeechDispatcherPlace, problem: String?, loop: any EventLoop, listener: SocketListener,
        log: @escaping (String) -> Void
    ) {
        self.place = place
        self.problem = problem
        self.loop = loop
        self.listener = listener
        self.log = log
    }

    /// - Parameter descriptor: a listening descriptor; nil when another process has the place.
    func start(on descriptor: Int32?) {
        let keeper = NIOLoopBound(self, eventLoop: loop)
        watch = FolderWatch { [loop] in
            loop.execute { keeper.value.glance.set(after: Self.patience) }
        }
        if watch == nil { log("\(place.path) is not watched: this user has no inotify instance left.") }
        watchFolders()
        if let descriptor { listen(on: descriptor) }
    }

    /// Why clients cannot be served; nil when they can. A known problem is checked again, because a killed process does
    /// not remove its socket or lock.
    func findProblem() -> String? {
        if problem != nil { check() }
        return problem
    }

    /// Stops accepting clients.
    func close() {
        isClosed = true
        watch = nil
        channel?.close(promise: nil)
    }

    /// Gives the place up.
    func leave() {
        place.leave()
    }

    private func watchFolders() {
        for folder in place.folders { watch?.add(folder) }
    }

    private func check() {
        guard !isClosed else { return }
        do {
            if let descriptor = try place.claim() {
                listen(on: descriptor)
                let reason = problem == nil ? "The socket's file was removed: " : ""
                log("\(reason)SSIP is served at \(place.path) now.")
            } else if problem != nil {
                log("SSIP is served at \(place.path) as before.")
            }
            problem = nil
        } catch {
            if problem != error.description { log(error.description) }
            problem = error.description
            if !place.isReachable { listen(on: nil) }
        }
        // A re-created folder needs a new watch.
        watchFolders()
    }

    private func listen(on descriptor: Int32?) {
        channel?.close(promise: nil)
        channel = nil
        guard let descriptor else { return }
        listener.start(on: descriptor).assumeIsolated().whenComplete { [weak self] result in
            switch result {
            case .success(let channel): self?.took(channel)
            case .failure(let error): self?.problem = "SSIP cannot be served: \(error)"
            }
        }
    }

    private func took(_ channel: any Channel) {
        guard !isClosed else { return channel.close(promise: nil) }
        self.channel = channel
    }
}
