// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit

/// The events of one message that its client has received, and those that must follow. Each message ends exactly once,
/// and END always follows BEGIN.
struct SSIPMessageState: Sendable, Hashable {
    private enum Stage { case waiting, heard, paused }

    private var stage = Stage.waiting
    private let marks: [String]
    private var reportedMarks = 0

    /// - Parameter marks: the names of its marks, in order.
    init(marks: [String]) {
        self.marks = marks
    }

    /// The events to report when the announcement reaches this state.
    mutating func events(for state: AnnouncementState) -> [SSIPEvent] {
        switch state {
        case .queued:
            guard stage == .heard else { return [] }
            stage = .paused
            return [.paused]
        case .began: return begin()
        // A message that was heard to its end has reached all its marks.
        case .ended(.finished): return begin() + marks(until: marks.count) + [.end]
        case .ended: return [.canceled]
        }
    }

    /// A mark is heard, and so are the marks before it. A mark that is heard again after a pause is not reported again.
    mutating func events(forMark name: String) -> [SSIPEvent] {
        guard let place = marks[reportedMarks...].firstIndex(of: name) else { return [] }
        return begin() + marks(until: place + 1)
    }

    private mutating func begin() -> [SSIPEvent] {
        defer { stage = .heard }
        return switch stage {
        case .waiting: [.begin]
        case .heard: []
        case .paused: [.resumed]
        }
    }

    private mutating func marks(until end: Int) -> [SSIPEvent] {
        defer { reportedMarks = end }
        return marks[reportedMarks..<end].map(SSIPEvent.mark)
    }
}
