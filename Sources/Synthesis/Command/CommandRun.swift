// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// One run of a command: writes the text to its input, and reads the sound from its output or, at the end, from its
/// file.
struct CommandRun {
    private var program: any EnginePipes
    private var stream: PCMStream
    private var buffer = [UInt8](repeating: 0, count: 65_536)
    private var isOver = false
    private let file: OutputFile?
    /// Whether the command has ended its output, and its file is read.
    private var readsFile = false

    /// - Parameters:
    ///   - stream: reads the sound.
    ///   - file: has the sound when the command has ended its output.
    init(_ program: any EnginePipes, _ stream: PCMStream, file: OutputFile?) {
        (self.program, self.file, self.stream) = (program, file, stream)
    }

    /// Writes as much of the text as the command reads, and waits for sound, or for a request of the daemon.
    /// - Returns: nil at the end.
    mutating func next(writing text: inout ArraySlice<UInt8>) throws(EngineFault) -> [ModuleSound]? {
        guard !readsFile else { return try take(readFile()) }
        guard let news = program.wait(for: [.output, .room, .request], atMost: 1000) else { return [] }
        if news.hasRoom { write(&text) }
        return news.hasOutput ? try take(program.read(into: &buffer)) : []
    }

    /// - Returns: nil at the end.
    private mutating func take(_ read: PipeRead) throws(EngineFault) -> [ModuleSound]? {
        guard case .bytes(let count) = read else { return read == .end ? outputEnded() : [] }
        // A command with a file may print to its output, which is not sound then.
        if file != nil, !readsFile { return [] }
        return try stream.take(buffer[..<count])
    }

    private mutating func readFile() -> PipeRead {
        let count = Glibc.read(file?.descriptor ?? -1, &buffer, buffer.count)
        return count > 0 ? .bytes(count) : .end
    }

    private mutating func outputEnded() -> [ModuleSound]? {
        guard let file, !readsFile else { return nil }
        readsFile = true
        lseek(file.descriptor, 0, SEEK_SET)
        return []
    }

    private mutating func write(_ text: inout ArraySlice<UInt8>) {
        let written = program.write(text)
        if case .wrote(let count) = written { text = text.dropFirst(count) }
        // A command that does not read the whole text may still speak.
        if text.isEmpty || written == .closed { program.closeInput() }
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
