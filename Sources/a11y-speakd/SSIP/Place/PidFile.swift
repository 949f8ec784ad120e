// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// A file whose lock shows that a daemon runs, and whose text is the daemon's process id, as Speech Dispatcher has it.
///
/// Speech Dispatcher looks for a write lock on three bytes from the second; without a lock, it removes the file and the
/// socket. A lock ends when its process closes *any* descriptor of the file, so only this type opens the file.
struct PidFile {
    let path: String
    private var descriptor: Int32?

    init(path: String) {
        self.path = path
    }

    private static var range: flock {
        var lock = flock()
        (lock.l_type, lock.l_whence, lock.l_start, lock.l_len) = (Int16(F_WRLCK), Int16(SEEK_SET), 1, 3)
        return lock
    }

    /// The process that has locked a file; nil for none. Not for a file that this process has locked: its lock would
    /// end.
    static func holder(of path: String) -> Int32? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        return holder(of: descriptor)
    }

    private static func holder(of descriptor: Int32) -> Int32? {
        var lock = range
        guard fcntl(descriptor, F_GETLK, &lock) == 0, lock.l_type != F_UNLCK else { return nil }
        return lock.l_pid
    }

    /// Whether the locked file is the one at the path.
    var isHeld: Bool {
        guard let descriptor, let there = FileMark(path) else { return false }
        return FileMark(descriptor: descriptor) == there
    }

    enum Outcome: Equatable {
        case held
        case lockedBy(Int32)
        /// With the reason.
        case unusable(String)
    }

    /// Locks the file and writes this process's id to it. Does nothing while the lock is held.
    mutating func take() -> Outcome {
        guard !isHeld else { return .held }
        release()
        // If another process removes the file between the opening and the locking, no other process sees the lock.
        for _ in 1...10 {
            let outcome = takeOnce()
            guard outcome == .held, !isHeld else { return outcome }
            release()
        }
        return .unusable("it is removed again and again")
    }

    private mutating func takeOnce() -> Outcome {
        let opened = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard opened >= 0 else { return .unusable(String(cString: strerror(errno))) }
        var lock = Self.range
        guard fcntl(opened, F_SETLK, &lock) == 0 else {
            let reason = String(cString: strerror(errno))
            let holder = Self.holder(of: opened)
            close(opened)
            return holder.map { .lockedBy($0) } ?? .unusable(reason)
        }
        descriptor = opened
        let text = "\(getpid())\n"
        guard ftruncate(opened, 0) == 0, write(opened, text, text.utf8.count) == text.utf8.count else {
            return .unusable(String(cString: strerror(errno)))
        }
        return .held
    }

    /// Gives the lock up, and leaves the file unlocked.
    mutating func release() {
        if let descriptor { close(descriptor) }
        descriptor = nil
    }

    /// Removes the file, if the lock is held.
    mutating func remove() {
        if isHeld { unlink(path) }
        release()
    }
}
