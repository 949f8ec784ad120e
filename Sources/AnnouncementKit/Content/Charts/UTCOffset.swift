// SPDX-License-Identifier: MIT

/// How far a clock is ahead of UTC: by the same seconds always, or by others from certain moments on, as where summer
/// time begins and ends.
public struct UTCOffset: Sendable, Hashable, ExpressibleByIntegerLiteral {
    /// A moment from which the clock shows another time.
    public struct Change: Sendable, Hashable {
        /// In seconds since 1970-01-01T00:00:00Z.
        public var from: Double
        /// The offset from then on, in seconds east of Greenwich.
        public var seconds: Int

        public init(from: Double, seconds: Int) {
            self.from = from
            self.seconds = seconds
        }
    }

    /// In seconds east of Greenwich, before the first change.
    public var seconds: Int
    /// In the order of time.
    public var changes: [Change]
    /// Whether the zone is known, so that it is said beside times of day. Where it is not, the moments are those of
    /// whatever clock the data has.
    public private(set) var isStated = true

    public init(_ seconds: Int, changes: [Change] = []) {
        self.seconds = seconds
        self.changes = changes
    }

    public init(integerLiteral seconds: Int) {
        self.init(seconds)
    }

    /// A clock of which nobody has said where it stands.
    public static let unstated: UTCOffset = {
        var offset = UTCOffset(0)
        offset.isStated = false
        return offset
    }()

    /// The offset at a moment in seconds since 1970-01-01T00:00:00Z.
    public func seconds(at moment: Double) -> Int {
        guard let first = changes.first, moment >= first.from else { return seconds }
        return changes.last { $0.from <= moment }?.seconds ?? seconds
    }

    /// The moment at which the clock shows a local time in seconds.
    package func moment(local: Double) -> Double {
        local - Double(seconds(at: local - Double(seconds(at: local))))
    }
}
