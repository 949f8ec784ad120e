// SPDX-License-Identifier: MIT

/// What the user does with a surface. Each is told once, as what was asked for.
extension ChartSurface {
    /// Does what the user asks of the chart; an animation that runs is at its end first.
    @discardableResult
    public func perform(_ command: ChartCommand) -> ChartOutcome {
        finishAnimation()
        return commit(command)
    }

    /// By half of what is visible. Left and up raise the range.
    @discardableResult
    public func scroll(_ direction: AccessibilityScrollDirection) -> Bool { perform(.scroll(direction)).handled }

    /// Half of what is visible. False when there is nothing to zoom.
    @discardableResult
    public func zoomIn() -> Bool { perform(.zoomIn).handled }

    /// Twice what is visible. False when there is nothing to zoom.
    @discardableResult
    public func zoomOut() -> Bool { perform(.zoomOut).handled }

    /// All axes show all of their data.
    @discardableResult
    public func zoomExtents() -> Bool { perform(.zoomToExtents(animated: false)).handled }

    /// The same on the way of an animation, which ``advanceAnimations(by:)`` carries on. It is told when it has ended.
    @discardableResult
    public func animateZoomExtents(duration: Duration = .seconds(1)) -> Bool {
        finishAnimation()
        var target = navigator
        guard target.perform(.zoomToExtents(animated: true)).handled, duration > .zero else {
            return commit(.zoomToExtents(animated: true)).handled
        }
        // An axis without data stays as it is, and goes on to follow what comes.
        let moving = zip(descriptor.axes, target.chart.axes).filter { $0.visibleRange != $1.visibleRange }.map(\.1)
        animation = ZoomAnimation(
            from: ranges(of: moving, in: descriptor), to: ranges(of: moving, in: target.chart), duration: duration)
        return true
    }

    /// Whether its axes are on their way.
    public var isAnimating: Bool { animation != nil }

    /// Time has passed: for the toolkit's frame clock to call.
    public func advanceAnimations(by time: Duration) {
        guard animation != nil else { return }
        animation?.advance(by: time)
        if animation?.isFinished ?? true { return finishAnimation() }
        for axis in axes {
            // A listener that shows another range ends the animation.
            guard let range = animation?.range(ofAxis: axis.id) else { continue }
            let old = axis.visibleRange
            axis.adopt(range)
            axis.sendRangeChanged(from: old, isAnimating: true)
        }
    }

    /// It stops where it is, because a range was set.
    func abandonAnimation() {
        guard animation != nil else { return }
        animation = nil
        axes.forEach(correctRange)
    }

    private func finishAnimation() {
        guard animation != nil else { return }
        animation = nil
        let outcome = commit(.zoomToExtents(animated: true), endsAnimation: true)
        // The data has gone meanwhile: the axes are where the animation has left them.
        if !outcome.handled { axes.forEach(correctRange) }
    }

    /// The axes' listeners know it first. Whoever hears the chart does the same with the same chart: what those listeners
    /// do to it in answer is told after the command.
    @discardableResult
    private func commit(_ command: ChartCommand, endsAnimation: Bool = false) -> ChartOutcome {
        let old = axes.map(\.visibleRange)
        var moved = navigator
        let outcome = moved.perform(command)
        navigator = moved
        let answers = holdingEvents {
            for (axis, old) in zip(axes, old) { axis.sendRangeChanged(from: old, isEnd: endsAnimation) }
        }
        tell(.commanded(chart: id, command))
        tellShownExtents(after: command)
        answers.forEach(tell)
        return outcome
    }

    /// What an axis adds to its extent, or takes from it, is its own: others are told where it has come to.
    private func tellShownExtents(after command: ChartCommand) {
        guard case .zoomToExtents = command else { return }
        for axis in axes where axis.growBy != .none || axis.visibleRangeLimit != nil { correctRange(axis) }
    }

    /// Whoever listens learns where an axis is, and says nothing of it. One that follows its data does so there too.
    private func correctRange(_ axis: ChartAxis) {
        if axis.shown != nil { tellRange(of: axis, cause: .program, isSettled: true) }
    }

    private func ranges(of axes: [ChartAxisDescriptor], in chart: ChartDescriptor) -> [String: DataRange] {
        axes.reduce(into: [:]) { $0[$1.id] = chart.visibleRange(ofAxis: $1.id) }
    }
}
