// SPDX-License-Identifier: MIT

import ClientConnection
import Glibc

/// A terminal without a screen: keys come from it, and sentences are printed, a line each. For terminals that cannot move
/// their cursor, for screen readers, and for output to another program.
final class LineTerminal {
    let descriptor: Int32
    private var decoder = KeyDecoder()
    private var before: termios?

    /// - Parameter keyboard: where keys are read; owned from now on.
    init(keyboard: Int32) {
        descriptor = keyboard
        var settings = termios()
        guard tcgetattr(keyboard, &settings) == 0 else { return }
        before = settings
        // Control-Q is a key, and not the sign to go on sending.
        settings.c_iflag &= ~tcflag_t(IXON)
        settings.c_lflag &= ~tcflag_t(ICANON | ECHO)
        tcsetattr(keyboard, TCSANOW, &settings)
    }

    /// The keys that have been pressed; nil when the terminal is closed.
    func keys() -> [Key]? {
        var ready = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        guard poll(&ready, 1, 0) > 0 else { return [] }
        guard let bytes = ByteInput.read(descriptor) else { return nil }
        var keys = decoder.keys(adding: bytes)
        ready.revents = 0
        // An escape that nothing follows within the time in which terminals send their sequences.
        if poll(&ready, 1, 25) == 0 { keys += decoder.settle() }
        return keys
    }

    /// The terminal is as it was before.
    func end() {
        guard var settings = before else { return }
        before = nil
        tcsetattr(descriptor, TCSANOW, &settings)
    }
}
