// SPDX-License-Identifier: MIT

/// The data of a bar chart: a value for each label of the x axis, in each of its sets.
struct BarData: Equatable {
    struct Set: Equatable {
        let label: String
        var values: [Double]
        var isVisible = true
    }

    let title: String
    /// Such as "mm".
    let unit: String
    var labels: [String]
    var sets: [Set]

    var visibleSets: [Int] { sets.indices.filter { sets[$0].isVisible } }

    /// The greatest visible value.
    var maximum: Double { visibleSets.flatMap { sets[$0].values }.max() ?? 0 }

    /// "Rain in two towns, bar chart, 2 series: Harbor, Hill".
    var heading: String {
        let names = visibleSets.map { sets[$0].label }
        return "\(title), bar chart, \(names.count) series: \(names.joined(separator: ", "))"
    }

    /// "March, Harbor, 51 mm". The name of the only set is left out.
    func words(for bar: Bar) -> String {
        let name = visibleSets.count > 1 ? [sets[bar.set].label] : []
        let value = sets[bar.set].values[bar.index]
        let number = Int(exactly: value).map(String.init) ?? "\(value)"
        return ([labels[bar.index]] + name + ["\(number) \(unit)"]).joined(separator: ", ")
    }
}

/// One bar: a value of a set.
struct Bar: Hashable {
    let set: Int
    let index: Int
}
