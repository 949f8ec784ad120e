// SPDX-License-Identifier: GPL-3.0-or-later

/// How much faster it is spoken while many wait: a tenth for each, up to a limit, from the fourth on until none does.
struct AdaptiveRate: Sendable, Equatable {
    /// The most that may wait without haste.
    private static let patience = 3
    private static let step = 0.1

    /// The limit: 1 keeps the rate.
    var most = SettingsTable.table.adaptiveRate.standard
    private var isHurried = false

    /// - Parameters:
    ///   - waiting: how many wait behind the one that is spoken now.
    ///   - most: the limit for its client; nil for the common one.
    /// - Returns: what its rate is multiplied by, 1…
    mutating func factor(waiting: Int, most own: Double? = nil) -> Double {
        if waiting > Self.patience { isHurried = true } else if waiting == 0 { isHurried = false }
        return isHurried ? min(own ?? most, 1 + Self.step * Double(waiting)) : 1
    }
}
