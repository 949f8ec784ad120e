// SPDX-License-Identifier: MIT

/// Waiting for a place in what is heard.
extension SocketClient {
    func readAlong() async throws {
        _ = try await ask("subscribe", #"{"events":["announcements","captions"]}"#)
    }

    /// Waits until a word is heard that begins at so many characters, or later, and so much more of it.
    func hears(_ id: Int, at offset: Int) async throws {
        _ = try await answer("the word at \(offset) of \(id)") {
            $0.method == "caption" && $0.params?.id == id && ($0.params?.offset ?? -1) >= offset
        }
    }

    /// Waits until it is put back, because nothing can be heard.
    func isLost(_ id: Int) async throws {
        _ = try await answer("the loss of \(id)") {
            $0.params?.id == id && $0.params?.state == "queued"
                && $0.params?.reason?.hasPrefix("waits: nothing can") == true
        }
    }
}
