// SPDX-License-Identifier: MIT

/// The trend of points, reported only if it stands out from random walks (``SlowWaves``). The amount is the Theil-Sen
/// slope times the whole width.
enum TrendTest: Equatable {
    case changes(by: Double)
    case flat
    /// The change could be a random walk.
    case unclear
    case tooFew

    /// The largest number of tested points. With more points, one of each stretch is tested, which limits the time. A
    /// fixed step, such as every tenth point, could coincide with a season.
    private static let maxPoints = 50_000

    /// - Parameters:
    ///   - x: finite, in any order, as many as `y`.
    ///   - y: finite.
    ///   - span: the visible span of the y axis; a change below a hundredth of it counts as flat.
    init(x: [Double], y: [Double], span: Double) {
        guard let width = DataRange(of: x), let height = DataRange(of: y) else {
            self = .tooFew
            return
        }
        guard height.min < height.max else {
            self = y.count > 1 ? .flat : .tooFew
            return
        }
        guard y.count >= SlowWaves.fewestPoints else {
            self = .tooFew
            return
        }
        let places = Self.places(x.count)
        let some = places.map { places in (places.map { x[$0] }, places.map { y[$0] }) } ?? (x, y)
        let (someX, someY) = Self.sorted(some.0, some.1)
        let isTold = SlowWaves(someY).slopeOverWaves > SlowWaves.critical
        guard isTold, let slope = TheilSen(x: someX, y: someY).slope else {
            self = .unclear
            return
        }
        let change = slope * (width.max - width.min)
        self = change.isFinite && change != 0 && abs(change) >= span / 100 ? .changes(by: change) : .flat
    }

    private static func sorted(_ x: [Double], _ y: [Double]) -> ([Double], [Double]) {
        guard zip(x, x.dropFirst()).contains(where: >) else { return (x, y) }
        let order = x.indices.sorted { (x[$0], $0) < (x[$1], $1) }
        return (order.map { x[$0] }, order.map { y[$0] })
    }

    /// The indices of the tested points, one of each stretch; nil for all.
    private static func places(_ count: Int) -> [Int]? {
        guard count > maxPoints else { return nil }
        var draw = FixedDraw()
        return (0..<maxPoints).map { stretch in
            let (start, end) = (stretch * count / maxPoints, (stretch + 1) * count / maxPoints)
            return start + draw.next(below: end - start)
        }
    }
}
