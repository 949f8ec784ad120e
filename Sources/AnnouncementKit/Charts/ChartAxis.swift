// SPDX-License-Identifier: MIT

/// An axis of a chart surface. As an element, its label gives its visible range.
@MainActor
open class ChartAxis: AccessibilityElement {
    /// A closure that receives the axis, the old range, the new range, and whether an animation continues.
    public typealias RangeListener = @MainActor (ChartAxis, DataRange, DataRange, Bool) -> Void

    /// An id that is unique among the axes of a surface.
    public final let id: String
    public final let isXAxis: Bool
    public final var title: String? { didSet { surface?.structureChanged() } }
    /// The unit: a symbol such as `V`, or a word; nil for plain numbers.
    public final var unit: String? { didSet { surface?.structureChanged() } }
    public final var scale: AxisScale { didSet { surface?.structureChanged() } }
    /// The values at which lines are drawn across the chart.
    public final var gridlinePositions: [Double] = [] { didSet { surface?.structureChanged() } }
    /// The room around the data when all data is shown. The default is none.
    public final var growBy = AxisGrowth.none { didSet { surface?.structureChanged() } }
    /// The limit of the visible range when all data is shown; nil for none.
    public final var visibleRangeLimit: DataRange? { didSet { surface?.structureChanged() } }
    /// The step of the data along a date axis; nil derives it from the data.
    public final var dateStep: DateStep? { didSet { surface?.structureChanged() } }
    /// The rectangle of the axis's labels within the surface. The frame on the screen is computed from it on request.
    public final var layoutRect = Rect.zero
    /// The style of the labels at the default text size. They are drawn in ``scaledTickLabelStyle``.
    public final var tickLabelStyle = TickLabelStyle()
    /// The surface that shows the axis, held weakly.
    public internal(set) final weak var surface: ChartSurface? {
        didSet { accessibility.container = surface }
    }
    private(set) final var shown: DataRange?
    private final var listeners = Listeners<RangeListener>()
    /// An additional listener, in SciChart's spelling; nil removes it.
    public final var visibleRangeChangeListener: RangeListener?

    /// - Parameter id: nil for `x` on an x axis and `y` on a y axis.
    public init(
        isXAxis: Bool, id: String? = nil, title: String? = nil, unit: String? = nil, scale: AxisScale = .linear,
        visibleRange: DataRange? = nil
    ) {
        self.id = id ?? (isXAxis ? "x" : "y")
        self.isXAxis = isXAxis
        self.title = title
        self.unit = unit
        self.scale = scale
        super.init()
        if let visibleRange, isShowable(visibleRange) { shown = visibleRange }
    }

    /// The visible range. Until it is set, the axis shows all data. Setting it counts as a change by the user. Invalid
    /// ranges are ignored.
    public final var visibleRange: DataRange {
        get { shown ?? surface?.descriptor.visibleRange(ofAxis: id) ?? scale.unset }
        set { setVisibleRange(newValue) }
    }

    /// Sets the visible range.
    /// - Parameter isSettled: whether this change ends a gesture; nil if unknown.
    /// - Returns: false for an invalid range, for example with NaN, or with 0 on a logarithmic axis.
    @discardableResult
    open func setVisibleRange(_ range: DataRange, cause: ChangeCause = .user, isSettled: Bool? = nil) -> Bool {
        guard isShowable(range) else { return false }
        surface?.abandonAnimation()
        let old = visibleRange
        shown = range
        guard let surface else {
            sendRangeChanged(from: old)
            return true
        }
        surface.rangeWasSet(of: self, from: old, cause: cause, isSettled: isSettled)
        return true
    }

    /// Scrolls like a finger that moves right or down by a number of pixels. The content follows the finger.
    open func scroll(byPixels pixels: Double, cause: ChangeCause = .user) {
        guard let ends = scale.positions(of: visibleRange), length > 0 else { return }
        let distance = -pixels * (ends.max - ends.min) / length
        let moved = DataRange(min: ends.min + distance, max: ends.max + distance)
        if let range = scale.range(at: moved) { setVisibleRange(range, cause: cause) }
    }

    /// Calls a closure after each change of the visible range. Listeners are called in the order in which they were
    /// added.
    /// - Returns: a token that removes the listener when it is canceled.
    @discardableResult
    public final func addVisibleRangeListener(_ listener: @escaping RangeListener) -> ListenerToken {
        let number = listeners.add(listener)
        return ListenerToken { [weak self] in self?.listeners.remove(number) }
    }

    /// Converts data values to pixels of the render surface and back, for the current visible range.
    public final var coordinateCalculator: CoordinateCalculator {
        CoordinateCalculator(range: visibleRange, scale: scale, length: length, isFlipped: !isXAxis)
    }

    /// The label style at the user's text size, always computed from ``tickLabelStyle``.
    public final var scaledTickLabelStyle: TickLabelStyle {
        tickLabelStyle.scaled(for: surface?.contentSizeCategory ?? .unspecified)
    }

    open override var accessibilityLabel: String? {
        get { accessibility.label ?? (surface?.labels ?? ChartLabels()).axis(axisRange(visibleRange)) }
        set { accessibility.label = newValue }
    }

    open override var accessibilityIdentifier: String? {
        get { super.accessibilityIdentifier }
        set {
            let former = super.accessibilityIdentifier
            super.accessibilityIdentifier = newValue
            if former != newValue { surface?.structureChanged() }
        }
    }

    open override var accessibilityFrame: Rect {
        get { surface?.convertToScreen(layoutRect) ?? layoutRect }
        set {}
    }

    open override func accessibilityScroll(_ direction: AccessibilityScrollDirection) -> Bool {
        surface?.accessibilityScroll(direction) ?? false
    }
}

extension ChartAxis {
    private var length: Double {
        guard let frame = surface?.renderSurface.frame else { return 0 }
        return isXAxis ? frame.width : frame.height
    }

    private func isShowable(_ range: DataRange) -> Bool { (try? descriptor.check(range)) != nil }

    /// Sets the range without reporting it.
    func adopt(_ range: DataRange?) { shown = range }

    /// - Parameter isEnd: true at the end of an animation, when listeners are called even without a change.
    func sendRangeChanged(from old: DataRange, isAnimating: Bool = false, isEnd: Bool = false) {
        let new = visibleRange
        guard old != new || isEnd else { return }
        for listener in listeners.all { listener(self, old, new, isAnimating) }
        visibleRangeChangeListener?(self, old, new, isAnimating)
    }

    /// True if the axis enlarges or limits the extent of its data. The daemon does not know these settings.
    var ownsExtent: Bool { growBy != .none || visibleRangeLimit != nil }

    func axisRange(_ range: DataRange) -> AxisRange {
        AxisRange(
            axis: id, lower: range.min, upper: range.max, scale: scale, title: title, unit: unit, isXAxis: isXAxis)
    }

    /// The axis as a value.
    var descriptor: ChartAxisDescriptor {
        ChartAxisDescriptor(
            id: id, isX: isXAxis, title: title, unit: unit, scale: scale, visibleRange: shown,
            gridlinePositions: gridlinePositions, growBy: growBy, visibleRangeLimit: visibleRangeLimit,
            dateStep: dateStep, identifier: accessibilityIdentifier)
    }
}
