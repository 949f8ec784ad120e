// SPDX-License-Identifier: GPL-3.0-or-later

/// The conversation with a running module: requests to its input, replies and sound from its output.
struct ModuleConversation {
    private var program: any EnginePipes
    private var reader = ModuleReader()
    private var events: [ModuleEvent] = []
    private var buffer = [UInt8](repeating: 0, count: 65_536)
    /// The longest silence of the module, in milliseconds.
    var patience: Int32

    /// - Parameter patience: the longest silence during the start, in milliseconds.
    init(_ program: any EnginePipes, patience: Int32) { (self.program, self.patience) = (program, patience) }

    /// Sends a request, and waits until all of it is written.
    mutating func send(_ text: String) throws(EngineFault) {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            switch program.write(bytes) {
            case .wrote(let count): bytes = bytes.dropFirst(count)
            // The module reads nothing more until its output is read.
            case .full: try waitForRoom()
            case .closed: throw EngineFault(program.ended().told)
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
    /// - Parameters:
    ///   - limit: milliseconds; nil for ``patience``.
    ///   - wanted: what ends the wait.
    /// - Returns: nil after that time of silence, or when the daemon has sent a request.
    mutating func next(
        within limit: Int32? = nil, _ wanted: PipeWait = .output
    ) throws(EngineFault) -> ModuleEvent? {
        if events.isEmpty {
            guard program.wait(for: wanted, atMost: limit ?? patience)?.hasOutput == true else { return nil }
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
        let start = now
        let most = Duration.milliseconds(Int(limit ?? patience))
        while start.duration(to: now) < most {
            if case .reply(let code, let text, let lines) = try next(within: limit) { return (code, text, lines) }
        }
        throw EngineFault("it did not answer within \(most)")
    }

    /// The time on the clock by which the module's silences are measured.
    var now: ContinuousClock.Instant { program.now }

    private mutating func waitForRoom() throws(EngineFault) {
        guard let news = program.wait(for: [.room, .output], atMost: patience) else {
            throw EngineFault("it did not read within \(patience) ms")
        }
        if news.hasOutput { try read() }
    }

    private mutating func read() throws(EngineFault) {
        switch program.read(into: &buffer) {
        case .bytes(let count): events += reader.take(buffer[..<count])
        case .nothing: break
        case .end: throw EngineFault(program.ended().told)
        }
    }
}
