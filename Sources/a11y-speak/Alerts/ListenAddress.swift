// SPDX-License-Identifier: MIT

import ClientConnection
import Glibc

/// The address on which alerts are received: 127.0.0.1:9099, [::1]:9099, localhost:9099, unix:PATH.
struct ListenAddress: Sendable, Equatable {
    enum Place: Sendable, Equatable {
        case unix(String)
        case network(host: String, port: String)
    }

    let place: Place

    init?(_ text: String) {
        if text.hasPrefix("unix:") {
            let path = String(text.dropFirst(5))
            guard path.hasPrefix("/"), path.utf8.count < 108 else { return nil }
            place = .unix(path)
            return
        }
        guard let colon = text.lastIndex(of: ":"), let port = UInt16(text[text.index(after: colon)...]) else {
            return nil
        }
        var host = text[..<colon]
        if host.hasPrefix("["), host.hasSuffix("]") {
            host = host.dropFirst().dropLast()
        } else if host.contains(":") {
            return nil
        }
        guard !host.isEmpty else { return nil }
        place = .network(host: String(host), port: "\(port)")
    }

    /// Whether only programs on this machine can connect; with a UNIX socket, only this user's programs.
    var isLocal: Bool {
        switch place {
        case .unix: true
        case .network(let host, _): host == "localhost" || host == "::1" || Self.isLoopback(host)
        }
    }

    /// Whether the host is in 127.0.0.0/8, written as four numbers.
    private static func isLoopback(_ host: String) -> Bool {
        let parts = host.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 4 && parts[0] == "127" && parts.allSatisfy { UInt8($0) != nil }
    }

    /// Opens a listening socket.
    /// - Throws: ``CommandFailure`` with the reason.
    func listen() throws(CommandFailure) -> Int32 {
        switch place {
        case .unix(let path): try Self.listen(at: path)
        case .network(let host, let port): try Self.listen(at: host, port)
        }
    }

    /// Replaces a leftover socket that no program listens on.
    private static func listen(at path: String) throws(CommandFailure) -> Int32 {
        let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
        let length = socklen_t(MemoryLayout<sockaddr_un>.size)
        let isDone = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                let probe = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
                defer { close(probe) }
                if connect(probe, address, length) != 0, errno == ECONNREFUSED { unlink(path) }
                let mask = umask(0o177)
                defer { umask(mask) }
                return bind(descriptor, address, length) == 0 && Glibc.listen(descriptor, 64) == 0
            }
        }
        return try opened(descriptor, isDone, "unix:\(path)")
    }

    private static func listen(at host: String, _ port: String) throws(CommandFailure) -> Int32 {
        var wish = addrinfo()
        wish.ai_socktype = Int32(SOCK_STREAM.rawValue)
        wish.ai_flags = AI_PASSIVE
        var found: UnsafeMutablePointer<addrinfo>?
        let problem = getaddrinfo(host, port, &wish, &found)
        defer { if let found { freeaddrinfo(found) } }
        guard problem == 0, let info = found?.pointee else {
            throw CommandFailure("There is no address '\(host)': \(String(cString: gai_strerror(problem))).")
        }
        let descriptor = socket(info.ai_family, info.ai_socktype, info.ai_protocol)
        var yes: Int32 = 1
        setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
        let isDone = bind(descriptor, info.ai_addr, info.ai_addrlen) == 0 && Glibc.listen(descriptor, 64) == 0
        return try opened(descriptor, isDone, host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)")
    }

    private static func opened(_ descriptor: Int32, _ isDone: Bool, _ name: String) throws(CommandFailure) -> Int32 {
        guard descriptor >= 0, isDone else {
            let reason = String(cString: strerror(errno))
            if descriptor >= 0 { close(descriptor) }
            throw CommandFailure("Nothing can listen at \(name): \(reason).")
        }
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        return descriptor
    }
}

extension ListenAddress {
    /// The address for senders, with the actual port when the port is 0.
    func told(_ descriptor: Int32) -> String {
        switch place {
        case .unix(let path): return "unix:\(path)"
        case .network(let host, let port):
            let name = host.contains(":") ? "[\(host)]" : host
            return "http://\(name):\(port == "0" ? Self.port(of: descriptor) : port)/"
        }
    }

    private static func port(of descriptor: Int32) -> String {
        var address = sockaddr_storage()
        var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
        let isKnown = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &length) == 0 }
        }
        // Both address families have the port directly after the family.
        let port = withUnsafeBytes(of: &address) { $0.loadUnaligned(fromByteOffset: 2, as: UInt16.self).bigEndian }
        return isKnown ? "\(port)" : "0"
    }
}
