// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import Testing

@testable import Synthesis

@Suite("Programs that are engines")
struct EngineProgramTests {
    @Test func `a program whose second pipe fails leaves no pipe open, and the error names the reason`() {
        var first: [(descriptor: Int32, file: ino_t?)] = []
        let fault = #expect(throws: EngineFault.self) {
            try EngineProgram.pipes(for: "/usr/bin/morse") { ends in
                guard first.isEmpty else {
                    errno = EMFILE
                    return -1
                }
                let status = pipe(ends)
                first = [ends[0], ends[1]].map { ($0, Self.file($0)) }
                return status
            }
        }
        #expect(fault?.description == "/usr/bin/morse could not be started: Too many open files")
        #expect(first.count == 2)
        // Another test may have the number of a closed descriptor by now.
        for end in first { #expect(end.file != nil && Self.file(end.descriptor) != end.file) }
    }

    /// The number of a descriptor's file; nil when the descriptor is closed.
    private static func file(_ descriptor: Int32) -> ino_t? {
        var status = stat()
        return fstat(descriptor, &status) == 0 ? status.st_ino : nil
    }
}
