// SPDX-License-Identifier: MIT

/// Waits for a place in the text that is heard.
extension SocketClient {
    func readAlong() async throws {
        _ = try await ask("subscribe", #"{"events":["announcements","captions"]}"#)
    }

    /// Waits until a word is heard that begins at this offset in characters, or later.
    func hears(_ id: Int, at offset: Int) async throws {
        _ = try await answer("the word at \(offset) of \(id)") {
            $0.method == "caption" && $0.params?.id == id && ($0.params?.offset ?? -1) >= offset
        }
    }

    /// Waits until an announcement waits again, because nothing can be heard.
    func isLost(_ id: Int) async throws {
        _ = try await answer("the loss of \(id)") {
            $0.params?.id == id && $0.params?.state == "queued"
                && $0.params?.reason?.hasPrefix("waits: nothing can") == true
        }
    }
}
