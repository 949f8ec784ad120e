// SPDX-License-Identifier: GPL-3.0-or-later

import FoundationEssentials
import Glibc
import NIOCore
import NIOPosix
import Synchronization
import Testing

@testable import a11y_speakd

@Suite("Reading settings again")
struct SettingsReloadTests {
    private let loop = MultiThreadedEventLoopGroup(numberOfThreads: 1).next()

    @Test(.timeLimit(.minutes(10)))
    func `the loop answers while a file blocks, and requests during a read are merged into one`() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "reload-\(getpid())").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let pipes = (1...2).map { "\(folder)/\($0)" }
        for pipe in pipes { #expect(mkfifo(pipe, 0o600) == 0) }
        let readings = Readings(pipes: pipes)
        let (applied, apply) = AsyncStream.makeStream(of: String.self)
        let reload = try await loop.submit { [loop] in
            let reload = SettingsReload(loop: loop, read: readings.next) { apply.yield($0) }
            return NIOLoopBound(reload, eventLoop: loop)
        }.get()
        for _ in 1...3 { try await loop.submit { reload.value.request() }.get() }
        for (text, pipe) in zip(["old", "new"], pipes) { write(text, to: pipe) }
        #expect(await applied.first { _ in true } == "new")
        #expect(readings.count == 2)
    }

    /// Waits until the pipe is opened for reading.
    private func write(_ text: String, to pipe: String) {
        let descriptor = open(pipe, O_WRONLY)
        #expect(Glibc.write(descriptor, text, text.utf8.count) == text.utf8.count)
        close(descriptor)
    }
}

/// Settings whose reading blocks: each reading opens the next pipe.
private final class Readings: Sendable {
    private let pipes: [String]
    private let done = Mutex(0)

    init(pipes: [String]) {
        self.pipes = pipes
    }

    var count: Int { done.withLock { $0 } }

    @Sendable func next() -> String {
        let reading = done.withLock { done in
            defer { done += 1 }
            return done
        }
        let descriptor = open(pipes[reading], O_RDONLY)
        defer { close(descriptor) }
        var bytes = [UInt8](repeating: 0, count: 16)
        let length = read(descriptor, &bytes, bytes.count)
        return String(decoding: bytes.prefix(max(0, length)), as: UTF8.self)
    }
}
