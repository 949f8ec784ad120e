// SPDX-License-Identifier: MIT

/// The points of a series that its x axis shows, in the order of their indices.
enum VisiblePoints: Equatable {
    case run(Range<Int>)
    /// The indices if x is not sorted.
    case scattered([Int])

    init(_ points: PointColumns, in range: DataRange) {
        self =
            points.run(in: range).map(Self.run)
            ?? .scattered(points.x.indices.filter { range.contains(points.x[$0]) })
    }

    var count: Int {
        switch self {
        case .run(let indices): indices.count
        case .scattered(let indices): indices.count
        }
    }

    /// The index in the series of the point at a place, from 0 to `count` - 1.
    subscript(place: Int) -> Int {
        switch self {
        case .run(let indices): indices.lowerBound + place
        case .scattered(let indices): indices[place]
        }
    }

    /// The place of a point among the visible points; nil if it is not visible.
    func place(of index: Int) -> Int? {
        switch self {
        case .run(let indices): indices.contains(index) ? index - indices.lowerBound : nil
        case .scattered(let indices): indices.firstIndex(of: index)
        }
    }
}
