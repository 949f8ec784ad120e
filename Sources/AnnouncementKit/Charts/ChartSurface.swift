// SPDX-License-Identifier: MIT

/// A chart on the screen: SciChart's `SCIChartSurface`. It is no element itself; it lists the area of its series, its x
/// axes and its y axes.
///
/// Everything that the user does goes through a `ChartNavigator`, and is reported to `Accessibility.listener` when that
/// is a ``ChartListener``. Without one everything works the same, unheard.
@MainActor
open class ChartSurface: AccessibilityView, AccessibilityContainer {
    /// The chart's name among those of its application.
    public final let id: String
    public final var title: String? { didSet { structureChanged() } }
    /// The author's description of the chart.
    public final var summary: String? { didSet { structureChanged() } }
    public final var xAxes: [ChartAxis] = [] { didSet { axesChanged(from: oldValue) } }
    public final var yAxes: [ChartAxis] = [] { didSet { axesChanged(from: oldValue) } }
    public final var renderableSeries: [RenderableSeries] = [] { didSet { seriesChanged(from: oldValue) } }
    public private(set) final lazy var renderSurface = makeRenderSurface()
    /// The words for its elements.
    public final var labels = ChartLabels()
    public final var contentSizeCategory = ContentSizeCategory.unspecified
    public final var theme = ChartTheme.light
    /// Moves what is animated, until the app calls ``advanceAnimations(by:)``: the surface's own unless given another.
    public final var frameClock: (any FrameClock)? = TimedFrames()
    public internal(set) final var isDisplayed = false
    /// The zoom animation in progress.
    final var zoom: SurfaceZoom?
    /// Events that wait for the one that caused them.
    final var held: [ChartEvent]?
    final var heardPointListeners = Listeners<(ChartPointElement) -> Void>()
    private var position = PlaceOnSurface()

    public init(id: String, frame: Rect = .zero) {
        self.id = id
        super.init(frame: frame)
        addSubview(renderSurface)
    }

    /// Where the series are drawn; a subclass may have one of its own.
    open func makeRenderSurface() -> RenderSurface { RenderSurface(of: self) }

    /// The chart as a value. It shares its points with the data series.
    public final var descriptor: ChartDescriptor {
        ChartDescriptor(
            id: id, title: title, summary: summary, frame: place, axes: axes.map(\.descriptor),
            series: renderableSeries.map(\.descriptor))
    }

    /// In its window; nil as long as it has no size.
    private var place: Rect? { frame.width > 0 && frame.height > 0 ? ElementSnapshot.frame(of: self) : nil }

    public final var cursor: ChartCursor? { navigator.cursor }

    /// Computed each time; setting it changes nothing.
    open override var accessibilityElements: [any AccessibilityObject]? {
        get { [renderSurface] + axes }
        set {}
    }

    open func accessibilityElementCount() -> Int { 1 + axes.count }

    open func accessibilityElement(at index: Int) -> (any AccessibilityObject)? {
        guard index > 0 else { return index == 0 ? renderSurface : nil }
        return axes.indices.contains(index - 1) ? axes[index - 1] : nil
    }

    open func index(ofAccessibilityElement element: any AccessibilityObject) -> Int? {
        ([renderSurface] + axes).firstIndex { $0 === element }
    }

    open func accessibilityActivate(_ element: any AccessibilityObject) -> Bool { false }

    /// Half a screen; a chart has no next or previous one.
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

    /// The chart with its ranges and with the user's place.
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

    /// The user is at that point from now on; what the chart shows stays.
    final func stand(at cursor: ChartCursor) { (position.chosen, position.place) = (cursor.series, cursor.index) }

    /// Forgets the point and the series that the user is at.
    final func forgetPlace() { (position.chosen, position.place) = (nil, nil) }

    /// Axes, series or data have been replaced: reports the whole chart to the listener.
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

/// Where the user is: the series, the point of it, and the point that they have marked.
private struct PlaceOnSurface {
    var chosen: String?
    var place: Int?
    var mark: ChartCursor?
}
