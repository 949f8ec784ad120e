// SPDX-License-Identifier: MIT

/// The events that a surface reports to the listener.
extension ChartSurface: SelfDisplaying {
    /// Reports that the chart is on the screen; the user begins at none of its points.
    public func display() {
        if !isDisplayed { forgetPlace() }
        isDisplayed = true
        AccessibleObjects.shared.add(self)
        tell(.described(descriptor))
    }

    /// Reports that the chart has left the screen; what was to be said of it is not said any more.
    public func endDisplay() {
        guard isDisplayed else { return }
        finishAnimation()
        AccessibleObjects.shared.remove(self)
        tell(.removed(id))
        isDisplayed = false
    }

    func tell(_ event: ChartEvent) {
        guard isDisplayed else { return }
        guard held == nil else {
            held?.append(event)
            return
        }
        (Accessibility.listener as? any ChartListener)?.happened(event)
    }

    /// Runs a closure, and returns its events instead of reporting them.
    func holdingEvents(_ body: () -> Void) -> [ChartEvent] {
        let outer = held
        held = []
        body()
        defer { held = outer }
        return held ?? []
    }

    /// - Parameter range: what the axis shows unless given.
    func tellRange(of axis: ChartAxis, _ range: DataRange? = nil, cause: ChangeCause, isSettled: Bool?) {
        let range = axis.axisRange(range ?? axis.visibleRange)
        tell(.rangeChanged(RangeChange(chart: id, range: range, cause: cause, isSettled: isSettled)))
    }
}
