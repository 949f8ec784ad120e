// SPDX-License-Identifier: MIT

import AnnouncementKit

/// A point of a chart as an object, by its place among those that are visible.
struct PointPlace: Sendable, Hashable {
    /// The number of the series' object.
    let series: Int
    /// Which view of the series it is a place in: with another visible range all places are others.
    let view: Int
    let place: Int

    var page: PointPage { PointPage(series: series, view: view, number: place / PointPages.size) }
}

/// Points that are asked for together.
struct PointPage: Sendable, Hashable {
    let series: Int
    let view: Int
    /// From 0.
    let number: Int

    /// The place of its first point.
    var first: Int { number * PointPages.size }
}

/// The points that somebody has asked for, a page at a time. A value.
struct PointPages: Sendable {
    /// Points in a page.
    static let size = 64
    /// Of more pages the oldest is forgotten.
    private static let most = 32

    private var pages: [PointPage: ReadPointsReply] = [:]
    private var order: [PointPage] = []

    subscript(key: PointPage) -> ReadPointsReply? { pages[key] }

    /// The point at a place; nil when it is not known, or when there is none.
    subscript(place: PointPlace) -> ReadPointsReply.Point? {
        let (points, index) = (pages[place.page]?.points ?? [], place.place % Self.size)
        return points.indices.contains(index) ? points[index] : nil
    }

    /// How many points of a series are visible; nil when that is not known.
    func visible(of series: Int, view: Int) -> Int? {
        order.last { $0.series == series && $0.view == view }.flatMap { pages[$0]?.visible }
    }

    mutating func take(_ reply: ReadPointsReply, for key: PointPage) {
        forget { $0 == key }
        pages[key] = reply
        order.append(key)
        if order.count > Self.most { pages[order.removeFirst()] = nil }
    }

    /// Its data is another now.
    mutating func forget(series: Int) { forget { $0.series == series } }

    mutating func forgetAll() { (pages, order) = ([:], []) }

    private mutating func forget(_ isOld: (PointPage) -> Bool) {
        for key in order where isOld(key) { pages[key] = nil }
        order.removeAll(where: isOld)
    }
}
