// SPDX-License-Identifier: MIT

import Glibc
import Testing

@testable import ClientConnection
@testable import a11y_speak

@Suite("Other programs")
struct ChildProgramTests {
    @Test func `a program is found on the PATH, or is not installed`() {
        #expect(ChildProgram.path(of: "sh")?.hasSuffix("/sh") == true)
        #expect(ChildProgram.path(of: "no-such-program-anywhere") == nil)
    }

    @Test(
        arguments: [
            (["true"], 0), (["false"], 1), (["sh", "-c", "exit 78"], 78), (["sh", "-c", "kill -KILL $$"], 128 + 9),
            (["no-such-program-anywhere"], 127),
        ] as [([String], Int32)])
    func `the end of a program is a status as in a shell`(command: [String], status: Int32) {
        #expect(ChildProgram.run(command) == status)
    }

    @Test func `the output of a program arrives through a pipe, and its input is empty`() throws {
        let (process, output) = try #require(ChildProgram.start(["sh", "-c", "cat; echo one; echo two"]))
        var bytes: [UInt8] = []
        while let block = ByteInput.read(output) { bytes += block }
        close(output)
        #expect(String(decoding: bytes, as: UTF8.self) == "one\ntwo\n")
        #expect(ChildProgram.wait(for: process) == 0)
    }

    @Test func `the output for doctor includes errors, and a program that hangs is ended`()
        throws
    {
        let told = try #require(ProgramOutput(["sh", "-c", "echo good; echo bad >&2; exit 3"]))
        #expect(told.lines == ["good", "bad"] && told.status == 3)
        #expect(ProgramOutput(["no-such-program-anywhere"])?.status == 127)
        let begun = ContinuousClock.now
        let hangs = try #require(ProgramOutput(["sleep", "3600"], seconds: 1))
        #expect(ContinuousClock.now - begun < .seconds(1800))
        #expect(hangs.status == 124 && hangs.lines == [])
    }
}
