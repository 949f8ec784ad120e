// SPDX-License-Identifier: MIT

import AnnouncementKit
import Testing

@Suite("Speech Dispatcher's scale")
struct SpeechDispatcherScaleTests {
    private static let numbers = [Int.min, -101, -100, -99, -50, -1, 0, 1, 50, 99, 100, 101, Int.max]

    @Test func `a rate has the words per minute that Speech Dispatcher gives espeak-ng`() {
        #expect(
            Self.numbers.map(SpeechDispatcherScale.wordsPerMinute) == [
                80, 80, 80, 81, 125, 170, 170, 172, 309, 446, 449, 449, 449,
            ])
    }

    @Test func `pitch and volume are percentages`() {
        #expect(
            Self.numbers.map(SpeechDispatcherScale.percent) == [0, 0, 0, 0, 25, 49, 50, 50, 75, 99, 100, 100, 100])
    }
}
