// SPDX-License-Identifier: MIT

/// An announcement of this application has come to its end: UIKit's `announcementDidFinishNotification`, and the id.
public struct AnnouncementDidFinish: Sendable, Hashable {
    public var id: AnnouncementID
    /// Its words; nil when they were sensitive.
    public var text: String?
    /// True when it was heard to its end.
    public var wasSuccessful: Bool { outcome == .finished }
    public var outcome: AnnouncementOutcome
    /// The reason, in a sentence for a person.
    public var reason: String?

    public init(id: AnnouncementID, text: String?, outcome: AnnouncementOutcome, reason: String? = nil) {
        self.id = id
        self.text = text
        self.outcome = outcome
        self.reason = reason
    }
}

extension Accessibility {
    /// Ends an observation when it is released.
    @MainActor
    public final class Observation {
        private let number: Int

        fileprivate init(number: Int) {
            self.number = number
        }

        isolated deinit {
            Accessibility.observers[number] = nil
        }
    }

    private static var observers: [Int: (AnnouncementDidFinish) -> Void] = [:]
    private static var lastObserver = 0

    /// Calls `observer` for each announcement of this application that ends, while the returned observation is kept.
    public static func onAnnouncementDidFinish(_ observer: @escaping (AnnouncementDidFinish) -> Void) -> Observation {
        lastObserver += 1
        observers[lastObserver] = observer
        return Observation(number: lastObserver)
    }

    /// Reports the end of an announcement to the observers. A listener calls it.
    public static func announcementDidFinish(_ end: AnnouncementDidFinish) {
        for (_, observer) in observers.sorted(by: { $0.key < $1.key }) { observer(end) }
    }
}
