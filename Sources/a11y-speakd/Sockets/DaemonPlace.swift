// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// The daemon's socket and the lock beside it, and whether clients and other daemons still find them there.
struct DaemonPlace {
    let path: SocketPath
    /// Nil while systemd has the socket, whose lock is the unit.
    private var lock: Int32?
    /// The socket's file. Its number is not given to another one as long as we listen.
    private var mark: FileMark?

    /// A socket that systemd passed. It counts only while its file is there.
    init(passed path: SocketPath) {
        self.path = path
        mark = FileMark(path.path)
    }

    /// A place of our own, to be claimed.
    init(own path: SocketPath) { self.path = path }

    var folder: String { path.path.lastIndex(of: "/").map { String(path.path[..<$0]) } ?? "." }

    var isIntact: Bool { isReachable && (lock == nil || isLocked) }

    private var isReachable: Bool { mark.map { FileMark(path.path) == $0 } ?? false }

    private var isLocked: Bool {
        lock.flatMap { FileMark(descriptor: $0) }.map { FileMark(path.lockFile) == $0 } ?? false
    }

    /// Makes what is missing of folder, lock and socket, when it is nobody else's.
    /// - Returns: a listening descriptor, when there was need of a new one.
    /// - Throws: who has the place, or why it cannot be had.
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

    /// Removes the socket, so that clients see at once that nobody is there. What is systemd's or another's stays.
    func leave() {
        if lock != nil, isIntact { path.remove() }
    }
}
