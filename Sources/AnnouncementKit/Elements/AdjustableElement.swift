// SPDX-License-Identifier: MIT

/// A value that the user changes within bounds, such as a slider: `KKProgressSlider` of the KKBOX book.
@MainActor
open class AdjustableElement: AccessibilityView {
    /// The value. A program may set any value; the user's changes stay within the bounds. The default is 0.
    public final var value: Double
    /// The lowest value that the user can set. The default is 0.
    public final var minimumValue: Double
    /// The highest value that the user can set. The default is 100.
    public final var maximumValue: Double
    /// The amount of one increment or decrement. The default is 5.
    public final var step: Double
    private var targets: [Receiver] = []

    private struct Receiver {
        weak var object: AnyObject?
        let call: () -> Void
    }

    public init(
        frame: Rect = .zero, value: Double = 0, minimumValue: Double = 0, maximumValue: Double = 100, step: Double = 5
    ) {
        self.value = value
        self.minimumValue = minimumValue
        self.maximumValue = maximumValue
        self.step = step
        super.init(frame: frame)
        accessibility.isElement = true
        accessibility.traits = .adjustable
    }

    /// Adds a method of `target`, which is held weakly, to be called each time the user adjusts the value.
    public final func addTarget<Target: AnyObject>(
        _ target: Target, valueChanged method: @escaping @MainActor (Target) -> () -> Void
    ) {
        targets.append(Receiver(object: target) { [weak target] in target.map { method($0)() } })
    }

    /// Removes all methods of `target`.
    public final func removeTarget(_ target: AnyObject) {
        targets.removeAll { $0.object === target || $0.object == nil }
    }

    /// Calls every target, even if the value has not changed.
    public final func sendValueChanged() {
        targets.forEach { $0.call() }
    }

    open override var accessibilityValue: String? {
        get { accessibility.value ?? Self.plain(value) }
        set { accessibility.value = newValue }
    }

    open override var accessibilityBound: AccessibilityBound? {
        if value >= maximumValue { return .maximum }
        return value <= minimumValue ? .minimum : nil
    }

    open override func accessibilityIncrement() { adjust(by: step) }

    open override func accessibilityDecrement() { adjust(by: -step) }

    private func adjust(by distance: Double) {
        value = min(max(value + distance, minimumValue), maximumValue)
        sendValueChanged()
        Accessibility.invalidated(self, cause: .user)
    }

    /// The number, without a fraction if it is whole.
    private static func plain(_ value: Double) -> String {
        Int(exactly: value).map(String.init) ?? "\(value)"
    }
}
