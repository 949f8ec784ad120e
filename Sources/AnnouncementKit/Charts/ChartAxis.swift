// SPDX-License-Identifier: MIT

/// An axis of a surface, and an element that tells its range.
@MainActor
public final class ChartAxis: AccessibilityElement {
    /// Called with the axis, the range before and now, and whether an animation goes on.
    public typealias RangeListener = @MainActor (ChartAxis, DataRange, DataRange, Bool) -> Void

    /// Unique among the axes of a surface.
    public let id: String
    public let isXAxis: Bool
    public var title: String? { didSet { surface?.structureChanged() } }
    public var unit: String? { didSet { surface?.structureChanged() } }
    public var scale: AxisScale { didSet { surface?.structureChanged() } }
    public var gridlinePositions: [Double] = [] { didSet { surface?.structureChanged() } }
    /// Room around the data when all of it is shown.
    public var growBy = AxisGrowth.none { didSet { surface?.structureChanged() } }
    /// Beyond which nothing is shown when all data is.
    public var visibleRangeLimit: DataRange? { didSet { surface?.structureChanged() } }
    /// Where its labels are, within the surface: from this, where it is on the screen is computed when asked.
    public var layoutRect = Rect.zero
    /// The labels at the default text size; they are drawn in ``scaledTickLabelStyle``.
    public var tickLabelStyle = TickLabelStyle()
    public internal(set) weak var surface: ChartSurface? {
        didSet { accessibility.container = surface }
    }
    private(set) var shown: DataRange?
    private var listeners: [RangeListener] = []

    /// - Parameter id: `x` or `y` unless given.
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

    /// What is shown: all data until it is set. Setting it is taken for the user's doing; what is no range is not taken.
    public var visibleRange: DataRange {
        get { shown ?? surface?.descriptor.visibleRange(ofAxis: id) ?? scale.unset }
        set { setVisibleRange(newValue) }
    }

    /// Shows another part.
    /// - Parameter isSettled: whether this is the end of a gesture; nil when that is not known.
    /// - Returns: false for what is no range, such as one with NaN, or with 0 on a logarithmic axis.
    @discardableResult
    public func setVisibleRange(_ range: DataRange, cause: ChangeCause = .user, isSettled: Bool? = nil) -> Bool {
        guard isShowable(range) else { return false }
        surface?.abandonAnimation()
        let old = visibleRange
        shown = range
        surface?.tellRange(of: self, cause: cause, isSettled: isSettled)
        sendRangeChanged(from: old)
        return true
    }

    /// Moves what is shown with a finger: by so many pixels to the right, or down. The content follows.
    public func scroll(byPixels pixels: Double, cause: ChangeCause = .user) {
        guard let ends = scale.positions(of: visibleRange), length > 0 else { return }
        let distance = -pixels * (ends.max - ends.min) / length
        let moved = DataRange(min: ends.min + distance, max: ends.max + distance)
        if let range = scale.range(at: moved) { setVisibleRange(range, cause: cause) }
    }

    /// Calls a closure after each change of the visible range, in the order in which they were added.
    public func addVisibleRangeListener(_ listener: @escaping RangeListener) {
        listeners.append(listener)
    }

    /// Data values to pixels of the render surface, as it is now.
    public var coordinateCalculator: CoordinateCalculator {
        CoordinateCalculator(range: visibleRange, scale: scale, length: length, isFlipped: !isXAxis)
    }

    /// In the size that the user has chosen, always from the style itself: sizes do not add up.
    public var scaledTickLabelStyle: TickLabelStyle {
        tickLabelStyle.scaled(for: surface?.contentSizeCategory ?? .unspecified)
    }

    public override var accessibilityLabel: String? {
        get { accessibility.label ?? (surface?.labels ?? ChartLabels()).axis(axisRange) }
        set { accessibility.label = newValue }
    }

    public override var accessibilityFrame: Rect {
        get { surface?.convertToScreen(layoutRect) ?? layoutRect }
        set {}
    }

    public override func accessibilityScroll(_ direction: AccessibilityScrollDirection) -> Bool {
        surface?.accessibilityScroll(direction) ?? false
    }
}

extension ChartAxis {
    private var length: Double {
        guard let frame = surface?.renderSurface.frame else { return 0 }
        return isXAxis ? frame.width : frame.height
    }

    private func isShowable(_ range: DataRange) -> Bool { (try? descriptor.check(range)) != nil }

    /// Takes a range over without telling anyone.
    func adopt(_ range: DataRange?) { shown = range }

    /// - Parameter isEnd: of an animation, which listeners hear of in any case.
    func sendRangeChanged(from old: DataRange, isAnimating: Bool = false, isEnd: Bool = false) {
        let new = visibleRange
        guard old != new || isEnd else { return }
        listeners.forEach { $0(self, old, new, isAnimating) }
    }

    var axisRange: AxisRange {
        let range = visibleRange
        return AxisRange(
            axis: id, lower: range.min, upper: range.max, scale: scale, title: title, unit: unit, isXAxis: isXAxis)
    }

    /// The axis as a value.
    var descriptor: ChartAxisDescriptor {
        ChartAxisDescriptor(
            id: id, isX: isXAxis, title: title, unit: unit, scale: scale, visibleRange: shown,
            gridlinePositions: gridlinePositions, growBy: growBy, visibleRangeLimit: visibleRangeLimit)
    }
}
