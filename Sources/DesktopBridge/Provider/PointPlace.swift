// SPDX-License-Identifier: MIT

import AnnouncementKit
import DaemonProtocol

/// A point of a chart as an object, by its index among the visible points.
struct PointPlace: Sendable, Hashable {
    /// The number of the series' object.
    let series: Int
    /// The number of the series' view: a new visible range starts a new view, in which all places differ.
    let view: Int
    let place: Int

    var page: PointPage { PointPage(series: series, view: view, number: place / PointPages.size) }
}

/// A group of points that are requested together.
struct PointPage: Sendable, Hashable {
    let series: Int
    let view: Int
    /// The number of the page, from 0.
    let number: Int

    /// The place of the page's first point.
    var first: Int { number * PointPages.size }
}

/// The requested points, in pages. A value.
struct PointPages: Sendable {
    /// Points in a page.
    static let size = 64
    /// Beyond this number of pages, the oldest is forgotten.
    private static let most = 32

    private var pages: [PointPage: ReadPointsReply] = [:]
    private var order: [PointPage] = []

    subscript(key: PointPage) -> ReadPointsReply? { pages[key] }

    /// The point at a place; nil when the point is unknown or does not exist.
    subscript(place: PointPlace) -> ReadPointsReply.Point? {
        let (points, index) = (pages[place.page]?.points ?? [], place.place % Self.size)
        return points.indices.contains(index) ? points[index] : nil
    }

    /// The number of visible points of a series; nil when it is unknown.
    func visible(of series: Int, view: Int) -> Int? {
        order.last { $0.series == series && $0.view == view }.flatMap { pages[$0]?.visible }
    }

    mutating func take(_ reply: ReadPointsReply, for key: PointPage) {
        forget { $0 == key }
        pages[key] = reply
        order.append(key)
        if order.count > Self.most { pages[order.removeFirst()] = nil }
    }

    /// Forgets the points of a series whose data has changed.
    mutating func forget(series: Int) { forget { $0.series == series } }

    mutating func forgetAll() { (pages, order) = ([:], []) }

    private mutating func forget(_ isOld: (PointPage) -> Bool) {
        for key in order where isOld(key) { pages[key] = nil }
        order.removeAll(where: isOld)
    }
}
