// SPDX-License-Identifier: MIT

import ArgumentParser
import Glibc

/// The terminal that a command reads its keys from, wherever its input comes from.
enum Keyboard {
    /// - Returns: a descriptor that is the caller's own.
    /// - Throws: a `ValidationError` where there is no terminal.
    static func open(for command: String) throws -> Int32 {
        let keyboard = Glibc.open("/dev/tty", O_RDWR | O_CLOEXEC)
        guard keyboard >= 0 else {
            throw ValidationError("\(command) reads its keys from a terminal, and there is none: run it in one")
        }
        return keyboard
    }
}
