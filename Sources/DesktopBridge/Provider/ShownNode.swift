// SPDX-License-Identifier: MIT

import AnnouncementKit

/// An object in the tree of a program. Its number is never used for another object.
struct ShownNode: Sendable, Equatable {
    enum Content: Sendable, Equatable {
        /// The window that contains all objects.
        case window
        case element(ElementSnapshot)
        /// A container with elements; the container itself is not displayed.
        case container(String)
        case chart(ChartDescriptor)
        case axis(chart: String, ChartAxisDescriptor, AxisData?)
        /// The points of a series are not nodes of the tree: there may be millions.
        case series(ShownSeries)
        /// Created when an assistive technology asks for the point.
        case point(PointPlace)
    }

    let number: Int
    var content: Content
    /// The number of the containing object; nil for the window.
    var parent: Int?
    var children: [Int] = []
    /// Whether one of its numbered items was ever selected.
    var hasSelection = false

    var element: ElementSnapshot? { if case .element(let element) = content { element } else { nil } }
    var series: ShownSeries? { if case .series(let series) = content { series } else { nil } }
    var point: PointPlace? { if case .point(let place) = content { place } else { nil } }
}

/// A series without its points.
struct ShownSeries: Sendable, Equatable {
    let chart: String
    let series: DataSeries
    /// The number of points, visible or not.
    var count: Int
    /// The number of the visible range.
    var view = 0
}

/// A change of the tree, by the numbers of objects.
enum TreeChange: Sendable, Equatable {
    case added(Int, to: Int, at: Int)
    /// Removed with its descendants.
    case removed(Int, from: Int, at: Int)
    /// The contents of an object have changed.
    case changed(Int, from: ShownNode.Content)
    /// The items of a list have become selectable.
    case selectable(in: Int)
    /// The points of a series have changed.
    case points(of: Int)
    case focused(Int?, before: Int?)
    /// The window has moved, has a new title, or has become active or inactive.
    case window(from: WindowSnapshot?)
}
