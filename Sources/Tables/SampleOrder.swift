// SPDX-License-Identifier: MIT

/// The order of a sequence of numbers: strict, with repetitions, or none.
enum SampleOrder: Int, Comparable {
    case none, loose, strict

    init(_ values: [Double]) {
        let pairs = zip(values, values.dropFirst())
        if pairs.allSatisfy(<) || pairs.allSatisfy(>) {
            self = .strict
        } else {
            self = pairs.allSatisfy(<=) || pairs.allSatisfy(>=) ? .loose : .none
        }
    }

    static func < (one: SampleOrder, other: SampleOrder) -> Bool { one.rawValue < other.rawValue }
}
