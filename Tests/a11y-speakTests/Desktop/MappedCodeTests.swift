// SPDX-License-Identifier: MIT

import Testing

@testable import DesktopBridge
@testable import a11y_speak

@Suite("Code that is given back")
struct MappedCodeTests {
    @Test func `code of a file is given back, and nothing else`() throws {
        let code = try #require(MappedCode.code("7f2e000-7f31000 r-xp 00002000 fe:00 1234       /usr/lib/libc.so.6\n"))
        #expect(code.start == 0x7f2e000 && code.length == 0x3000)
        for line in [
            "7f2e000-7f31000 r--p 00002000 fe:00 1234 /usr/lib/libc.so.6", "7f2e000-7f31000 rwxp 0 fe:00 1 /a",
            "7ffc000-7ffe000 r-xp 00000000 00:00 0 [vdso]", "7f2e000-7f31000 r-xp 00000000 00:00 0",
            "7f31000-7f31000 r-xp 0 fe:00 1 /a", "x-y r-xp 0 fe:00 1 /a", "",
        ] {
            #expect(MappedCode.code(line) == nil, "\(line)")
        }
    }

    @Test func `a process goes on when its code is given back`() {
        MappedCode.forget()
        #expect(MappedCode.code("7f2e000-7f31000 r-xp 0 fe:00 1 /a") != nil)
    }
}
