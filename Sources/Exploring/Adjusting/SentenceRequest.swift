// SPDX-License-Identifier: MIT

import AnnouncementKit
import Wording

extension AnnounceRequest {
    /// A sentence of a command that asks for keys. Its punctuation is not spoken by name.
    /// - Parameters:
    ///   - language: BCP 47; nil for the user's own language.
    ///   - follows: whether it waits for the current speech to end.
    init(sentence words: WordedText, language: String?, follows: Bool) {
        var delivery = Delivery(language: language)
        delivery.punctuation = Punctuation.none
        self.init(words.announced, queue: follows, mayRepeat: true, delivery: delivery)
    }
}
