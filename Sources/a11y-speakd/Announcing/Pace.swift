// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit

/// How fast an utterance is said: as it was made, and as it is wanted by now. A value.
struct Pace: Sendable, Equatable {
    /// Words per minute as it was made, and what that was multiplied by; nil when nobody knows.
    private let made: Int?
    private let hasteMade: Double
    private var rate: Int?
    private(set) var haste: Double

    /// A smaller change in the middle of an utterance would only disturb.
    private static let smallest = 0.2

    /// - Parameters:
    ///   - rate: words per minute.
    ///   - haste: what that is multiplied by, because others wait.
    init(rate: Int?, haste: Double) {
        (made, hasteMade, self.rate, self.haste) = (rate, haste, rate, haste)
    }

    /// For words between notes: the pace never changes.
    static let fixed = Pace(rate: nil, haste: 1)

    var isFixed: Bool { made == nil }

    /// What it was made at becomes this many times as fast.
    var speed: Double {
        guard let made, let rate else { return 1 }
        return Self.heard(rate, haste) / Self.heard(made, hasteMade)
    }

    /// Words per minute, within what there is.
    private static func heard(_ rate: Int, _ haste: Double) -> Double {
        min(Double(rate) * haste, Double(Delivery.rates.upperBound))
    }

    /// Nil when others do not make it so much faster: within an utterance it never becomes slower for that.
    func hurried(to haste: Double) -> Pace? {
        guard haste >= self.haste + Self.smallest else { return nil }
        var pace = self
        pace.haste = haste
        return pace
    }

    /// Nil when the user wants the rate that it has.
    func changed(to rate: Int?) -> Pace? {
        guard let rate, rate != self.rate else { return nil }
        var pace = self
        pace.rate = rate
        return pace
    }
}
