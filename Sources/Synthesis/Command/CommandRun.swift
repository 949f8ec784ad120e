// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// One run of a command: writes the text to its input, and reads the sound from its output or, at the end, from its
/// file.
struct CommandRun {
    private var program: EngineProgram
    private var stream: PCMStream
    private var buffer = [UInt8](repeating: 0, count: 65_536)
    private var isOver = false
    private let file: OutputFile?
    /// Whether the command has ended its output, and its file is read.
    private var readsFile = false

    /// - Parameters:
    ///   - stream: reads the sound.
    ///   - file: has the sound when the command has ended its output.
    init(_ program: EngineProgram, _ stream: PCMStream, file: OutputFile?) {
        (self.program, self.file, self.stream) = (program, file, stream)
    }

    /// Writes as much of the text as the command reads, and waits for sound, or for a request of the daemon.
    /// - Returns: nil at the end.
    mutating func next(writing text: inout ArraySlice<UInt8>) throws(EngineFault) -> [ModuleSound]? {
        var waits = [
            pollfd(fd: readsFile ? file?.descriptor ?? -1 : program.output, events: Int16(POLLIN), revents: 0),
            pollfd(fd: SynthesisWorker.descriptor, events: Int16(POLLIN), revents: 0),
            pollfd(fd: program.input, events: Int16(POLLOUT), revents: 0),
        ]
        poll(&waits, 3, 1000)
        if waits[2].revents != 0 { write(&text) }
        guard waits[0].revents != 0 else { return [] }
        let count = read(waits[0].fd, &buffer, buffer.count)
        if count < 0 { return [] }
        guard count > 0 else { return outputEnded() }
        // A command with a file may print to its output, which is not sound then.
        if file != nil, !readsFile { return [] }
        guard let blocks = stream.take(buffer[..<count]) else {
            throw EngineFault("it writes no PCM that can be played")
        }
        return blocks
    }

    private mutating func outputEnded() -> [ModuleSound]? {
        guard let file, !readsFile else { return nil }
        readsFile = true
        lseek(file.descriptor, 0, SEEK_SET)
        return []
    }

    private mutating func write(_ text: inout ArraySlice<UInt8>) {
        let count = text.withUnsafeBytes { Glibc.write(program.input, $0.baseAddress, $0.count) }
        if count > 0 { text = text.dropFirst(count) }
        // A command that does not read the whole text may still speak.
        if text.isEmpty || (count < 0 && errno != EAGAIN && errno != EINTR) { program.closeInput() }
    }

    /// - Returns: whether the command has failed, and the way in which it ended, as the end of a sentence.
    mutating func ended() -> (hasFailed: Bool, told: String) {
        isOver = true
        return program.ended()
    }

    /// Ends the command if it still runs, and frees its resources.
    mutating func end() {
        if !isOver { program.end() }
        file?.close()
    }
}
