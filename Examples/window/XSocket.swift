// SPDX-License-Identifier: MIT

import Glibc

/// The reason why no window can be shown.
public struct WindowError: Error, CustomStringConvertible {
    public let description: String

    init(_ description: String) {
        self.description = description
    }
}

/// The connection to the X server of this machine.
final class XSocket: Sendable {
    private let descriptor: Int32

    /// - Parameter display: a value of `DISPLAY`, such as `:0`.
    init(display: String) throws {
        guard let number = Self.number(of: display) else {
            throw WindowError("DISPLAY is \"\(display)\", which is no screen of this machine, such as :0.")
        }
        descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: "/tmp/.X11-unix/X\(number)".utf8) }
        let status = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        guard status == 0 else {
            let reason = String(cString: strerror(errno))
            close(descriptor)
            throw WindowError("No X server answers at \(display): \(reason).")
        }
    }

    deinit { close(descriptor) }

    /// The number of a screen of this machine: 1 for `:1`, `:1.0` and `unix:1`.
    static func number(of display: String) -> Int? {
        let parts = display.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2, ["", "unix"].contains(parts[0]) else { return nil }
        return parts[1].split(separator: ".").first.flatMap { Int($0) }.flatMap {
            (0..<100_000).contains($0) ? $0 : nil
        }
    }

    func send(_ bytes: [UInt8]) throws {
        var rest = bytes[...]
        while !rest.isEmpty {
            let sent = rest.withUnsafeBytes { Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            if sent < 0 && errno == EINTR { continue }
            guard sent > 0 else { throw Self.gone }
            rest = rest.dropFirst(sent)
        }
    }

    /// Waits for `count` bytes.
    func receive(_ count: Int) throws -> [UInt8] {
        var received: [UInt8] = []
        while received.count < count {
            var part = [UInt8](repeating: 0, count: count - received.count)
            let length = recv(descriptor, &part, part.count, 0)
            if length < 0 && errno == EINTR { continue }
            guard length > 0 else { throw Self.gone }
            received += part.prefix(length)
        }
        return received
    }

    /// Ends the waiting of ``receive(_:)``.
    func shutDown() { _ = shutdown(descriptor, Int32(SHUT_RDWR)) }

    private static let gone = WindowError("The X server has gone.")
}
