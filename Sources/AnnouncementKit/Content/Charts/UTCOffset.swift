// SPDX-License-Identifier: MIT

/// How far a clock is ahead of UTC: a constant offset, or offsets that change at certain times, as with summer time.
public struct UTCOffset: Sendable, Hashable, ExpressibleByIntegerLiteral {
    /// A time at which the offset changes.
    public struct Change: Sendable, Hashable {
        /// The time of the change, in seconds since 1970-01-01T00:00:00Z.
        public var from: Double
        /// The offset after the change, in seconds east of Greenwich.
        public var seconds: Int

        public init(from: Double, seconds: Int) {
            self.from = from
            self.seconds = seconds
        }
    }

    /// The offset before the first change, in seconds east of Greenwich.
    public var seconds: Int
    /// The changes in the order of time.
    public var changes: [Change]
    /// True if the zone is known, so that it is announced with times of day. If false, the times are those of an
    /// unknown local clock.
    public private(set) var isStated = true

    public init(_ seconds: Int, changes: [Change] = []) {
        self.seconds = seconds
        self.changes = changes
    }

    public init(integerLiteral seconds: Int) {
        self.init(seconds)
    }

    /// The offset of an unknown local clock.
    public static let unstated: UTCOffset = {
        var offset = UTCOffset(0)
        offset.isStated = false
        return offset
    }()

    /// The offset at a time in seconds since 1970-01-01T00:00:00Z.
    public func seconds(at moment: Double) -> Int {
        guard let first = changes.first, moment >= first.from else { return seconds }
        return changes.last { $0.from <= moment }?.seconds ?? seconds
    }

    /// The time at which the clock shows a local time, both in seconds.
    package func moment(local: Double) -> Double {
        local - Double(seconds(at: local - Double(seconds(at: local))))
    }
}
