// SPDX-License-Identifier: MIT

import AnnouncementKit
import ClientConnection
import Glibc
import Wording

/// Round places on an axis, with their labels.
struct AxisTicks: Sendable, Equatable {
    private(set) var places: [Double] = []
    private(set) var labels: [String] = []

    /// - Parameter count: the largest number of ticks, at least one.
    init(_ axis: AxisRange, atMost count: Int, _ language: SpokenLanguage) {
        guard axis.lower.isFinite, axis.upper.isFinite, axis.lower <= axis.upper, count > 0 else { return }
        switch axis.scale {
        case .date(let offset):
            let ticks = DateTicks(from: axis.lower, to: axis.upper, offset: offset, atMost: count)
            (places, labels) = (ticks.places, ticks.labels)
        case .category(let names):
            let first = max(0, Int(axis.lower.rounded(.up)))
            let last = min(names.count - 1, Int(axis.upper.rounded(.down)))
            guard first <= last else { return }
            let step = max(1, (last - first + count) / count)
            let indices = Array(stride(from: first, through: last, by: step))
            (places, labels) = (indices.map(Double.init), indices.map { names[$0].printable })
        case .logarithmic:
            places = Self.powers(axis.lower, axis.upper, count)
            if places.count < 2 { places = Self.round(axis.lower, axis.upper, count) }
            label(axis, language)
        case .linear:
            places = Self.round(axis.lower, axis.upper, count)
            label(axis, language)
        }
    }

    /// Multiples of 1, 2 or 5 times a power of ten.
    private static func round(_ lower: Double, _ upper: Double, _ count: Int) -> [Double] {
        guard lower < upper, (upper - lower).isFinite else { return [lower] }
        let raw = (upper - lower) / Double(count)
        var power = Int(log10(raw).rounded(.down))
        for _ in 0..<2 {
            for factor in [1.0, 2, 5] where factor * pow(10, Double(power)) >= raw * (1 - 1e-9) {
                let places = multiples(factor, power, lower, upper)
                if places.count <= count { return places }
            }
            power += 1
        }
        return multiples(1, power, lower, upper)
    }

    /// The multiples of the step, each from a whole number, so that none is 0.30000000000000004.
    private static func multiples(_ factor: Double, _ power: Int, _ lower: Double, _ upper: Double) -> [Double] {
        let step = factor * pow(10, Double(power))
        let (first, last) = ((lower / step - 1e-9).rounded(.up), (upper / step + 1e-9).rounded(.down))
        guard step > 0, first <= last, last - first < 1000, abs(first) < 1e15, abs(last) < 1e15 else { return [] }
        return stride(from: first, through: last, by: 1).map { number in
            power < 0 ? number * factor / pow(10, Double(-power)) : number * step
        }
    }

    private static func powers(_ lower: Double, _ upper: Double, _ count: Int) -> [Double] {
        guard lower > 0 else { return [] }
        let (first, last) = (Int(log10(lower).rounded(.up)), Int(log10(upper).rounded(.down)))
        guard first <= last else { return [] }
        return stride(from: first, through: last, by: max(1, (last - first + count) / count)).map {
            pow(10, Double($0))
        }
    }

    /// Labels each place as a value without its unit.
    private mutating func label(_ axis: AxisRange, _ language: SpokenLanguage) {
        let wording = Wording(language: language)
        labels = places.map { place in
            var range = axis
            range.unit = nil
            return wording.words(for: AxisValue(place, on: range)).display.printable
        }
    }
}
