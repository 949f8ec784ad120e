// SPDX-License-Identifier: MIT

import AnnouncementKit
import Glibc

extension SocketFacts {
    /// Finds the listener of a socket, without waiting for a reply.
    init(at path: String) {
        self.init(path: path)
        var status = stat()
        guard lstat(path, &status) == 0 else {
            let problem = errno
            state = problem == ENOENT || problem == ENOTDIR ? .missing : .failed(String(cString: strerror(problem)))
            return
        }
        access = FileAccess(owner: status.st_uid, mode: status.st_mode & 0o777)
        state = status.st_mode & S_IFMT == S_IFSOCK || status.st_mode & S_IFMT == S_IFLNK ? Self.knock(path) : .noSocket
    }

    /// Connects without waiting, and closes immediately: only the result of the system call matters.
    private static func knock(_ path: String) -> State {
        guard path.utf8.count <= DaemonAddress.longestPath else {
            return .failed("the path is longer than \(DaemonAddress.longestPath) bytes")
        }
        let kind = SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue
        let probe = Glibc.socket(AF_UNIX, Int32(kind), 0)
        defer { close(probe) }
        guard DaemonAddress.withSocketAddress(path, { connect(probe, $0, $1) }) == 0 else {
            return switch errno {
            case ECONNREFUSED: .dead
            case EACCES, EPERM: .denied
            // The queue of the listener is full.
            case EAGAIN: .listening(Peer(pid: 0, name: "somebody"))
            case let problem: .failed(String(cString: strerror(problem)))
            }
        }
        return .listening(Peer(connectedTo: probe) ?? Peer(pid: 0, name: "somebody"))
    }
}

extension Peer {
    init(pid: Int32) { self.init(pid: pid, name: Self.name(of: pid)) }

    /// The process that called listen(), as the kernel recorded it (`SO_PEERCRED`, unix(7)).
    init?(connectedTo descriptor: Int32) {
        // pid, uid and gid
        var credentials: (Int32, UInt32, UInt32) = (0, 0, 0)
        var size = socklen_t(MemoryLayout.size(ofValue: credentials))
        guard getsockopt(descriptor, SOL_SOCKET, SO_PEERCRED, &credentials, &size) == 0 else { return nil }
        self.init(pid: credentials.0)
    }

    /// The process that holds Speech Dispatcher's lock, three bytes from the second on; nil when none holds it.
    init?(locking path: String) {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var lock = flock()
        (lock.l_type, lock.l_whence, lock.l_start, lock.l_len) = (Int16(F_WRLCK), Int16(SEEK_SET), 1, 3)
        guard fcntl(file, F_GETLK, &lock) == 0, lock.l_type != Int16(F_UNLCK) else { return nil }
        self.init(pid: lock.l_pid)
    }

    /// The kernel's name of the process: at most 15 bytes of the program's name.
    private static func name(of pid: Int32) -> String {
        guard pid > 0, let file = fopen("/proc/\(pid)/comm", "r") else { return "somebody" }
        defer { fclose(file) }
        return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 64) { name in
            fgets(name.baseAddress, 64, file).map { String(cString: $0).filter { $0 != "\n" } } ?? "somebody"
        }
    }
}
