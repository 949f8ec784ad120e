// SPDX-License-Identifier: GPL-3.0-or-later

import AudioSinks
import Glibc

/// One end of a pair of sockets that keeps packets whole.
struct WorkerSocket: Sendable {
    let descriptor: Int32

    /// A pair: this end stays, and the other is handed to a child. Neither is inherited by default.
    static func pair() -> (mine: WorkerSocket, theirs: WorkerSocket)? {
        var ends: [Int32] = [0, 0]
        let type = Int32(SOCK_SEQPACKET.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
        guard socketpair(AF_UNIX, type, 0, &ends) == 0 else { return nil }
        return (WorkerSocket(descriptor: ends[0]), WorkerSocket(descriptor: ends[1]))
    }

    /// - Returns: false when the other end has disconnected or, without waiting, accepts no packet now.
    @discardableResult
    func send(_ packet: [UInt8], waits: Bool) -> Bool {
        let flags = Int32(MSG_NOSIGNAL) | (waits ? 0 : Int32(MSG_DONTWAIT))
        while true {
            let sent = Glibc.send(descriptor, packet, packet.count, flags)
            if sent >= 0 || errno != EINTR { return sent >= 0 }
        }
    }

    enum Reception: Equatable {
        case packet([UInt8])
        case nothing
        case closed
    }

    func receive(waits: Bool) -> Reception {
        while true {
            var count = 0
            let packet = [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, initialized in
                count = recv(descriptor, buffer.baseAddress, buffer.count, waits ? 0 : Int32(MSG_DONTWAIT))
                initialized = max(0, count)
            }
            if count > 0 { return .packet(packet) }
            if count == 0 { return .closed }
            switch errno {
            case EINTR: continue
            case EAGAIN: return .nothing
            default: return .closed
            }
        }
    }

    /// Waits for a packet, or for the end of the connection.
    func hasPacket(within limit: Duration) -> Bool {
        var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&wait, 1, Int32(limit.timeInterval * 1000)) != 0
    }

    func close() { _ = Glibc.close(descriptor) }
}
