// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// Receives the readiness of a started program, as systemd does (sd_notify(3)).
final class ReadinessSocket: Sendable {
    private let descriptor: Int32
    /// The value of `NOTIFY_SOCKET` for the program.
    let address: String

    /// Nil when no descriptor is left.
    init?() {
        let made = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        guard made >= 0, let name = Self.bind(made) else {
            close(made)
            return nil
        }
        descriptor = made
        address = "@\(name)"
    }

    /// Binds to an address of the family alone, so that the kernel chooses a name, which has no file.
    private static func bind(_ descriptor: Int32) -> String? {
        var name = sockaddr_un()
        name.sun_family = sa_family_t(AF_UNIX)
        let familySize = MemoryLayout<sa_family_t>.size
        var size = socklen_t(familySize)
        let isNamed = withUnsafeMutablePointer(to: &name) { name in
            name.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                guard Glibc.bind(descriptor, address, size) == 0 else { return false }
                size = socklen_t(MemoryLayout<sockaddr_un>.size)
                return getsockname(descriptor, address, &size) == 0
            }
        }
        guard isNamed, Int(size) > familySize + 1 else { return nil }
        // Leaves out the zero byte at the start of the name.
        return withUnsafeBytes(of: &name.sun_path) {
            String(decoding: $0[1..<Int(size) - familySize], as: UTF8.self)
        }
    }

    deinit {
        close(descriptor)
    }

    /// - Returns: false when the limit is over, or after ``giveUp()``.
    func waitUntilReady(for limit: Duration) -> Bool {
        let deadline = ContinuousClock.now + limit
        var message = [UInt8](repeating: 0, count: 4096)
        while true {
            let left = deadline - .now
            guard left > .zero else { return false }
            var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            // The limit is over, or a signal has arrived: check again.
            guard poll(&wait, 1, Int32((left / .milliseconds(1)).rounded(.up))) > 0 else { continue }
            let count = recv(descriptor, &message, message.count, 0)
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else { return false }
            let lines = message[..<count].split(separator: UInt8(ascii: "\n"))
            if lines.contains(where: { $0.elementsEqual("READY=1".utf8) }) { return true }
        }
    }

    /// Ends the wait, from another thread.
    func giveUp() {
        shutdown(descriptor, Int32(SHUT_RD))
    }
}
