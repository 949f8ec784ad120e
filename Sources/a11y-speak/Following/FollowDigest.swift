// SPDX-License-Identifier: MIT

/// Decides which lines are announced: each line while there are few; in a flood, the number of lines, the number of
/// errors, and the last line. A value; time is an argument.
struct FollowDigest: Sendable {
    enum Event: Sendable {
        case line(LogLine)
        case timer
        /// No further lines.
        case ended
    }

    /// The limits of a flood, and the interval of its digests.
    struct Pace: Sendable, Equatable {
        /// The number of lines within ``within`` that are announced one by one.
        var lines: Int
        var within: Duration
        /// The time between two digests.
        var every: Duration

        /// Three lines in two seconds.
        static let usual = Pace(lines: 3, within: .seconds(2), every: .seconds(10))

        /// At most one sentence in this time.
        static func each(_ time: Duration) -> Pace { Pace(lines: 1, within: time, every: time) }

        /// Only counts.
        static func counts(_ time: Duration) -> Pace { Pace(lines: 0, within: time, every: time) }
    }

    private enum State: Sendable {
        /// The times of the lines that were announced recently.
        case calm([Duration])
        case flood(FollowReport.Count, due: Duration)
    }

    let pace: Pace
    private var state = State.calm([])

    init(_ pace: Pace) {
        self.pace = pace
    }

    /// The time when the loop must send ``Event/timer``; nil for never.
    var due: Duration? { if case .flood(_, let due) = state { due } else { nil } }

    /// - Returns: the news to announce now.
    mutating func take(_ event: Event, at now: Duration) -> FollowReport? {
        switch (event, state) {
        case (.line(let line), .calm(let times)):
            return take(line, after: times.filter { $0 > now - pace.within }, at: now)
        case (.line(let line), .flood(var count, let due)):
            count.add(line)
            state = .flood(count, due: due)
            return nil
        case (.timer, .flood(let count, let due)) where now >= due: return tell(count, at: now)
        case (.ended, .flood(let count, _)):
            state = .calm([])
            return news(count)
        case (.timer, _), (.ended, _): return nil
        }
    }

    private mutating func take(_ line: LogLine, after times: [Duration], at now: Duration) -> FollowReport? {
        guard times.count >= pace.lines else {
            state = .calm(times + [now])
            return .line(line)
        }
        state = .flood(FollowReport.Count(line), due: (times.first ?? now) + pace.within)
        return nil
    }

    /// Announces the flood so far. The flood ends when its lines were few enough to be announced one by one.
    private mutating func tell(_ count: FollowReport.Count, at now: Duration) -> FollowReport? {
        let isOver = count.lines <= pace.lines || count.lines == 0
        state = isOver ? .calm(count.lines == 0 ? [] : [now]) : .flood(FollowReport.Count(), due: now + pace.every)
        return news(count)
    }

    private func news(_ count: FollowReport.Count) -> FollowReport? {
        guard count.lines > 0 else { return nil }
        if pace.lines == 0 { return .count(lines: count.lines, errors: count.errors) }
        if count.lines == 1, let last = count.last { return .line(last) }
        return .digest(count)
    }
}
