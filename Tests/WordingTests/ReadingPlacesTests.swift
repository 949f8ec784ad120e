// SPDX-License-Identifier: MIT

import AnnouncementKit
import Testing

@testable import Wording

@Suite("Places for reading on")
struct ReadingPlacesTests {
    private func places(_ text: String) -> ReadingPlaces { ReadingPlaces(WordedPieces(.text(text), Wording())) }

    @Test func `the sentences of a text of many pieces are all known, with their words`() {
        let sentences = (0..<300).map { "Sentence number x\($0) is here." }
        let places = places(sentences.joined(separator: " "))
        #expect(places.sentences.indices.map { places.text(of: $0) } == sentences)
        #expect(places.sentences.indices.allSatisfy { places.sentence(at: places.sentences[$0]) == $0 })
    }

    @Test(
        arguments: [
            (0, NavigateRequest.Target.next, NavigateRequest.Step.sentence, 1), (0, .next, .paragraph, 2),
            (2, .next, .paragraph, nil), (3, .next, .sentence, nil), (3, .previous, .paragraph, 0),
            (1, .previous, .paragraph, nil),
            (0, .previous, .sentence, nil), (3, .start, .sentence, 0), (2, .here, .sentence, 2),
        ] as [(Int, NavigateRequest.Target, NavigateRequest.Step, Int?)])
    func `a move finds its sentence`(
        from: Int, target: NavigateRequest.Target, step: NavigateRequest.Step, expected: Int?
    ) {
        let places = places("One one. Two two.\n\nThree three. Four four.")
        #expect(places.target(from: places.sentences[from] + 1, target, by: step) == expected)
    }
}
