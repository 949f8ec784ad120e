// SPDX-License-Identifier: MIT

import AnnouncementKit
import Glibc

/// A size in kibibytes or larger units, converted to the unit that fits it: 3.815e-06 GiB is 4 KiB. Decimal prefixes do
/// not apply to these units.
struct BinarySize: Sendable, Hashable {
    /// How a size with fewer digits is rounded.
    enum Rounding { case nearest, up, down }

    let decimal: WrittenDecimal
    let unit: SpokenUnit
    /// True if the size has more digits than `decimal`.
    let isRounded: Bool

    /// The units. Each is 1024 times the previous one.
    private static let units = ["B", "KiB", "MiB", "GiB", "TiB"].compactMap { SpokenUnit($0) }

    /// True if a unit may be one of ``units``. A fast test that excludes most other units.
    static func mayBe(_ unit: SpokenUnit) -> Bool {
        unit.key.utf8.count == 3 && unit.key.utf8.last == UInt8(ascii: "B")
    }

    /// Nil for other units, and for a number that is already easy to hear. A size in a smaller unit keeps all written
    /// digits. A size in a larger unit has four digits, and less than a million of a unit is only converted if no
    /// digits are lost, as in 17,408 MiB to 17 GiB.
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
