// SPDX-License-Identifier: MIT

/// Points within a range of x. Where x is sorted they are one run, found by halving; elsewhere they are looked for in
/// the order of their indices.
extension PointColumns {
    /// Where the points of a range are, when x is sorted; nil when it is not.
    package func run(in range: DataRange) -> Range<Int>? {
        guard isSorted else { return nil }
        let lower = partition { $0 >= range.min }
        return lower..<Swift.max(lower, partition { $0 > range.max })
    }

    func first(in range: DataRange) -> Int? {
        guard let run = run(in: range) else { return x.firstIndex(where: range.contains) }
        return run.first
    }

    func last(in range: DataRange) -> Int? {
        guard let run = run(in: range) else { return x.lastIndex(where: range.contains) }
        return run.last
    }

    func next(after index: Int, in range: DataRange) -> Int? {
        guard !isSorted else {
            return run(in: range).flatMap { $0.contains(index + 1) ? index + 1 : nil }
        }
        return x[(index + 1)...].firstIndex(where: range.contains)
    }

    func previous(before index: Int, in range: DataRange) -> Int? {
        guard !isSorted else {
            return run(in: range).flatMap { $0.contains(index - 1) ? index - 1 : nil }
        }
        return x[..<index].lastIndex(where: range.contains)
    }

    /// The point of the range that is nearest to a place; of two the earlier one.
    func nearest(to place: Double, in range: DataRange) -> Int? {
        func distance(_ index: Int) -> Double { abs(x[index] - place) }
        guard let run = run(in: range) else {
            return x.indices.filter { range.contains(x[$0]) }.min { distance($0) < distance($1) }
        }
        let above = Swift.min(Swift.max(partition { $0 >= place }, run.lowerBound), run.upperBound)
        let candidates = [above - 1, above].filter(run.contains)
        return candidates.min { distance($0) < distance($1) }
    }

    /// The first point of the range below whose value no other is; nil when none has a value.
    func lowest(in range: DataRange) -> Int? { extremum(in: range, sign: -1) }

    /// The first point of the range whose value no other exceeds; nil when none has a value.
    func highest(in range: DataRange) -> Int? { extremum(in: range, sign: 1) }

    private func extremum(in range: DataRange, sign: Double) -> Int? {
        var (best, top) = (nil as Int?, -Double.infinity)
        for index in run(in: range) ?? 0..<count {
            let height = y[index] * sign
            guard height > top, height < .infinity, isSorted || range.contains(x[index]) else { continue }
            (best, top) = (index, height)
        }
        return best
    }

    /// The first index whose x fulfils what all after it fulfil too.
    private func partition(_ isBehind: (Double) -> Bool) -> Int {
        var (lower, upper) = (0, count)
        while lower < upper {
            let middle = lower + (upper - lower) / 2
            if isBehind(x[middle]) { upper = middle } else { lower = middle + 1 }
        }
        return lower
    }
}
