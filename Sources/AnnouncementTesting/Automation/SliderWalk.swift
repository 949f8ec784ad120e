// SPDX-License-Identifier: MIT

import AnnouncementKit

/// The steps that move an adjustable element to a position in its range. A value; it observes the element after each
/// step, because only the element knows the size of a step.
struct SliderWalk {
    /// The target position, 0 to 1.
    let position: Double
    private var before: ElementSnapshot?
    private var steps = 0
    private static let maxSteps = 10_000

    init(to position: Double) throws(ElementFailure) {
        guard (0...1).contains(position) else {
            throw ElementFailure("A slider's position must be from 0 to 1, not \(position).")
        }
        self.position = position
    }

    /// - Parameters:
    ///   - element: its current state.
    ///   - name: the element's name for failure messages.
    /// - Returns: nil if the element is at the position, or as near as its steps allow.
    mutating func next(_ element: ElementSnapshot, _ name: String) throws(ElementFailure) -> ElementAction? {
        guard element.traits.contains(.adjustable) else { throw ElementFailure("\(name) cannot be adjusted.") }
        defer { (before, steps) = (element, steps + 1) }
        if position == 0, element.bound == .minimum { return nil }
        if position == 1, element.bound == .maximum { return nil }
        guard steps < Self.maxSteps, before?.value == nil || before?.value != element.value else {
            throw ElementFailure(
                "\(name) stays at \(element.value ?? "no value"), and reports no end of its range there.")
        }
        if position == 0 { return .decrement }
        return position == 1 ? .increment : try step(element, name)
    }

    private func step(_ element: ElementSnapshot, _ name: String) throws(ElementFailure) -> ElementAction? {
        guard let percent = Self.percentage(of: element) else {
            let value = element.value ?? "no value"
            throw ElementFailure(
                "\(name) has \(value), which is not a percentage: adjust it to 0 or 1, or by increment().")
        }
        let distance = position * 100 - percent
        let last = before.flatMap(Self.percentage)
        let isNearest = last.map { abs(distance) <= abs(percent - $0) / 2 } ?? (distance == 0)
        if isNearest { return nil }
        return distance > 0 ? .increment : .decrement
    }

    /// The number in a value such as "42 %".
    private static func percentage(of element: ElementSnapshot) -> Double? {
        guard let value = element.value, value.hasSuffix("%") else { return nil }
        return Double(value.dropLast().filter { !$0.isWhitespace })
    }
}
