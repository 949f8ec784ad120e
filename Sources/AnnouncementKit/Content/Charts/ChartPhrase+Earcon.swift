// SPDX-License-Identifier: MIT

extension ChartPhrase {
    /// The sound that tells it before the words do; nil for what needs none.
    package var earcon: Earcon? {
        switch self {
        case .startOfData, .endOfData, .noMore, .lastSeries, .onlySeries: .end
        case .series: .series
        case .point(let point), .here(let point, _, _): point.y == nil ? .gap : nil
        case .alert(let alert): alert.event.isCrossing ? .limit : nil
        default: nil
        }
    }
}

extension SeriesAlert.Event {
    fileprivate var isCrossing: Bool {
        switch self {
        case .above, .below: true
        case .changed, .silent: false
        }
    }
}
