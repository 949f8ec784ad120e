// SPDX-License-Identifier: GPL-3.0-or-later

/// The input and the output of a program that is an engine. A test replaces the program by a script.
protocol EnginePipes {
    /// The file name of the program.
    var name: String { get }
    /// The time on the clock by which the program's silences are measured.
    var now: ContinuousClock.Instant { get }
    /// Waits until one of the wanted things has happened.
    /// - Parameter milliseconds: the longest wait.
    /// - Returns: nil when the time has passed.
    func wait(for wanted: PipeWait, atMost milliseconds: Int32) -> PipeNews?
    /// Reads the bytes that the program has written. Does not wait.
    mutating func read(into buffer: inout [UInt8]) -> PipeRead
    /// Writes as many bytes as the program reads. Does not wait.
    mutating func write(_ bytes: ArraySlice<UInt8>) -> PipeWrite
    /// Closes the program's input.
    mutating func closeInput()
    /// Ends the program if it runs, and frees its resources.
    /// - Returns: the way in which the program ended, as the end of a sentence.
    @discardableResult mutating func end() -> String
    /// Waits for a program that has closed its output and will soon exit; after 0.1 s, ends it.
    /// - Returns: whether the program has failed, and the way in which it ended, as the end of a sentence.
    mutating func ended() -> (hasFailed: Bool, told: String)
}

extension EnginePipes {
    var now: ContinuousClock.Instant { .now }
}

/// The events to wait for.
struct PipeWait: OptionSet, Sendable {
    let rawValue: Int

    /// The program has written, or has closed its output.
    static let output = PipeWait(rawValue: 1)
    /// The program's input has room.
    static let room = PipeWait(rawValue: 2)
    /// The daemon has sent a request.
    static let request = PipeWait(rawValue: 4)
}

/// The events that have happened.
struct PipeNews: Sendable, Equatable {
    var hasOutput = false
    var hasRoom = false
}

enum PipeRead: Sendable, Equatable {
    /// This many bytes at the start of the buffer.
    case bytes(Int)
    case nothing
    /// The program has closed its output.
    case end
}

enum PipeWrite: Sendable, Equatable {
    case wrote(Int)
    case full
    /// The program has closed its input.
    case closed
}
