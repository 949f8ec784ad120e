// SPDX-License-Identifier: MIT

import AnnouncementKit

/// The indices of the played points of a series.
enum PlayedIndices: Equatable {
    case run(Range<Int>)
    /// The indices if x is not sorted.
    case scattered([Int])

    /// - Parameter range: the played range of x; nil for all.
    init(_ points: PointColumns, in range: DataRange?) {
        let range = range ?? DataRange(min: -.greatestFiniteMagnitude, max: .greatestFiniteMagnitude)
        self =
            points.run(in: range).map(Self.run) ?? .scattered(points.x.indices.filter { range.contains(points.x[$0]) })
    }

    var count: Int {
        switch self {
        case .run(let run): run.count
        case .scattered(let indices): indices.count
        }
    }

    @inline(__always)
    func forEach(_ body: (Int) -> Void) {
        switch self {
        case .run(let run): for index in run { body(index) }
        case .scattered(let indices): for index in indices { body(index) }
        }
    }

    /// The lowest to the highest x; nil if there are no points.
    func extent(of points: PointColumns) -> DataRange? {
        switch self {
        case .run(let run):
            run.isEmpty ? nil : DataRange(min: points.x[run.lowerBound], max: points.x[run.upperBound - 1])
        case .scattered(let indices):
            indices.reduce(nil as DataRange?) { DataRange(min: points.x[$1], max: points.x[$1]).union($0) }
        }
    }
}
