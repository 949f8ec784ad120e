// SPDX-License-Identifier: MIT

import AnnouncementKit

/// Text that appears in live regions.
extension DesktopBridge {
    /// Stands in a text for an object, whose own text is elsewhere.
    static let embedded = "\u{FFFC}"
    /// Longer ones are documents.
    private static let longestInsertion = 5000

    private var saysLiveRegions: Bool { isOurs(settings.liveRegions, readers.isPresent) }

    mutating func takeOfLiveRegion(_ event: DesktopEvent, at now: Double) -> [DesktopStep] {
        switch event {
        case .inserted(let object, let text): return inserted(text, object, at: now)
        case .childAdded(let parent, let child):
            guard saysLiveRegions else { return [] }
            lastChildren[parent] = child
            if lastChildren.count > 256 { lastChildren = [parent: child] }
            return []
        case .appeared(let object): return appeared(object, at: now)
        case .described(let object, let liveness):
            return live.described(object, liveness, at: now).flatMap { say($0, in: object, at: now) }
        case .read(let object, let text):
            guard let text, saysLiveRegions else { return [] }
            return say(text, in: object, isAssertive: live.isAssertive(object), at: now)
        default: return []
        }
    }

    private mutating func inserted(_ text: String, _ object: AccessibleObject, at now: Double) -> [DesktopStep] {
        guard saysLiveRegions, !text.isEmpty, text.unicodeScalars.count <= Self.longestInsertion else { return [] }
        switch live.inserted(text, in: object, at: now) {
        case .ask: return [.describe(object)]
        case .say: return say(text, in: object, at: now)
        case .nothing: return []
        }
    }

    /// An alert of a page is an object that appears: its text was there before.
    private mutating func appeared(_ object: AccessibleObject, at now: Double) -> [DesktopStep] {
        guard saysLiveRegions else { return [] }
        switch live.inserted(Self.embedded, in: object, at: now) {
        case .ask: return [.describe(object)]
        case .say: return [.read(object)]
        case .nothing: return []
        }
    }

    private mutating func say(_ text: String, in object: AccessibleObject, at now: Double) -> [DesktopStep] {
        guard text == Self.embedded else {
            return say(text, in: object, isAssertive: live.isAssertive(object), at: now)
        }
        // Of what was added its own text is read; of an alert that of itself.
        return [.read(lastChildren[object] ?? object)]
    }

    private mutating func say(
        _ text: String, in object: AccessibleObject, isAssertive: Bool, at now: Double
    ) -> [DesktopStep] {
        let plain = text.replacing(Self.embedded, with: " ")
        return announced(
            by: object.sender, AccessibleAnnouncement(object: object.path, text: plain, isAssertive: isAssertive),
            when: settings.liveRegions, isAnothers: readers.isPresent, at: now)
    }
}
