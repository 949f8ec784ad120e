// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit

/// The pace of an utterance: the pace at which it was made, and the pace at which it should be heard now. A value.
struct Pace: Sendable, Equatable {
    /// The words per minute at which it was made, before the speed factor; nil when the rate is unknown.
    private let made: Int?
    private let initialSpeedFactor: Double
    private var rate: Int?
    private(set) var speedFactor: Double

    /// A smaller change in the middle of an utterance would only distract.
    private static let smallest = 0.2

    /// - Parameters:
    ///   - rate: words per minute.
    ///   - speedFactor: the factor that multiplies the rate while others wait.
    init(rate: Int?, speedFactor: Double) {
        (made, initialSpeedFactor, self.rate, self.speedFactor) = (rate, speedFactor, rate, speedFactor)
    }

    /// For words between notes: the pace never changes.
    static let fixed = Pace(rate: nil, speedFactor: 1)

    var isFixed: Bool { made == nil }

    /// The factor by which the sound that was made must be sped up.
    var speed: Double {
        guard let made, let rate else { return 1 }
        return Self.heard(rate, speedFactor) / Self.heard(made, initialSpeedFactor)
    }

    /// Words per minute, at most the highest rate there is.
    private static func heard(_ rate: Int, _ speedFactor: Double) -> Double {
        min(Double(rate) * speedFactor, Double(Delivery.rates.upperBound))
    }

    /// The faster pace; nil when the change is too small. The factor never decreases within an utterance.
    func spedUp(to speedFactor: Double) -> Pace? {
        guard speedFactor >= self.speedFactor + Self.smallest else { return nil }
        var pace = self
        pace.speedFactor = speedFactor
        return pace
    }

    /// The pace at the user's new rate; nil when the rate is unchanged.
    func changed(to rate: Int?) -> Pace? {
        guard let rate, rate != self.rate else { return nil }
        var pace = self
        pace.rate = rate
        return pace
    }
}
