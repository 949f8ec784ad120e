// SPDX-License-Identifier: MIT

import AnnouncementKit

/// An object in the tree of a program, by a number that no other object of it ever has.
struct ShownNode: Sendable, Equatable {
    enum Content: Sendable, Equatable {
        /// The window that all that it shows is in.
        case window
        case element(ElementSnapshot)
        /// It contains elements, and is none that is displayed.
        case container(String)
        case chart(ChartDescriptor, counts: [String: Int])
        case axis(chart: String, ChartAxisDescriptor)
        case series(DataSeries, count: Int)
    }

    let number: Int
    var content: Content
    /// The number of the object that it is in; nil for the window, which is in the program itself.
    var parent: Int?
    var children: [Int] = []

    var element: ElementSnapshot? { if case .element(let element) = content { element } else { nil } }
}

/// A change of the tree, in numbers of objects.
enum TreeChange: Sendable, Equatable {
    case added(Int, to: Int, at: Int)
    /// With all that was in it.
    case removed(Int, from: Int, at: Int)
    /// What it says of itself is different.
    case changed(Int, from: ShownNode.Content)
    case focused(Int?, before: Int?)
}
