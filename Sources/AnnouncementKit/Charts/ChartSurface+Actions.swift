// SPDX-License-Identifier: MIT

/// What the user does with a surface. Each is told once, as what was asked for.
extension ChartSurface {
    /// Does what the user asks of the chart; an animation that runs is at its end first.
    @discardableResult
    public func perform(_ command: ChartCommand) -> ChartOutcome {
        if command == .zoomToExtents(animated: true) { return animateExtents(for: .seconds(1)) }
        finishAnimation()
        return commit(command)
    }

    /// Half of what is visible. False when there is nothing to zoom.
    @discardableResult
    public func zoomIn() -> Bool { perform(.zoomIn).handled }

    /// Twice what is visible. False when there is nothing to zoom.
    @discardableResult
    public func zoomOut() -> Bool { perform(.zoomOut).handled }

    /// All axes show all of their data.
    @discardableResult
    public func zoomExtents() -> Bool { perform(.zoomToExtents(animated: false)).handled }

    /// The same on the way of an animation, which ``frameClock`` moves. It is announced at once.
    @discardableResult
    public func animateZoomExtents(duration: Duration = .seconds(1)) -> Bool { animateExtents(for: duration).handled }

    private func animateExtents(for duration: Duration) -> ChartOutcome {
        finishAnimation()
        let command = ChartCommand.zoomToExtents(animated: true)
        var target = navigator
        let outcome = target.perform(command)
        guard outcome.handled, duration > .zero else { return commit(command) }
        begin(ZoomAnimation(from: descriptor, to: target.chart, duration: duration))
        tell(.commanded(chart: id, command))
        for axis in axes where axis.ownsExtent {
            if let end = zoom?.animation.end[axis.id] { tellRange(of: axis, end, cause: .program, isSettled: true) }
        }
        return outcome
    }

    private func begin(_ animation: ZoomAnimation) {
        let zoom = SurfaceZoom(animation)
        self.zoom = zoom
        frameClock?.run { [weak self, weak zoom] time in
            guard let self, let zoom, self.zoom === zoom, !zoom.isLedByApp else { return false }
            move(by: time)
            return self.zoom === zoom
        }
    }

    /// Whether its axes are on their way.
    public var isAnimating: Bool { zoom != nil }

    /// Time has passed: for a toolkit that has no ``FrameClock`` to give.
    public func advanceAnimations(by time: Duration) {
        zoom?.isLedByApp = true
        move(by: time)
    }

    private func move(by time: Duration) {
        guard let zoom else { return }
        zoom.animation.advance(by: time)
        if zoom.animation.isFinished { return finishAnimation() }
        for axis in axes {
            // A listener that shows another range ends the animation.
            guard self.zoom === zoom, let range = zoom.animation.range(ofAxis: axis.id) else { continue }
            let old = axis.visibleRange
            axis.adopt(range)
            axis.sendRangeChanged(from: old, isAnimating: true)
        }
    }

    /// It stops where it is, because a range was set.
    func abandonAnimation() {
        guard let moving = zoom?.animation.end else { return }
        zoom = nil
        // One that followed its data does not any more: others were told where it goes.
        for axis in axes where axis.shown == nil && moving[axis.id] != nil { axis.adopt(axis.visibleRange) }
        axes.forEach(correctRange)
    }

    /// The axes are where they were going; data that has come meanwhile is shown too.
    func finishAnimation() {
        guard zoom != nil else { return }
        zoom = nil
        let old = axes.map(\.visibleRange)
        var moved = navigator
        if moved.perform(.zoomToExtents(animated: true)).handled { navigator = moved }
        for (axis, old) in zip(axes, old) { axis.sendRangeChanged(from: old, isEnd: true) }
        axes.forEach(correctRange)
    }

    /// The axes' listeners know it first. Whoever hears the chart does the same with the same chart: what those listeners
    /// do to it in answer is told after the command.
    private func commit(_ command: ChartCommand) -> ChartOutcome {
        let old = axes.map(\.visibleRange)
        var moved = navigator
        let outcome = moved.perform(command)
        navigator = moved
        let answers = holdingEvents {
            for (axis, old) in zip(axes, old) { axis.sendRangeChanged(from: old) }
        }
        tell(.commanded(chart: id, command))
        tellShownExtents(after: command)
        answers.forEach(tell)
        return outcome
    }

    /// What an axis adds to its extent, or takes from it, is its own: others are told where it has come to.
    private func tellShownExtents(after command: ChartCommand) {
        guard case .zoomToExtents = command else { return }
        for axis in axes where axis.ownsExtent { correctRange(axis) }
    }

    /// Whoever listens learns where an axis is, and says nothing of it. One that follows its data does so there too.
    private func correctRange(_ axis: ChartAxis) {
        if axis.shown != nil { tellRange(of: axis, cause: .program, isSettled: true) }
    }
}
