// SPDX-License-Identifier: MIT

import AnnouncementKit
import Glibc

/// A number of kibibytes or larger units in the unit of its size: 3.815e-06 GiB is 4 KiB. Prefixes of ten do not fit them.
struct BinarySize: Sendable, Hashable {
    /// Which way digits are left out.
    enum Rounding { case nearest, up, down }

    let decimal: WrittenDecimal
    let unit: SpokenUnit
    /// Whether the number has more digits than these.
    let isRounded: Bool

    /// Each is 1024 of the one before it.
    private static let units = ["B", "KiB", "MiB", "GiB", "TiB"].compactMap { SpokenUnit($0) }

    /// Whether a unit could be one of them, which hardly one is.
    static func mayBe(_ unit: SpokenUnit) -> Bool {
        unit.key.utf8.count == 3 && unit.key.utf8.last == UInt8(ascii: "B")
    }

    /// Nil for other units, and for a number that is easy to hear as it is. A size in a smaller unit has all digits that
    /// were written. One in a larger unit has four: a million of a unit has no more either, and fewer go up only where
    /// nothing is lost, as 17,408 MiB to 17 GiB.
    init?(_ number: WrittenDecimal, _ unit: SpokenUnit?, _ rounding: Rounding = .nearest) {
        guard let unit, Self.mayBe(unit), let written = Self.units.dropFirst().firstIndex(of: unit), !number.isZero,
            number.magnitude < -1 || number.magnitude >= 4
        else { return nil }
        let bytes = abs(number.doubleValue) * pow(1024, Double(written))
        let own = Self.units.indices.last { pow(1024, Double($0)) <= bytes } ?? 0
        let value = number.doubleValue * pow(1024, Double(written - own))
        guard own != written, let exact = WrittenDecimal(value) else { return nil }
        let digits = own < written ? max(4, number.significantDigits) : 4
        let step = exact.magnitude - digits + 1
        let rounded =
            rounding == .nearest ? WrittenDecimal(value, step: step) : exact.rounded(up: rounding == .up, step: step)
        guard let decimal = rounded?.trimmed() else { return nil }
        isRounded = own > written && decimal != exact.trimmed()
        guard !isRounded || number.magnitude >= 6 else { return nil }
        self.decimal = decimal
        self.unit = Self.units[own]
    }
}
