// SPDX-License-Identifier: MIT

import AnnouncementKit

/// First in, first out, in constant time.
struct Fifo<Element: Sendable & Equatable>: Sendable, Equatable {
    private var elements: [Element?] = []
    private var head = 0

    var count: Int { elements.count - head }

    var first: Element? { head < elements.count ? elements[head] : nil }

    /// The last elements, the oldest first.
    func suffix(_ limit: Int) -> [Element] { elements[head...].suffix(limit).compactMap(\.self) }

    mutating func append(_ element: Element) { elements.append(element) }

    @discardableResult
    mutating func removeFirst() -> Element? {
        guard let first else { return nil }
        elements[head] = nil
        head += 1
        // Each element is moved at most once for each element that was removed.
        if head > 32 && head * 2 > elements.count {
            elements.removeFirst(head)
            head = 0
        }
        return first
    }
}
