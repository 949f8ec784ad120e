// SPDX-License-Identifier: MIT

/// Actions on a chart of this application that other clients request.
extension ChartSurface {
    /// Returns true if the action was performed.
    func perform(_ request: PerformRequest) -> Bool {
        switch (request.target, request.action) {
        case (.axis(let id, _), .increment): return move(id, up: true)
        case (.axis(let id, _), .decrement): return move(id, up: false)
        case (.chart, .scroll(let direction)): return accessibilityScroll(direction)
        case (.chart, .custom("zoomIn")): return zoomIn()
        case (.chart, .custom("zoomOut")): return zoomOut()
        case (.chart, .custom("zoomToExtents")): return zoomExtents()
        case (.chart, let action): return action.perform(on: self)
        default: return false
        }
    }

    /// Moves the visible range of an axis by half its length. The first x and y axes scroll like a swipe; other axes
    /// move alone.
    private func move(_ id: String, up: Bool) -> Bool {
        guard let axis = axes.first(where: { $0.id == id }) else { return false }
        if axis === xAxes.first { return accessibilityScroll(up ? .left : .right) }
        if axis === yAxes.first { return accessibilityScroll(up ? .up : .down) }
        let range = axis.visibleRange
        let step = (range.max - range.min) / (up ? 2 : -2)
        return axis.setVisibleRange(DataRange(min: range.min + step, max: range.max + step))
    }
}
