// SPDX-License-Identifier: MIT

/// Tells what became of something that was posted. Nobody need look at it.
///
///     let end = await Accessibility.post(.announcement, argument: "Saved").outcome
///     if end?.wasSuccessful != true { showBanner("Saved") }
@MainActor
public final class PostReceipt {
    private let end: @MainActor () async -> AnnouncementDidFinish?
    private var answer: Task<AnnouncementDidFinish?, Never>?

    /// - Parameter end: waits for the end; it is called when somebody asks, and once.
    public init(_ end: @escaping @MainActor () async -> AnnouncementDidFinish?) {
        self.end = end
    }

    /// The end of the announcement that was made, once it has come. Nil when none was: nobody listens, there was nothing to
    /// say, the listener refused it, or its connection has ended before.
    public var outcome: AnnouncementDidFinish? {
        get async {
            let answer = answer ?? Task { [end] in await end() }
            self.answer = answer
            return await answer.value
        }
    }
}

/// A listener that knows the outcome of a post.
@MainActor
public protocol PostListener: AccessibilityListener {
    /// Something was posted, in the order of events; it comes here instead of ``AccessibilityListener/happened(_:)``.
    func posted(_ event: ViewEvent) -> PostReceipt
}
