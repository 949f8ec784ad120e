// SPDX-License-Identifier: MIT

/// The user's actions on a surface. Each is reported once, as the command that was given.
extension ChartSurface {
    /// Carries out a command of the user; an animation that runs is finished first.
    @discardableResult
    public func perform(_ command: ChartCommand) -> ChartOutcome {
        if command == .zoomToExtents(animated: true) { return animateExtents(for: .seconds(1)) }
        finishAnimation()
        return commit(command)
    }

    /// Shows half of the visible range. Returns false when there is nothing to zoom.
    @discardableResult
    public func zoomIn() -> Bool { perform(.zoomIn).handled }

    /// Shows twice the visible range. Returns false when there is nothing to zoom.
    @discardableResult
    public func zoomOut() -> Bool { perform(.zoomOut).handled }

    /// Shows all data on all axes.
    @discardableResult
    public func zoomExtents() -> Bool { perform(.zoomToExtents(animated: false)).handled }

    /// Shows all data with an animation, which ``frameClock`` moves. It is announced at once.
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

    /// Whether an animation is running.
    public var isAnimating: Bool { zoom != nil }

    /// Advances the animation, for a toolkit that has no ``FrameClock`` to give.
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

    /// Stops the animation where it is, because a range was set.
    func abandonAnimation() {
        guard let moving = zoom?.animation.end else { return }
        zoom = nil
        // An axis that followed its data keeps its range from now on: its end range has been reported already.
        for axis in axes where axis.shown == nil && moving[axis.id] != nil { axis.adopt(axis.visibleRange) }
        axes.forEach(correctRange)
    }

    /// Moves the axes to the end of the animation; data that has come meanwhile is shown too.
    func finishAnimation() {
        guard zoom != nil else { return }
        zoom = nil
        let old = axes.map(\.visibleRange)
        var moved = navigator
        if moved.perform(.zoomToExtents(animated: true)).handled { navigator = moved }
        for (axis, old) in zip(axes, old) { axis.sendRangeChanged(from: old, isEnd: true) }
        axes.forEach(correctRange)
    }

    /// The axes' listeners are called first. The chart's listener carries out the same command on the same chart, so
    /// changes that the axes' listeners make in response are reported after the command.
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

    /// Reports the ranges of the axes that add to their extent or limit it, because others cannot compute them.
    private func tellShownExtents(after command: ChartCommand) {
        guard case .zoomToExtents = command else { return }
        for axis in axes where axis.ownsExtent { correctRange(axis) }
    }

    /// Reports where an axis is, without an announcement. An axis that follows its data needs no report.
    private func correctRange(_ axis: ChartAxis) {
        if axis.shown != nil { tellRange(of: axis, cause: .program, isSettled: true) }
    }
}
