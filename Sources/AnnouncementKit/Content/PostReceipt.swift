// SPDX-License-Identifier: MIT

/// Reports the outcome of a post. The receipt may be ignored.
///
///     let end = await Accessibility.post(.announcement, argument: "Saved").outcome
///     if end?.wasSuccessful != true { showBanner("Saved") }
@MainActor
public final class PostReceipt {
    private let end: @MainActor () async -> AnnouncementDidFinish?
    private var answer: Task<AnnouncementDidFinish?, Never>?

    /// - Parameter end: waits for the end of the announcement. Called at most once, when `outcome` is first read.
    public init(_ end: @escaping @MainActor () async -> AnnouncementDidFinish?) {
        self.end = end
    }

    /// The end of the announcement, after waiting for it. Nil if there is no announcement: there is no listener, there
    /// was nothing to say, the listener refused the post, or its connection ended first.
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
    /// Called for each post, in the order of events, instead of ``AccessibilityListener/happened(_:)``.
    func posted(_ event: ViewEvent) -> PostReceipt
}
