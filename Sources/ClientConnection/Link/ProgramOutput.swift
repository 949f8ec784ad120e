// SPDX-License-Identifier: MIT

import Glibc

/// The text that a program prints, including errors, in English. A program that hangs is ended after `seconds`.
package struct ProgramOutput {
    package let status: Int32
    package let text: String

    /// Nil when the program cannot be started.
    package init?(_ command: [String], seconds: Int = 10) {
        // The shell joins standard error to standard output, and exits with 127 when the program does not exist.
        let line = ["sh", "-c", "exec timeout \(seconds) \"$@\" 2>&1", "sh", "env", "LC_ALL=C.UTF-8"] + command
        guard let (process, output) = ChildProgram.start(line) else { return nil }
        var bytes: [UInt8] = []
        while let block = ByteInput.read(output) { bytes += block }
        close(output)
        status = ChildProgram.wait(for: process)
        text = String(decoding: bytes, as: UTF8.self)
    }

    package var lines: [String] { text.split(separator: "\n").map(String.init) }
}
