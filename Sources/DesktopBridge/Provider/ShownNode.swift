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
        case chart(ChartDescriptor)
        case axis(chart: String, ChartAxisDescriptor, AxisData?)
        /// Its points are no nodes of the tree: there may be millions.
        case series(ShownSeries)
        /// Made when somebody asks for it.
        case point(PointPlace)
    }

    let number: Int
    var content: Content
    /// The number of the object that it is in; nil for the window, which is in the program itself.
    var parent: Int?
    var children: [Int] = []
    /// One of those that it numbers has been selected.
    var hasSelection = false

    var element: ElementSnapshot? { if case .element(let element) = content { element } else { nil } }
    var series: ShownSeries? { if case .series(let series) = content { series } else { nil } }
    var point: PointPlace? { if case .point(let place) = content { place } else { nil } }
}

/// A series without its points.
struct ShownSeries: Sendable, Equatable {
    let chart: String
    let series: DataSeries
    /// How many points it has, visible or not.
    var count: Int
    /// Which of its visible ranges this is.
    var view = 0
}

/// A change of the tree, in numbers of objects.
enum TreeChange: Sendable, Equatable {
    case added(Int, to: Int, at: Int)
    /// With all that was in it.
    case removed(Int, from: Int, at: Int)
    /// What it says of itself is different.
    case changed(Int, from: ShownNode.Content)
    /// From now on those in a list can be selected.
    case selectable(in: Int)
    /// The points of a series are others.
    case points(of: Int)
    case focused(Int?, before: Int?)
    /// The window is elsewhere, has another title, or has gained or lost the keys.
    case window(from: WindowSnapshot?)
}
