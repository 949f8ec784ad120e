// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Glibc
import Synthesis
import Testing

@Suite("Files of the kernel")
struct KernelFileTests {
    @Test func `a file without a size is read to its end`() throws {
        let maps = try #require(KernelFile.text("/proc/self/maps"))
        #expect(maps.utf8.count > 8192 && maps.hasSuffix("\n"))
        #expect(maps.contains("[stack]"))
    }

    @Test func `a process without children has an empty file`() throws {
        let child = Process()
        child.executableURL = URL(fileURLWithPath: "/bin/sleep")
        child.arguments = ["60"]
        try child.run()
        defer { child.terminate() }
        let pid = child.processIdentifier
        #expect(KernelFile.text("/proc/\(pid)/task/\(pid)/children") == "")
    }

    @Test func `a missing file and a folder have no text`() {
        #expect(KernelFile.text("/proc/self/missing") == nil)
        #expect(KernelFile.text("/proc/self") == nil)
    }
}
