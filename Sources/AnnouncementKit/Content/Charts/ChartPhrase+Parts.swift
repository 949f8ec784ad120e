// SPDX-License-Identifier: MIT

extension ChartPhrase {
    /// The point that it tells; nil for what is about none, and for what tells it whole.
    package var point: ChartPoint? {
        get {
            switch self {
            case .point(let point), .peak(let point), .trough(let point), .average(let point, _),
                .crossing(let point, _, _, _), .passing(_, let point, _), .minimum(let point), .maximum(let point):
                point
            case .series(_, _, _, let point, _): point
            default: nil
            }
        }
        set {
            guard let new = newValue else { return }
            switch self {
            case .point: self = .point(new)
            case .peak: self = .peak(new)
            case .trough: self = .trough(new)
            case .average(_, let mean): self = .average(new, mean: mean)
            case .crossing(_, let mean, let from, let to): self = .crossing(new, mean: mean, from: from, to: to)
            case .passing(let value, _, let isAfter): self = .passing(value, new, isAfter: isAfter)
            case .minimum: self = .minimum(new)
            case .maximum: self = .maximum(new)
            case .series(let name, let index, let count, _, let told):
                self = .series(name: name, index: index, count: count, point: new, told: told)
            default: break
            }
        }
    }

    /// The ranges that a zoom or a scroll has changed; empty for what has changed none.
    package var movedRanges: [AxisRange] {
        get {
            switch self {
            case .zoomedIn(let ranges), .zoomedOut(let ranges), .scrolled(_, let ranges): ranges
            default: []
            }
        }
        set {
            switch self {
            case .zoomedIn: self = .zoomedIn(newValue)
            case .zoomedOut: self = .zoomedOut(newValue)
            case .scrolled(let direction, _): self = .scrolled(direction, newValue)
            default: break
            }
        }
    }
}
