// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit

/// Received lines of a client that were not carried out yet. A value type: it knows no descriptor, and time is an
/// argument.
struct LineIntake {
    /// The next thing to do.
    enum Step: Equatable {
        case line([UInt8])
        /// No input is accepted after that.
        case tooLong(limit: Int)
        /// A line did not end in time. Its received part is dropped.
        case unfinished
        /// The client has finished sending.
        case end
    }

    /// The longest time from the first byte of a line to its end.
    static let patience = Duration.seconds(30)

    private var framer = LineFramer()
    private var steps: [Step] = []
    private var place = 0
    private var isOver = false
    /// The time at which the unfinished line began.
    private var begun: Duration?

    mutating func add(_ bytes: some Collection<UInt8>, now: Duration) {
        guard !isOver else { return }
        let lines = (try? framer.lines(adding: bytes)) ?? []
        steps += lines.map { .line($0) }
        if framer.isOverLimit {
            steps.append(.tooLong(limit: framer.limit))
            isOver = true
        }
        if !lines.isEmpty || framer.unfinishedCount == 0 { begun = nil }
        if framer.unfinishedCount > 0, begun == nil { begun = now }
    }

    /// No more input follows. A last line without a line feed counts.
    mutating func end() {
        guard !isOver else { return }
        if let line = framer.rest() { steps.append(.line(line)) }
        steps.append(.end)
        (isOver, begun) = (true, nil)
    }

    /// Nil when all complete lines are done.
    mutating func next() -> Step? {
        guard place < steps.count else { return nil }
        let step = steps[place]
        place += 1
        if place == steps.count { (steps, place) = ([], 0) }
        return step
    }

    var isEmpty: Bool { steps.isEmpty }

    var backlog: Backlog { Backlog(isEmpty: isEmpty, unfinishedCount: unfinishedCount, deadline: deadline) }

    /// Bytes of the unfinished line.
    var unfinishedCount: Int { framer.unfinishedCount }

    /// The time by which the unfinished line must end; nil when there is none.
    var deadline: Duration? { begun.map { $0 + Self.patience } }

    /// The connection is read again; until now the line could not end.
    mutating func resumed(now: Duration) {
        if begun != nil { begun = now }
    }

    /// Gives up a line at its deadline.
    mutating func expire(now: Duration) {
        guard let deadline, deadline <= now else { return }
        framer.discardLine()
        begun = nil
        steps.append(.unfinished)
    }
}
