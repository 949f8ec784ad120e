// SPDX-License-Identifier: MIT

/// A chart on the screen: SciChart's `SCIChartSurface`. The surface is a container, not an element: it lists the area
/// of its series, its x axes and its y axes.
///
/// All actions of the user go through a `ChartNavigator`, and are reported to `Accessibility.listener` if that is a
/// ``ChartListener``. Without a listener everything works the same, silently.
@MainActor
open class ChartSurface: AccessibilityView, AccessibilityContainer {
    /// The chart's id, unique in its application.
    public final let id: String
    public final var title: String? { didSet { structureChanged() } }
    /// The author's description of the chart.
    public final var summary: String? { didSet { structureChanged() } }
    public final var xAxes: [ChartAxis] = [] { didSet { axesChanged(from: oldValue) } }
    public final var yAxes: [ChartAxis] = [] { didSet { axesChanged(from: oldValue) } }
    public final var renderableSeries: [RenderableSeries] = [] { didSet { seriesChanged(from: oldValue) } }
    public private(set) final lazy var renderSurface = makeRenderSurface()
    /// The labels of the chart's elements.
    public final var labels = ChartLabels()
    public final var contentSizeCategory = ContentSizeCategory.unspecified
    public final var theme = ChartTheme.light
    /// The clock that moves animations until the app calls ``advanceAnimations(by:)``. The default is ``TimedFrames``.
    public final var frameClock: (any FrameClock)? = TimedFrames()
    public internal(set) final var isDisplayed = false
    final var zoom: SurfaceZoom?
    /// Events that are held back until the event that caused them is reported.
    final var held: [ChartEvent]?
    final var heardPointListeners = Listeners<(ChartPointElement) -> Void>()
    private var position = PlaceOnSurface()

    public init(id: String, frame: Rect = .zero) {
        self.id = id
        super.init(frame: frame)
        addSubview(renderSurface)
    }

    /// Makes the area in which the series are drawn; a subclass may return its own ``RenderSurface``.
    open func makeRenderSurface() -> RenderSurface { RenderSurface(of: self) }

    /// The chart as a value. It shares its points with the data series.
    public final var descriptor: ChartDescriptor {
        ChartDescriptor(
            id: id, title: title, summary: summary, frame: place, axes: axes.map(\.descriptor),
            series: renderableSeries.map(\.descriptor), identifier: accessibilityIdentifier)
    }

    open override var accessibilityIdentifier: String? {
        get { super.accessibilityIdentifier }
        set {
            let former = super.accessibilityIdentifier
            super.accessibilityIdentifier = newValue
            if former != newValue { structureChanged() }
        }
    }

    /// The frame in the window; nil while the surface has no size.
    private var place: Rect? { frame.width > 0 && frame.height > 0 ? ElementSnapshot.frame(of: self) : nil }

    public final var cursor: ChartCursor? { navigator.cursor }

    /// The area of the series and the axes, unless others are set or a subclass lists others. The count, the elements
    /// and their indexes follow this list.
    open override var accessibilityElements: [any AccessibilityObject]? {
        get { accessibility.elements ?? [renderSurface] + axes }
        set { accessibility.elements = newValue }
    }

    open func accessibilityElementCount() -> Int { listed.count }

    open func accessibilityElement(at index: Int) -> (any AccessibilityObject)? {
        let listed = listed
        return listed.indices.contains(index) ? listed[index] : nil
    }

    open func index(ofAccessibilityElement element: any AccessibilityObject) -> Int? {
        listed.firstIndex { $0 === element } ?? indexByCounting(element)
    }

    private var listed: [any AccessibilityObject] { listedElements ?? accessibility.elements ?? [renderSurface] + axes }

    open func accessibilityActivate(_ element: any AccessibilityObject) -> Bool { false }

    /// Scrolls by half a screen. A chart ignores the directions `next` and `previous`.
    open override func accessibilityScroll(_ direction: AccessibilityScrollDirection) -> Bool { scroll(direction) }

    /// Scrolls by half of the visible range. Left and up raise the range.
    @discardableResult
    open func scroll(_ direction: AccessibilityScrollDirection) -> Bool { perform(.scroll(direction)).handled }

    open override var accessibilityCustomActions: [AccessibilityCustomAction]? {
        get {
            accessibility.customActions ?? [
                AccessibilityCustomAction(name: "Zoom to Extents") { [weak self] in self?.zoomExtents() ?? false },
                AccessibilityCustomAction(name: "Animate Zoom to Extents") { [weak self] in
                    self?.animateZoomExtents() ?? false
                },
                playAction,
            ]
        }
        set { accessibility.customActions = newValue }
    }

    final var axes: [ChartAxis] { xAxes + yAxes }

    /// The chart with its ranges and the user's position.
    final var navigator: ChartNavigator {
        get {
            var last = ChartNavigator(trusted: descriptor)
            (last.chosen, last.place, last.mark) = (position.chosen, position.place, position.mark)
            var navigator = ChartNavigator(trusted: last.chart)
            navigator.keepPlace(of: last)
            return navigator
        }
        set {
            position = PlaceOnSurface(chosen: newValue.chosen, place: newValue.place, mark: newValue.mark)
            for axis in axes { axis.adopt(newValue.chart.axis(axis.id)?.visibleRange) }
        }
    }

    /// Moves the user to a point without changing the visible ranges.
    final func stand(at cursor: ChartCursor) { (position.chosen, position.place) = (cursor.series, cursor.index) }

    /// Forgets the user's series and point.
    final func forgetPlace() { (position.chosen, position.place) = (nil, nil) }

    /// Reports the whole chart to the listener after axes, series or data were replaced.
    final func structureChanged() {
        renderSurface.forget()
        guard isDisplayed else { return }
        (position.chosen, position.place) = (navigator.chosen, navigator.place)
        tell(.described(descriptor))
    }

    private func axesChanged(from old: [ChartAxis]) {
        for axis in old where axis.surface === self { axis.surface = nil }
        for axis in axes { axis.surface = self }
        structureChanged()
    }

    private func seriesChanged(from old: [RenderableSeries]) {
        for series in old where series.surface === self { series.surface = nil }
        for series in renderableSeries { series.surface = self }
        structureChanged()
    }
}

/// The user's series and point, and the marked point.
private struct PlaceOnSurface {
    var chosen: String?
    var place: Int?
    var mark: ChartCursor?
}

extension ChartSurface {
    /// Makes a chart on the screen from a descriptor.
    /// - Throws: a ``ChartFailure`` if the descriptor is invalid.
    public convenience init(_ descriptor: ChartDescriptor, frame: Rect = .zero) throws(ChartFailure) {
        try descriptor.validate()
        self.init(id: descriptor.id, frame: frame)
        try show(descriptor)
    }

    /// Not in the initializer, because property observers do not run there, so axes and series would get no surface.
    private func show(_ descriptor: ChartDescriptor) throws(ChartFailure) {
        (title, summary) = (descriptor.title, descriptor.summary)
        xAxes = descriptor.axes.filter(\.isX).map(ChartAxis.init)
        yAxes = descriptor.axes.filter { !$0.isX }.map(ChartAxis.init)
        var drawn: [RenderableSeries] = []
        for series in descriptor.series { drawn.append(try RenderableSeries.drawing(series)) }
        renderableSeries = drawn
    }
}

extension ChartAxis {
    fileprivate convenience init(_ axis: ChartAxisDescriptor) {
        self.init(
            isXAxis: axis.isX, id: axis.id, title: axis.title, unit: axis.unit, scale: axis.scale,
            visibleRange: axis.visibleRange)
        gridlinePositions = axis.gridlinePositions
        (growBy, visibleRangeLimit, dateStep) = (axis.growBy, axis.visibleRangeLimit, axis.dateStep)
    }
}

extension RenderableSeries {
    fileprivate static func drawing(_ series: DataSeries) throws(ChartFailure) -> RenderableSeries {
        let data = XyDataSeries(seriesName: series.name)
        try data.append(series.points)
        let (id, x, y) = (series.id, series.xAxis, series.yAxis)
        return switch series.kind {
        case .line: LineSeries(dataSeries: data, id: id, xAxisID: x, yAxisID: y)
        case .column: ColumnSeries(dataSeries: data, id: id, xAxisID: x, yAxisID: y)
        case .stackedColumn: StackedColumnSeries(dataSeries: data, id: id, xAxisID: x, yAxisID: y)
        }
    }
}

/// The events that a surface reports to the listener.
extension ChartSurface: SelfDisplaying {
    /// Reports that the chart is on the screen. The user starts at none of its points.
    public func display() {
        if !isDisplayed { forgetPlace() }
        isDisplayed = true
        AccessibleObjects.shared.add(self)
        tell(.described(descriptor))
    }

    /// Reports that the chart has left the screen. Announcements about it that wait are dropped.
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
    private func holdingEvents(_ body: () -> Void) -> [ChartEvent] {
        let outer = held
        held = []
        body()
        defer { held = outer }
        return held ?? []
    }

    /// Calls the listeners of an axis whose range was set, and reports the range. If a listener announces the change in
    /// its own words, the surface does not announce it too.
    func rangeWasSet(of axis: ChartAxis, from old: DataRange, cause: ChangeCause, isSettled: Bool?) {
        let (range, saidCount) = (axis.visibleRange, Accessibility.saidCount)
        let answers = holdingEvents { axis.sendRangeChanged(from: old) }
        let cause = Accessibility.saidCount == saidCount ? cause : .program
        reportRange(of: axis, range, cause: cause, isSettled: isSettled)
        answers.forEach(tell)
    }

    /// - Parameter range: nil for the axis's visible range.
    func reportRange(of axis: ChartAxis, _ range: DataRange? = nil, cause: ChangeCause, isSettled: Bool?) {
        let range = axis.axisRange(range ?? axis.visibleRange)
        tell(.rangeChanged(RangeChange(chart: id, range: range, cause: cause, isSettled: isSettled)))
    }
}

/// The user's actions on a surface. Each is reported once, as the command that was given.
extension ChartSurface {
    /// Performs a user's command. A running animation is finished first.
    @discardableResult
    public func perform(_ command: ChartCommand) -> ChartOutcome {
        if command == .zoomToExtents(animated: true) { return animateExtents(for: .seconds(1)) }
        finishAnimation()
        return commit(command)
    }

    /// Shows half of the visible range. Returns false if there is nothing to zoom.
    @discardableResult
    public func zoomIn() -> Bool { perform(.zoomIn).handled }

    /// Shows twice the visible range. Returns false if there is nothing to zoom.
    @discardableResult
    public func zoomOut() -> Bool { perform(.zoomOut).handled }

    /// Shows all data on all axes. Returns false if there is no data.
    @discardableResult
    public func zoomExtents() -> Bool { perform(.zoomToExtents(animated: false)).handled }

    /// Shows all data with an animation, which ``frameClock`` moves. Returns false if there is no data.
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
            if let end = zoom?.animation.end[axis.id] { reportRange(of: axis, end, cause: .program, isSettled: true) }
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

    /// True while an animation runs.
    public var isAnimating: Bool { zoom != nil }

    /// Advances the animation, for a toolkit that has no ``FrameClock``.
    public func advanceAnimations(by time: Duration) {
        zoom?.isLedByApp = true
        move(by: time)
    }

    private func move(by time: Duration) {
        guard let zoom else { return }
        zoom.animation.advance(by: time)
        if zoom.animation.isFinished { return finishAnimation() }
        for axis in axes {
            // A listener that sets another range ends the animation.
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
        // An axis that followed its data now keeps its range, because its end range has already been reported.
        for axis in axes where axis.shown == nil && moving[axis.id] != nil { axis.adopt(axis.visibleRange) }
        axes.forEach(correctRange)
    }

    /// Moves the axes to the end of the animation, including data that arrived since it began.
    private func finishAnimation() {
        guard zoom != nil else { return }
        zoom = nil
        let old = axes.map(\.visibleRange)
        var moved = navigator
        if moved.perform(.zoomToExtents(animated: true)).handled { navigator = moved }
        for (axis, old) in zip(axes, old) { axis.sendRangeChanged(from: old, isEnd: true) }
        axes.forEach(correctRange)
    }

    /// Calls the axes' listeners first. The chart's listener performs the same command on the same chart, so changes
    /// that the axes' listeners make in response are reported after the command. If they announce the new ranges in
    /// their own words, the ranges are reported in place of the command, and are not announced too.
    private func commit(_ command: ChartCommand) -> ChartOutcome {
        let old = axes.map(\.visibleRange)
        var moved = navigator
        let outcome = moved.perform(command)
        navigator = moved
        let saidCount = Accessibility.saidCount
        let answers = holdingEvents {
            for (axis, old) in zip(axes, old) { axis.sendRangeChanged(from: old) }
        }
        if Accessibility.saidCount != saidCount, command.onlyMovesRanges {
            for (axis, old) in zip(axes, old) where axis.visibleRange != old { correctRange(axis) }
        } else {
            tell(.commanded(chart: id, command))
            reportShownExtents(after: command)
        }
        answers.forEach(tell)
        return outcome
    }

    /// Reports the ranges of axes with `growBy` or a limit, because the daemon cannot compute them.
    private func reportShownExtents(after command: ChartCommand) {
        guard case .zoomToExtents = command else { return }
        for axis in axes where axis.ownsExtent { correctRange(axis) }
    }

    /// Reports the range of an axis without an announcement. An axis that follows its data needs no report.
    private func correctRange(_ axis: ChartAxis) {
        if axis.shown != nil { reportRange(of: axis, cause: .program, isSettled: true) }
    }
}
