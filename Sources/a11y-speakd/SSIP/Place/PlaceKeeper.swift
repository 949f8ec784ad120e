// SPDX-License-Identifier: GPL-3.0-or-later

import NIOCore

/// Serves Speech Dispatcher's clients at their place and sees to it that this stays so, on the event loop.
///
/// When the socket's file is removed it listens there again; when another process takes the place it says so, and serves
/// again when that process no longer has it.
final class PlaceKeeper {
    private let loop: any EventLoop
    private let listener: SocketListener
    private let tell: (String) -> Void
    private var place: SpeechDispatcherPlace
    private var problem: String?
    private var channel: (any Channel)?
    private var watch: FolderWatch?
    private var isClosed = false
    private lazy var glance = LoopAlarm(loop: loop) { [unowned self] in look() }

    /// A process that replaces a socket removes the old one first: it has this long to put the new one there.
    private static let patience = Duration.milliseconds(500)

    /// - Parameter tell: takes a sentence for the log.
    init(
        _ place: SpeechDispatcherPlace, problem: String?, loop: any EventLoop, listener: SocketListener,
        tell: @escaping (String) -> Void
    ) {
        self.place = place
        self.problem = problem
        self.loop = loop
        self.listener = listener
        self.tell = tell
    }

    /// - Parameter descriptor: listening; nil when somebody else has the place.
    func start(on descriptor: Int32?) {
        let keeper = NIOLoopBound(self, eventLoop: loop)
        watch = FolderWatch { [loop] in
            loop.execute { keeper.value.glance.set(after: Self.patience) }
        }
        if watch == nil { tell("\(place.path) is not watched: this user has no inotify instance left.") }
        watchFolders()
        if let descriptor { listen(on: descriptor) }
    }

    /// Why clients cannot be served, when that is so now: a process that is killed gives nothing away by itself.
    func findProblem() -> String? {
        if problem != nil { look() }
        return problem
    }

    /// Takes no more clients in.
    func close() {
        isClosed = true
        watch = nil
        channel?.close(promise: nil)
    }

    /// Gives the place back.
    func leave() {
        place.leave()
    }

    private func watchFolders() {
        for folder in place.folders { watch?.add(folder) }
    }

    private func look() {
        guard !isClosed else { return }
        do {
            if let descriptor = try place.claim() {
                listen(on: descriptor)
                let reason = problem == nil ? "The socket's file was removed: " : ""
                tell("\(reason)SSIP is served at \(place.path) now.")
            } else if problem != nil {
                tell("SSIP is served at \(place.path) as before.")
            }
            problem = nil
        } catch {
            if problem != error.description { tell(error.description) }
            problem = error.description
            if !place.isReachable { listen(on: nil) }
        }
        // A folder that was created again is another one.
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
