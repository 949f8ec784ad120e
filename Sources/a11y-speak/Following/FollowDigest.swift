// SPDX-License-Identifier: MIT

/// What is said of lines that come: each, while they are few, and of a flood how many there were, how many errors, and the last.
/// A value; time is an argument.
struct FollowDigest: Sendable {
    enum Event: Sendable {
        case line(LogLine)
        case timer
        /// No more will come.
        case ended
    }

    /// How much is too much, and how often a flood is told.
    struct Pace: Sendable, Equatable {
        /// So many lines within this time are said as they come.
        var lines: Int
        var within: Duration
        /// From one digest to the next.
        var every: Duration

        /// Three in two seconds.
        static let usual = Pace(lines: 3, within: .seconds(2), every: .seconds(10))

        /// One sentence in a time at most.
        static func each(_ time: Duration) -> Pace { Pace(lines: 1, within: time, every: time) }

        /// Counts alone.
        static func counts(_ time: Duration) -> Pace { Pace(lines: 0, within: time, every: time) }
    }

    private enum State: Sendable {
        /// The times of the lines that were said lately.
        case calm([Duration])
        case flood(FollowNews.Count, due: Duration)
    }

    let pace: Pace
    private var state = State.calm([])

    init(_ pace: Pace) {
        self.pace = pace
    }

    /// When ``Event/timer`` is to come; nil for never.
    var due: Duration? { if case .flood(_, let due) = state { due } else { nil } }

    /// - Returns: what is said now.
    mutating func take(_ event: Event, at now: Duration) -> FollowNews? {
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

    private mutating func take(_ line: LogLine, after times: [Duration], at now: Duration) -> FollowNews? {
        guard times.count >= pace.lines else {
            state = .calm(times + [now])
            return .line(line)
        }
        state = .flood(FollowNews.Count(line), due: (times.first ?? now) + pace.within)
        return nil
    }

    /// The flood goes on unless there were only so many as may be said one by one.
    private mutating func tell(_ count: FollowNews.Count, at now: Duration) -> FollowNews? {
        let isOver = count.lines <= pace.lines || count.lines == 0
        state = isOver ? .calm(count.lines == 0 ? [] : [now]) : .flood(FollowNews.Count(), due: now + pace.every)
        return news(count)
    }

    private func news(_ count: FollowNews.Count) -> FollowNews? {
        guard count.lines > 0 else { return nil }
        if pace.lines == 0 { return .count(lines: count.lines, errors: count.errors) }
        if count.lines == 1, let last = count.last { return .line(last) }
        return .digest(count)
    }
}
