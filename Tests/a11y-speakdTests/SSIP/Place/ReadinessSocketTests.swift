// SPDX-License-Identifier: GPL-3.0-or-later

import Dispatch
import Glibc
import Testing

@testable import a11y_speakd

@Suite("Readiness")
struct ReadinessSocketTests {
    /// Sends a message as sd_notify(3) does.
    private func tell(_ address: String, _ message: String) {
        let sender = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue), 0)
        defer { close(sender) }
        var name = sockaddr_un()
        name.sun_family = sa_family_t(AF_UNIX)
        let bytes = [0] + Array(address.utf8.dropFirst())
        withUnsafeMutableBytes(of: &name.sun_path) { $0.copyBytes(from: bytes) }
        let size = socklen_t(MemoryLayout<sa_family_t>.size + bytes.count)
        withUnsafePointer(to: &name) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                _ = sendto(sender, message, message.utf8.count, 0, $0, size)
            }
        }
    }

    @Test func `a program is ready with READY=1 on its own line, and not with other messages`() throws {
        let readiness = try #require(ReadinessSocket())
        #expect(readiness.address.hasPrefix("@"))
        tell(readiness.address, "STATUS=Loading\nREADY=10")
        tell(readiness.address, "STATUS=Speaking\nREADY=1\n")
        #expect(readiness.waitUntilReady(for: .seconds(60)))
    }

    @Test func `the wait for readiness ends at the limit and when the program is given up`() throws {
        let readiness = try #require(ReadinessSocket())
        tell(readiness.address, "STATUS=Loading")
        #expect(!readiness.waitUntilReady(for: .milliseconds(1)))
        DispatchQueue.global().async { readiness.giveUp() }
        #expect(!readiness.waitUntilReady(for: .seconds(60)))
    }
}
