// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import Synthesis
@testable import a11y_speakd

@Suite("Mapped code")
struct MappedCodeTests {
    @Test(arguments: [
        ("55d0-65d0 r-xp 00000000 fe:00 17 /usr/bin/a11y-speakd", 0x55d0, 0x65d0),
        ("7f00-7fff r-xp 00002000 fe:00 18                   /usr/lib/a folder/libc.so.6 (deleted)", 0x7f00, 0x7fff),
    ])
    func `an executable mapping of a file is code`(line: String, start: UInt, end: UInt) {
        let found = MappedCode.codeOfFile(line)
        #expect(found?.start == start)
        #expect(found?.end == end)
    }

    @Test(arguments: [
        "55d0-65d0 r--p 00000000 fe:00 17 /usr/bin/a11y-speakd",
        "55d0-65d0 rw-p 00000000 fe:00 17 /usr/bin/a11y-speakd",
        "55d0-65d0 r-xp 00000000 00:00 0 [vdso]", "55d0-65d0 r-xp 00000000 00:00 0", "65d0-55d0 r-xp 0 0 0 /bin/true",
        "x-y r-xp 00000000 fe:00 17 /bin/true", "",
    ])
    func `a mapping that is writable, not executable or without a file is kept`(line: String) {
        #expect(MappedCode.codeOfFile(line) == nil)
    }

    @Test func `a process goes on after it has dropped its code pages`() {
        MappedCode().forget()
        #expect([3, 1, 2].sorted() == [1, 2, 3])
    }
}
