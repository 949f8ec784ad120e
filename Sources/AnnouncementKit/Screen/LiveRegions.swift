// SPDX-License-Identifier: MIT

/// A live region: an element whose changes, and those of the elements in it, are announced without the focus.
struct LiveRegion: Sendable, Equatable {
    let id: String
    let live: AccessibilityLiveRegion
    let isAtomic: Bool
    let relevant: AccessibilityLiveRelevance
    let isBusy: Bool

    init(id: String, _ details: ElementDetails, live: AccessibilityLiveRegion, isBusy: Bool) {
        (self.id, self.live, self.isBusy) = (id, live, isBusy)
        (isAtomic, relevant) = (details.isAtomic, details.relevant ?? .standard)
    }
}

/// The decisions of the live regions of one application. A value.
///
/// A region says nothing of the elements with which it appears: it is open from the first event after them that is
/// not an appearance. While a region is busy, its changes are kept, and the region is announced when it no longer is.
struct LiveRegions: Sendable, Equatable {
    /// The number of events so far that were not appearances.
    private var events = 0
    /// The value of `events` when each region appeared.
    private var openings: [String: Int] = [:]
    /// The elements as they were before the region became busy, by element.
    private var before: [String: ElementSnapshot] = [:]

    mutating func took(_ event: ViewEvent) {
        guard !openings.isEmpty else { return }
        switch event {
        case .willDisplay, .window: break
        case .didEndDisplay, .invalidated, .focused, .posted: events += 1
        }
    }

    mutating func forget(_ id: String) {
        openings[id] = nil
        before[id] = nil
    }

    /// An element has appeared in a region.
    /// - Parameter whole: the elements of the region.
    mutating func appeared(
        _ element: ElementSnapshot, in region: LiveRegion, whole: @autoclosure () -> [ElementSnapshot]
    ) -> Announcement? {
        let opening = openings[region.id] ?? events
        openings[region.id] = opening
        guard opening < events, region.relevant.contains(.additions), region.live != .off else { return nil }
        guard !region.isBusy else {
            if let id = element.id { before[id] = ElementSnapshot(id: id) }
            return nil
        }
        return region.isAtomic ? .live(region, whole: whole()) : .live(region, element.bare)
    }

    /// An element of a region has changed.
    /// - Parameters:
    ///   - isReady: true if the region was busy until now.
    ///   - whole: the elements of the region.
    mutating func changed(
        _ new: ElementSnapshot, from old: ElementSnapshot, in region: LiveRegion, isReady: Bool,
        whole: () -> [ElementSnapshot]
    ) -> Announcement? {
        guard region.live != .off, let id = new.id else { return nil }
        let changes = region.relevant.contains(.text) && new.words != old.words
        guard !region.isBusy else {
            if changes, before[id] == nil { before[id] = old }
            return nil
        }
        guard isReady else {
            guard changes else { return nil }
            return region.isAtomic ? .live(region, whole: whole()) : .live(region, new, from: old, id: id)
        }
        return announced(whole(), in: region, newest: changes ? (new, old) : nil)
    }

    /// The changes of a region that is no longer busy.
    private mutating func announced(
        _ whole: [ElementSnapshot], in region: LiveRegion, newest: (new: ElementSnapshot, old: ElementSnapshot)?
    ) -> Announcement? {
        var changed = whole.filter { element in
            element.id.flatMap { before[$0] }.map { $0.words != element.words } ?? false
        }
        if let newest, !changed.contains(where: { $0.id == newest.new.id }) { changed.append(newest.new) }
        let former = changed.first?.id.flatMap { before[$0] } ?? newest?.old
        for element in whole { if let id = element.id { before[id] = nil } }
        guard let first = changed.first, let id = first.id else { return nil }
        if region.isAtomic { return .live(region, whole: whole) }
        guard changed.count == 1, let former else { return .live(region, whole: changed) }
        return .live(region, first, from: former, id: id)
    }
}

extension ElementSnapshot {
    /// The label and the value alone: a change in a live region has no position and no action.
    fileprivate var bare: ElementSnapshot {
        ElementSnapshot(
            id: id, label: label, value: value, traits: traits.intersection([.selected, .notEnabled, .toggleButton]),
            language: language)
    }
}

/// The announcements of live regions: each has its slot, rests shortly, and stays true for a minute.
extension Announcement {
    /// An element of the region has appeared.
    fileprivate static func live(_ region: LiveRegion, _ element: ElementSnapshot) -> Announcement {
        live(region, .element(element), slot: element.id ?? region.id, language: element.language)
    }

    /// An element of the region has changed.
    fileprivate static func live(
        _ region: LiveRegion, _ new: ElementSnapshot, from old: ElementSnapshot, id: String
    ) -> Announcement {
        live(region, .elementChanged(new, from: old), slot: id, language: new.language)
    }

    /// The region in one sentence.
    fileprivate static func live(_ region: LiveRegion, whole: [ElementSnapshot]) -> Announcement? {
        guard whole.count != 1 else { return live(region, whole[0].bare) }
        let texts = whole.flatMap { [$0.label, $0.value] }.compactMap(\.self).filter { !$0.isBlank }
        guard !texts.isEmpty else { return nil }
        let element = ElementSnapshot(id: region.id, label: texts.joined(separator: ", "))
        return live(region, .element(element), slot: region.id, language: whole.first?.language)
    }

    private static func live(
        _ region: LiveRegion, _ content: AnnouncementContent, slot: String, language: String?
    ) -> Announcement {
        let isAssertive = region.live == .assertive
        return Announcement(
            content, priority: isAssertive ? .default : .low, slot: subject(ofElement: slot),
            subject: subject(ofElement: slot), expires: isAssertive ? nil : .seconds(60),
            settles: .milliseconds(isAssertive ? 100 : 250), delivery: Delivery(language: language))
    }
}
