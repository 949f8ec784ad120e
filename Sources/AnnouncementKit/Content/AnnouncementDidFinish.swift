// SPDX-License-Identifier: MIT

/// The end of one of this application's announcements, with its id: UIKit's `announcementDidFinishNotification`.
public struct AnnouncementDidFinish: Sendable, Hashable {
    public var id: AnnouncementID
    /// The announcement's text; nil if it was sensitive.
    public var text: String?
    /// True if the announcement was heard to its end.
    public var wasSuccessful: Bool { outcome == .finished }
    public var outcome: AnnouncementOutcome
    /// The reason for the outcome, a sentence for people.
    public var reason: String?

    public init(id: AnnouncementID, text: String?, outcome: AnnouncementOutcome, reason: String? = nil) {
        self.id = id
        self.text = text
        self.outcome = outcome
        self.reason = reason
    }
}

extension Accessibility {
    /// An observation, which ends when it is released.
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

    /// Calls `observer` for each announcement of this application that ends, for as long as the returned observation is
    /// kept.
    public static func onAnnouncementDidFinish(_ observer: @escaping (AnnouncementDidFinish) -> Void) -> Observation {
        lastObserver += 1
        observers[lastObserver] = observer
        return Observation(number: lastObserver)
    }

    /// Reports the end of an announcement to the observers. Called by the listener.
    public static func announcementDidFinish(_ end: AnnouncementDidFinish) {
        for (_, observer) in observers.sorted(by: { $0.key < $1.key }) { observer(end) }
    }
}
