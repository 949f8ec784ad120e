// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit

/// What has come of one client's lines and is not carried out yet. A value: it knows no descriptor, and time is an argument.
struct LineIntake {
    /// What is to be done next.
    enum Step: Equatable {
        case line([UInt8])
        /// Nothing can be taken in after that.
        case tooLong(limit: Int)
        /// A line was begun and did not end in time; what had come of it is forgotten.
        case unfinished
        /// The client has sent its last.
        case end
    }

    /// How long a line may take to come.
    static let patience = Duration.seconds(30)

    private var framer = LineFramer()
    private var steps: [Step] = []
    private var place = 0
    private var isOver = false
    /// When the line began that has not ended.
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

    /// No more will come: a last line without a line feed counts.
    mutating func end() {
        guard !isOver else { return }
        if let line = framer.rest() { steps.append(.line(line)) }
        steps.append(.end)
        (isOver, begun) = (true, nil)
    }

    /// Nil when everything that has come whole is done.
    mutating func next() -> Step? {
        guard place < steps.count else { return nil }
        let step = steps[place]
        place += 1
        if place == steps.count { (steps, place) = ([], 0) }
        return step
    }

    var isEmpty: Bool { steps.isEmpty }

    var backlog: Backlog { Backlog(isEmpty: isEmpty, unfinishedCount: unfinishedCount, deadline: deadline) }

    /// Bytes of a line that has not ended.
    var unfinishedCount: Int { framer.unfinishedCount }

    /// When the line must have ended that has begun; nil when none has.
    var deadline: Duration? { begun.map { $0 + Self.patience } }

    /// The client is listened to again: until then its line could not end.
    mutating func resumed(now: Duration) {
        if begun != nil { begun = now }
    }

    /// Gives up a line whose time is over.
    mutating func expire(now: Duration) {
        guard let deadline, deadline <= now else { return }
        framer.giveLineUp()
        begun = nil
        steps.append(.unfinished)
    }
}
