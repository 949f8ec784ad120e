// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Glibc
import Testing

@testable import a11y_speakd

@Suite("The daemon's place")
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

    @Test func `what is there is not made again`() throws {
        #expect(!place.isIntact)
        #expect(try claim())
        #expect(place.isIntact)
        #expect(try !claim())
        #expect(try files() == ["events.sock", "events.sock.lock"])
    }

    @Test func `without its folder it is made anew, and clients are served there`() throws {
        #expect(try claim())
        try FileManager.default.removeItem(atPath: folder)
        #expect(!place.isIntact)
        #expect(try claim())
        #expect(place.isIntact)
        #expect(SocketPath(path: path).server()?.pid == getpid())
    }

    @Test func `without its lock only that is made anew`() throws {
        #expect(try claim())
        unlink("\(path).lock")
        #expect(!place.isIntact)
        #expect(try !claim())
        #expect(place.isIntact)
    }

    @Test func `a socket that another has put there is not taken from it`() throws {
        #expect(try claim())
        unlink(path)
        open.append(try SocketPath(path: path).takeOver())
        #expect(!place.isIntact)
        #expect(throws: ListenError.self) { try self.place.claim() }
        place.leave()
        #expect(try files() == ["events.sock", "events.sock.lock"])
    }

    @Test func `systemd's counts as long as its file is there, and ours takes its place`() throws {
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
}
