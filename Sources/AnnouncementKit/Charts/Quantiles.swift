// SPDX-License-Identifier: MIT

/// Median and quartiles, found without sorting all values.
struct Quantiles: Equatable {
    let lowerQuartile: Double
    let median: Double
    let upperQuartile: Double

    /// - Parameter values: finite. The result is nil if there are none.
    init?(_ values: [Double]) {
        guard !values.isEmpty else { return nil }
        var values = values
        var sorted = 0
        lowerQuartile = Self.value(at: 0.25, of: &values, sorted: &sorted)
        median = Self.value(at: 0.5, of: &values, sorted: &sorted)
        upperQuartile = Self.value(at: 0.75, of: &values, sorted: &sorted)
    }

    /// Interpolates linearly between the two values around a share.
    /// - Parameter sorted: an index; no value before it is larger than any after it.
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

    /// The value at this index if all values were sorted. Values before the index are not larger. Uses Hoare's
    /// selection, and sorts the remaining part after too many rounds.
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
