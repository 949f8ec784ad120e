// SPDX-License-Identifier: MIT

import AnnouncementKit

extension TablePoints {
    /// Moves the totals from the names of the x axis to ``totals``. A word for a total suffices at the last place and
    /// where the values are the sums or the means of the others; else it may be a name like any other.
    mutating func takeTotals() {
        guard case .category = layout.place, groups.count == 1, !layout.countsRows else { return }
        if categories.isEmpty, !totals.rows.isEmpty { return keepTotals() }
        let found = categories.indices.filter { isTotal($0) }
        guard !found.isEmpty, categories.count - found.count > 1 else { return }
        for place in found {
            let values = series[0].map { points in points.x.firstIndex(of: Double(place)).map { points.y[$0] } ?? .nan }
            totals.rows.append(RowTotals.Row(name: categories[place], values: values))
        }
        drop(Set(found))
    }

    private func isTotal(_ place: Int) -> Bool {
        guard RowTotals.isName(categories[place]) else {
            return (place == categories.count - 1 || place == 0) && RowTotals.hasWord(categories[place]) && isSum(place)
        }
        return place == categories.count - 1 || place == 0 || follows(place)
    }

    /// Whether any value of a row is the sum of those of all other rows, two or more.
    private func isSum(_ place: Int) -> Bool {
        series[0].contains { points in
            let rows = (0..<points.count).filter { points.y[$0].isFinite }
            let sum = rows.filter { points.x[$0] != Double(place) }.reduce(0.0) { $0 + points.y[$1] }
            let own = rows.first { points.x[$0] == Double(place) }.map { points.y[$0] }
            return rows.count > 2 && sum != 0 && own.map { abs($0 - sum) <= abs(sum) / 1000 } == true
        }
    }

    /// Whether the rows behind are totals too.
    private func follows(_ place: Int) -> Bool {
        categories[(place + 1)...].allSatisfy(RowTotals.isName)
    }
}
