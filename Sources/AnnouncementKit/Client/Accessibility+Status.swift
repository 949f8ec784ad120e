// SPDX-License-Identifier: MIT

extension Accessibility {
    /// The current ``isScreenReaderRunning``, and then each new value.
    public static var screenReaderStatus: AsyncStream<Bool> {
        let (status, continuation) = AsyncStream.makeStream(of: Bool.self)
        continuation.yield(isScreenReaderRunning)
        let token = onScreenReaderStatusDidChange { continuation.yield($0) }
        continuation.onTermination = { _ in Task { @MainActor in token.cancel() } }
        return status
    }
}
