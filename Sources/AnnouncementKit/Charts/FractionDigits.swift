// SPDX-License-Identifier: MIT

/// How many digits behind the mark tell each of some numbers from its neighbours: 2 for prices in cents.
struct FractionDigits: Sendable, Hashable {
    /// Nil when they are more than nine.
    var count: Int? { places < Self.powers.count ? places : nil }

    private var places = 0

    /// Numbers that are not finite do not count.
    mutating func add(_ number: Double) {
        guard number.isFinite else { return }
        while places < Self.powers.count {
            let scaled = number * Self.powers[places]
            // The last two bits are left of computing: 0.1 + 0.2 has one digit.
            guard abs(scaled - scaled.rounded(.toNearestOrEven)) > abs(scaled) * 4.5e-16 else { return }
            places += 1
        }
    }

    mutating func add(_ other: Self) { places = max(places, other.places) }

    private static let powers: [Double] = [1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9]
}
