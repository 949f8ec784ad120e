// SPDX-License-Identifier: MIT

/// A chart on the screen: SciChart's `SCIChartSurface`. It is no element itself; it lists where its series are drawn, its
/// x axes and its y axes.
///
/// Everything that the user does goes through a ``ChartNavigator``, and is told to `Accessibility.listener` when that is a
/// ``ChartListener``. Without one everything works the same, unheard.
@MainActor
public final class ChartSurface: AccessibilityView, AccessibilityContainer {
    /// The chart's name among those of its application.
    public let id: String
    public var title: String? { didSet { structureChanged() } }
    /// What its author says of it.
    public var summary: String? { didSet { structureChanged() } }
    public var xAxes: [ChartAxis] = [] { didSet { axesChanged(from: oldValue) } }
    public var yAxes: [ChartAxis] = [] { didSet { axesChanged(from: oldValue) } }
    public var renderableSeries: [RenderableSeries] = [] { didSet { seriesChanged(from: oldValue) } }
    public private(set) lazy var renderSurface = RenderSurface(of: self)
    /// The words for its elements.
    public var labels = ChartLabels()
    public var contentSizeCategory = ContentSizeCategory.unspecified
    public var theme = ChartTheme.light
    public internal(set) var isDisplayed = false
    var animation: ZoomAnimation?
    /// Events that wait for the one that caused them.
    var held: [ChartEvent]?
    /// Where the user is: the series, and the point of it.
    private var chosen: String?
    private var place: Int?
    private var mark: ChartCursor?

    public init(id: String, frame: Rect = .zero) {
        self.id = id
        super.init(frame: frame)
        addSubview(renderSurface)
    }

    /// The chart as a value. It shares its points with the data series.
    public var descriptor: ChartDescriptor {
        ChartDescriptor(
            id: id, title: title, summary: summary, axes: axes.map(\.descriptor),
            series: renderableSeries.map(\.descriptor))
    }

    public var cursor: ChartCursor? { navigator.cursor }

    /// Computed each time; setting it changes nothing.
    public override var accessibilityElements: [any AccessibilityObject]? {
        get { [renderSurface] + axes }
        set {}
    }

    public func accessibilityElementCount() -> Int { 1 + axes.count }

    public func accessibilityElement(at index: Int) -> (any AccessibilityObject)? {
        guard index > 0 else { return index == 0 ? renderSurface : nil }
        return axes.indices.contains(index - 1) ? axes[index - 1] : nil
    }

    /// Half a screen; a chart has no next or previous one.
    public override func accessibilityScroll(_ direction: AccessibilityScrollDirection) -> Bool { scroll(direction) }

    public override var accessibilityCustomActions: [AccessibilityCustomAction]? {
        get {
            accessibility.customActions ?? [
                AccessibilityCustomAction(name: "Zoom to Extents") { [weak self] in self?.zoomExtents() ?? false },
                AccessibilityCustomAction(name: "Animate Zoom to Extents") { [weak self] in
                    self?.animateZoomExtents() ?? false
                },
            ]
        }
        set { accessibility.customActions = newValue }
    }

    var axes: [ChartAxis] { xAxes + yAxes }

    /// The chart with its ranges and with the user's place.
    var navigator: ChartNavigator {
        get {
            var last = ChartNavigator(trusted: descriptor)
            (last.chosen, last.place, last.mark) = (chosen, place, mark)
            var navigator = ChartNavigator(trusted: last.chart)
            navigator.keepPlace(of: last)
            return navigator
        }
        set {
            (chosen, place, mark) = (newValue.chosen, newValue.place, newValue.mark)
            for axis in axes { axis.adopt(newValue.chart.axis(axis.id)?.visibleRange) }
        }
    }

    func visibleRange(ofAxis id: String) -> DataRange {
        axes.first { $0.id == id }?.visibleRange ?? AxisScale.linear.unset
    }

    func point(_ index: Int, of series: RenderableSeries) -> ChartPoint? {
        let stack = stack(with: series)
        guard let first = renderableSeries.firstIndex(where: { $0 === stack.first }),
            let own = renderableSeries.firstIndex(where: { $0 === series })
        else { return nil }
        if series.points.x.indices.contains(index) { return navigator.point(index, of: own) }
        // A gap in the stack.
        guard stack[0].points.x.indices.contains(index) else { return nil }
        let x = navigator.point(index, of: first).x
        return ChartPoint(
            x: x, y: nil, kind: series.kind, series: series.descriptor.name, index: index, count: series.points.count)
    }

    /// The series that it is stacked with, from the bottom up; itself alone when it is not stacked.
    func stack(with series: RenderableSeries) -> [RenderableSeries] {
        guard series.kind == .stackedColumn else { return [series] }
        return renderableSeries.filter { $0.kind == .stackedColumn && $0.yAxisID == series.yAxisID }
    }

    /// The user is nowhere.
    func forgetPlace() { (chosen, place) = (nil, nil) }

    /// Other axes, other series or other data: whoever listens is told of the whole chart.
    func structureChanged() {
        renderSurface.forget()
        guard isDisplayed else { return }
        (chosen, place) = (navigator.chosen, navigator.place)
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
