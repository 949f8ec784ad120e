// SPDX-License-Identifier: MIT

import AnnouncementKit
import Synchronization
import TestSupport

/// An ssh link that is cut again and again, at places that a seed chooses: after a number of bytes from the daemon, so
/// often within a line. The link then dials again, like the loop in the manual.
final class FragileLink: Sendable {
    private struct State {
        var ssh: Program
        /// Bytes left until each cut.
        var places: [Int]
        var cuts = 0
        var midLine = 0
    }

    private let server: ShellServer
    private let state: Mutex<State>

    /// - Parameter distance: bytes between two cuts.
    init(_ server: ShellServer, ssh: Program, cuts: Int, distance: ClosedRange<Int>, seed: UInt64) {
        self.server = server
        var random = SplitMix64(seed: seed)
        let places = (0..<cuts).map { _ in Int.random(in: distance, using: &random) }
        state = Mutex(State(ssh: ssh, places: places))
    }

    /// The number of all cuts, and of cuts within a line.
    var cuts: (all: Int, midLine: Int) { state.withLock { ($0.cuts, $0.midLine) } }

    /// The number of bytes that pass before the link is cut; nil if it is not cut.
    fileprivate func portion(of bytes: [UInt8]) -> Int? {
        state.withLock { state in
            guard let place = state.places.first else { return nil }
            guard bytes.count >= place else {
                state.places[0] -= bytes.count
                return nil
            }
            state.places.removeFirst()
            state.cuts += 1
            if place > 0, bytes[place - 1] != UInt8(ascii: "\n") { state.midLine += 1 }
            return place
        }
    }

    fileprivate func cut() {
        state.withLock { $0.ssh.kill() }
        dialAgain()
    }

    /// Dials if no ssh runs. A dialed ssh may have ended too, if the server had no time for it.
    private func dialAgain() {
        state.withLock { state in
            guard state.ssh.exitStatus != nil, let next = try? server.dial() else { return }
            state.ssh = next
        }
    }

    /// The link as ``AnnouncementClient`` takes it.
    var way: DaemonLink {
        DaemonLink { [self, server] () throws(ClientError) in
            dialAgain()
            return FragileTransport(try UnixSocketTransport(path: server.socket), self)
        }
    }
}

/// A connection that loses its last bytes when the link is cut.
private final class FragileTransport: ClientTransport {
    private let whole: UnixSocketTransport
    let bytes: AsyncStream<[UInt8]>

    init(_ whole: UnixSocketTransport, _ link: FragileLink) {
        self.whole = whole
        let (bytes, continuation) = AsyncStream.makeStream(of: [UInt8].self)
        self.bytes = bytes
        Task {
            for await received in whole.bytes {
                guard let portion = link.portion(of: received) else {
                    continuation.yield(received)
                    continue
                }
                continuation.yield(Array(received[..<portion]))
                link.cut()
                whole.close()
                break
            }
            continuation.finish()
        }
    }

    func send(_ bytes: [UInt8]) { whole.send(bytes) }

    func close() { whole.close() }
}
