// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Glibc
import Testing

@testable import a11y_speakd

@Suite("Pid file")
struct PidFileTests {
    private let path = NSTemporaryDirectory() + "/a11y-\(UUID().uuidString).pid"

    private func contents() -> String? { try? String(contentsOfFile: path, encoding: .utf8) }

    @Test func `a pid file replaces a stale one with our process number, and can be removed`() throws {
        try "12345678\n".write(toFile: path, atomically: false, encoding: .utf8)
        var file = PidFile(path: path)
        #expect(!file.isHeld)
        #expect(file.take() == .held)
        #expect(file.isHeld)
        #expect(contents() == "\(getpid())\n")
        #expect(file.take() == .held)
        file.remove()
        #expect(!file.isHeld)
        #expect(contents() == nil)
    }

    @Test func `a replaced pid file is no longer held, and is not removed`() throws {
        var file = PidFile(path: path)
        #expect(file.take() == .held)
        unlink(path)
        #expect(!file.isHeld)
        try "1\n".write(toFile: path, atomically: false, encoding: .utf8)
        #expect(!file.isHeld)
        file.remove()
        #expect(contents() == "1\n")
        #expect(file.take() == .held)
        #expect(contents() == "\(getpid())\n")
        file.remove()
    }

    @Test func `a pid file in a missing folder is unusable with the reason`() {
        var file = PidFile(path: "/no/such/folder/x.pid")
        #expect(file.take() == .unusable("No such file or directory"))
        #expect(PidFile.holder(of: "/no/such/folder/x.pid") == nil)
    }
}
