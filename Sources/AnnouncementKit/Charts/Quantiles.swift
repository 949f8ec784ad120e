// SPDX-License-Identifier: MIT

/// Median and quartiles, without sorting all.
struct Quantiles: Equatable {
    let lowerQuartile: Double
    let median: Double
    let upperQuartile: Double

    /// - Parameter values: finite; nil when there are none.
    init?(_ values: [Double]) {
        guard !values.isEmpty else { return nil }
        var values = values
        var sorted = 0
        lowerQuartile = Self.value(at: 0.25, of: &values, sorted: &sorted)
        median = Self.value(at: 0.5, of: &values, sorted: &sorted)
        upperQuartile = Self.value(at: 0.75, of: &values, sorted: &sorted)
    }

    /// Between the two neighbours of a share, by its distance to them.
    /// - Parameter sorted: none before it is larger than any after it.
    private static func value(at share: Double, of values: inout [Double], sorted: inout Int) -> Double {
        let position = Double(values.count - 1) * share
        let below = Int(position)
        let low = select(below, in: &values, from: sorted)
        sorted = below
        let part = position - Double(below)
        guard part > 0 else { return low }
        let high = values[(below + 1)...].min() ?? low
        return low * (1 - part) + high * part
    }

    /// The value that would be at a place if all were sorted; what is before it is not larger. Hoare's selection, which
    /// sorts what is left when its luck runs out.
    private static func select(_ place: Int, in values: inout [Double], from start: Int) -> Double {
        var (low, high, patience) = (start, values.count - 1, 100)
        while low < high {
            patience -= 1
            guard patience > 0 else {
                values[low...high].sort()
                break
            }
            let (one, middle, other) = (values[low], values[low + (high - low) / 2], values[high])
            let pivot = max(min(one, middle), min(max(one, middle), other))
            var (left, right) = (low, high)
            while left <= right {
                while values[left] < pivot { left += 1 }
                while values[right] > pivot { right -= 1 }
                guard left <= right else { break }
                values.swapAt(left, right)
                left += 1
                right -= 1
            }
            if place <= right { high = right } else if place >= left { low = left } else { break }
        }
        return values[place]
    }
}
