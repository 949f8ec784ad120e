// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Glibc
import Testing

@testable import a11y_speakd

@Suite("The daemon's socket and lock")
final class DaemonPlaceTests {
    private let folder = NSTemporaryDirectory() + "place-\(UUID().uuidString.prefix(8))"
    private let path: String
    private var place: DaemonPlace
    private var open: [Int32] = []

    init() throws {
        path = "\(folder)/events.sock"
        place = DaemonPlace(own: SocketPath(path: path))
    }

    deinit {
        for descriptor in open { close(descriptor) }
        try? FileManager.default.removeItem(atPath: folder)
    }

    private func claim() throws -> Bool {
        guard let descriptor = try place.claim() else { return false }
        open.append(descriptor)
        return true
    }

    private func files() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: folder).sorted() }

    @Test func `an existing socket and lock are not made again`() throws {
        #expect(!place.isIntact)
        #expect(try claim())
        #expect(place.isIntact)
        #expect(try !claim())
        #expect(try files() == ["events.sock", "events.sock.lock"])
    }

    @Test func `a removed folder is made again, and clients are served there`() throws {
        #expect(try claim())
        try FileManager.default.removeItem(atPath: folder)
        #expect(!place.isIntact)
        #expect(try claim())
        #expect(place.isIntact)
        #expect(SocketPath(path: path).server()?.pid == getpid())
    }

    @Test func `a removed lock is made again without a new socket`() throws {
        #expect(try claim())
        unlink("\(path).lock")
        #expect(!place.isIntact)
        #expect(try !claim())
        #expect(place.isIntact)
    }

    @Test func `a socket that replaced the daemon's is neither claimed nor removed`() throws {
        #expect(try claim())
        unlink(path)
        open.append(try SocketPath(path: path).takeOver())
        #expect(!place.isIntact)
        #expect(throws: ListenError.self) { try self.place.claim() }
        place.leave()
        #expect(try files() == ["events.sock", "events.sock.lock"])
    }

    @Test func `a socket from systemd is used until its file is removed, then replaced by the daemon's`() throws {
        mkdir(folder, 0o700)
        open.append(try SocketPath(path: path).takeOver())
        place = DaemonPlace(passed: SocketPath(path: path))
        #expect(place.isIntact)
        place.leave()
        #expect(try files() == ["events.sock"])
        unlink(path)
        #expect(!place.isIntact)
        #expect(try claim())
        place.leave()
        #expect(try files() == ["events.sock.lock"])
    }

    @Test func `a socket that cannot be bound is closed, and the error names the reason`() {
        let place = SocketPath(path: "\(folder)/missing/events.sock")
        let error = ListenError(
            description:
                "\(folder)/missing/events.sock cannot be used: it could not be bound (No such file or directory). "
                + "Make its folder writable or give another --socket", exitCode: 78)
        // Tests that run at the same time have unbound sockets too, but few, and briefly.
        for _ in 0..<100 { #expect(throws: error) { try place.takeOver() } }
        #expect((0..<1024).count { isUnboundSocket($0) } < 50)
    }

    private func isUnboundSocket(_ descriptor: Int32) -> Bool {
        var address = sockaddr_un()
        var size = socklen_t(MemoryLayout<sockaddr_un>.size)
        let (name, peer) = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                (getsockname(descriptor, pointer, &size), getpeername(descriptor, pointer, &size))
            }
        }
        return name == 0 && peer != 0 && size == socklen_t(MemoryLayout<sa_family_t>.size)
    }
}
