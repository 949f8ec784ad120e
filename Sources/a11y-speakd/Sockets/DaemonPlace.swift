// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// The daemon's socket and its lock file, and whether clients and other daemons still find them.
struct DaemonPlace {
    let path: SocketPath
    /// Nil while systemd has the socket; then the unit is the lock.
    private var lock: Int32?
    /// The socket's file. No other file gets its inode number while the daemon listens.
    private var mark: FileMark?

    /// A socket that systemd passed. It is intact only while its file exists.
    init(passed path: SocketPath) {
        self.path = path
        mark = FileMark(path.path)
    }

    /// A place of the daemon's own, not claimed yet.
    init(own path: SocketPath) { self.path = path }

    var folder: String { path.path.lastIndex(of: "/").map { String(path.path[..<$0]) } ?? "." }

    var isIntact: Bool { isReachable && (lock == nil || isLocked) }

    private var isReachable: Bool { mark.map { FileMark(path.path) == $0 } ?? false }

    private var isLocked: Bool {
        lock.flatMap { FileMark(descriptor: $0) }.map { FileMark(path.lockFile) == $0 } ?? false
    }

    /// Makes the folder, lock and socket that are missing, unless another daemon has the place.
    /// - Returns: a listening descriptor, if the socket was made.
    /// - Throws: an error that names the owner of the place, or the reason why it cannot be claimed.
    mutating func claim() throws(ListenError) -> Int32? {
        try path.makeFolder()
        if !isLocked {
            if let lock { close(lock) }
            lock = nil
            lock = try path.lock()
        }
        guard !isReachable else { return nil }
        let descriptor = try path.takeOver()
        mark = FileMark(path.path)
        return descriptor
    }

    /// Removes the socket, so that clients see at once that no daemon listens. Sockets of systemd or another daemon
    /// stay.
    func leave() {
        if lock != nil, isIntact { path.remove() }
    }
}
