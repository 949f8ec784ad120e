// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// The conversation with a running module: requests to its input, replies and sound from its output.
struct ModuleConversation {
    private var program: EngineProgram
    private var reader = ModuleReader()
    private var events: [ModuleEvent] = []
    private var buffer = [UInt8](repeating: 0, count: 65_536)
    /// The longest silence of the module, in milliseconds.
    var patience: Int32

    /// - Parameter patience: the longest silence during the start, in milliseconds.
    init(_ program: EngineProgram, patience: Int32) { (self.program, self.patience) = (program, patience) }

    /// Sends a request, and waits until all of it is written.
    mutating func send(_ text: String) throws(EngineFault) {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { write(program.input, $0.baseAddress, $0.count) }
            if count > 0 {
                bytes = bytes.dropFirst(count)
            } else if errno == EAGAIN {
                // The module reads nothing more until its output is read.
                try waitForRoom()
            } else if errno != EINTR {
                throw EngineFault(program.ended().told)
            }
        }
    }

    mutating func set(_ settings: [String]) throws(EngineFault) {
        try send("SET\n")
        guard try reply().code == 203 else { throw EngineFault("it refuses settings") }
        try send(ModuleText.block(settings))
        // The module replies 303 when it rejects some settings; the others are applied.
        _ = try reply()
    }

    /// The module's next event.
    /// - Parameter limit: milliseconds; nil for ``patience``.
    /// - Returns: nil after that time of silence, or when `descriptor` has woken this process.
    mutating func next(within limit: Int32? = nil, or descriptor: Int32 = -1) throws(EngineFault) -> ModuleEvent? {
        if events.isEmpty {
            guard isReadable(limit ?? patience, descriptor) else { return nil }
            try read()
        }
        guard !events.isEmpty else { return nil }
        let event = events.removeFirst()
        if case .fault(let reason) = event { throw EngineFault(reason) }
        return event
    }

    /// The module's next reply. Events before it are dropped.
    /// - Parameter limit: milliseconds; nil for ``patience``.
    mutating func reply(within limit: Int32? = nil) throws(EngineFault) -> (code: Int, text: String, lines: [String]) {
        let (clock, start) = (ContinuousClock(), ContinuousClock.now)
        let most = Duration.milliseconds(Int(limit ?? patience))
        while start.duration(to: clock.now) < most {
            if case .reply(let code, let text, let lines) = try next(within: limit) { return (code, text, lines) }
        }
        throw EngineFault("it did not answer within \(most)")
    }

    private func isReadable(_ limit: Int32, _ other: Int32) -> Bool {
        var waits = [program.output, other].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        poll(&waits, 2, limit)
        return waits[0].revents != 0
    }

    private mutating func waitForRoom() throws(EngineFault) {
        var waits = [
            pollfd(fd: program.input, events: Int16(POLLOUT), revents: 0),
            pollfd(fd: program.output, events: Int16(POLLIN), revents: 0),
        ]
        guard poll(&waits, 2, patience) > 0 else { throw EngineFault("it did not read within \(patience) ms") }
        if waits[1].revents != 0 { try read() }
    }

    private mutating func read() throws(EngineFault) {
        let count = Glibc.read(program.output, &buffer, buffer.count)
        if count > 0 {
            events += reader.take(buffer[..<count])
        } else if count == 0 || (errno != EAGAIN && errno != EINTR) {
            throw EngineFault(program.ended().told)
        }
    }
}
