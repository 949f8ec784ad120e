// SPDX-License-Identifier: MIT

import ArgumentParser
import Glibc

/// The terminal from which a command reads keys, even when its standard input is a file or a pipe.
enum Keyboard {
    /// - Returns: a descriptor that the caller owns.
    /// - Throws: a `ValidationError` when there is no terminal.
    static func open(for command: String) throws -> Int32 {
        let keyboard = Glibc.open("/dev/tty", O_RDWR | O_CLOEXEC)
        guard keyboard >= 0 else {
            throw ValidationError("\(command) reads its keys from a terminal, and there is none: run it in one")
        }
        return keyboard
    }
}
