// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import Glibc

/// The reason why the daemon cannot listen, as a sentence, and the exit code.
struct ListenError: Error, Equatable, CustomStringConvertible {
    let description: String
    let exitCode: Int32

    /// Another process has the address.
    static let addressInUse: Int32 = 69
    static let badConfiguration: Int32 = 78
}

/// The daemon's place in the file system: a socket that only its user may open, and a lock file. When two daemons start
/// at once, the lock gives only one of them the path, and no live socket is ever unlinked.
struct SocketPath {
    let path: String
    /// The option that sets another path, for errors.
    let option: String

    init(path: String, option: String = "--socket") {
        self.path = path
        self.option = option
    }

    /// The path to which a socket is bound; nil when it is not a Unix socket with a file.
    init?(of descriptor: Int32) {
        var address = sockaddr_un()
        var size = socklen_t(MemoryLayout<sockaddr_un>.size)
        let status = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &size) }
        }
        let path = withUnsafeBytes(of: &address.sun_path) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
        guard status == 0, address.sun_family == sa_family_t(AF_UNIX), !path.isEmpty else { return nil }
        self.init(path: path)
    }

    /// Binds and listens. The caller holds a lock that keeps others away. Replaces the socket file of a dead daemon.
    func takeOver() throws(ListenError) -> Int32 {
        try removeStaleSocket()
        return try bind()
    }

    /// Removes the socket, so that clients see at once that no daemon listens.
    func remove() {
        unlink(path)
    }

    /// Makes the last folder of the path.
    func makeFolder() throws(ListenError) {
        guard path.utf8.count <= DaemonAddress.longestPath else {
            throw ListenError(
                description: "\(path) is longer than the \(DaemonAddress.longestPath) bytes of a socket's address: "
                    + "give a shorter \(option)", exitCode: ListenError.badConfiguration)
        }
        guard let slash = path.lastIndex(of: "/"), slash > path.startIndex else { return }
        mkdir(String(path[..<slash]), 0o700)
    }

    /// The lock file. When two daemons start at once, the one that locks it has the path.
    var lockFile: String { "\(path).lock" }

    /// - Returns: the descriptor of the lock, which is held until any descriptor of its file is closed.
    func lock() throws(ListenError) -> Int32 {
        let descriptor = open(lockFile, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw unusable("its lock \(lockFile) could not be made") }
        var lock = flock()
        lock.l_type = Int16(F_WRLCK)
        guard fcntl(descriptor, F_SETLK, &lock) < 0 else { return descriptor }
        _ = fcntl(descriptor, F_GETLK, &lock)
        close(descriptor)
        throw taken(by: lock.l_pid)
    }

    private func removeStaleSocket() throws(ListenError) {
        var status = stat()
        guard lstat(path, &status) == 0 else { return }
        guard status.st_mode & S_IFMT == S_IFSOCK else {
            throw ListenError(
                description: "\(path) exists and is not a socket: move it away or give another \(option)",
                exitCode: ListenError.addressInUse)
        }
        if let server = server() { throw taken(by: server.pid) }
        unlink(path)
    }

    /// The process that listens on the path, with the PID 0 when unknown; nil when none listens.
    func server() -> PeerCredentials? {
        guard path.utf8.count <= DaemonAddress.longestPath else { return nil }
        // A live server with a full queue must not make the daemon wait.
        let kind = SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue
        let probe = socket(AF_UNIX, Int32(kind), 0)
        defer { close(probe) }
        guard DaemonAddress.withSocketAddress(path, { connect(probe, $0, $1) }) == 0 else {
            return errno == EAGAIN ? PeerCredentials(uid: geteuid()) : nil
        }
        return PeerCredentials(of: probe) ?? PeerCredentials(uid: geteuid())
    }

    private func bind() throws(ListenError) -> Int32 {
        let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else { throw unusable("no socket could be made") }
        // umask(2) and close(2) come after the error is made, because they may change errno.
        let mask = umask(0o177)
        let isBound = DaemonAddress.withSocketAddress(path) { Glibc.bind(descriptor, $0, $1) } == 0
        let isListening = isBound && Glibc.listen(descriptor, SOMAXCONN) == 0
        let failure = isListening ? nil : unusable(isBound ? "it could not be listened to" : "it could not be bound")
        umask(mask)
        guard let failure else { return descriptor }
        close(descriptor)
        throw failure
    }

    /// The error of the last system call.
    private func unusable(_ what: String) -> ListenError {
        let reason = String(cString: strerror(errno))
        return ListenError(
            description:
                "\(path) cannot be used: \(what) (\(reason)). Make its folder writable or give another \(option)",
            exitCode: ListenError.badConfiguration)
    }

    private func taken(by pid: Int32) -> ListenError {
        let owner = pid > 0 ? "process \(pid) (\(ProcessName(pid: pid)))" : "another process"
        return ListenError(
            description: "\(path) is already served by \(owner): use that one, stop it, or give another \(option)",
            exitCode: ListenError.addressInUse)
    }
}
