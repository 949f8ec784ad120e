// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import ClientConnection
@testable import a11y_speak

@Suite("Word difference")
struct WordDifferenceTests {
    private func difference(_ expected: String, _ heard: String) -> String {
        let (one, other) = (
            expected.split(separator: " ").map(String.init), heard.split(separator: " ").map(String.init)
        )
        return WordDifference(expected: one, heard: other).steps.map { step in
            switch step {
            case .both(let place, _): one[place]
            case .onlyExpected(let place): "-" + one[place]
            case .onlyHeard(let place): "+" + other[place]
            }
        }.joined(separator: " ")
    }

    @Test(arguments: [
        ("", "", ""), ("a b", "a b", "a b"), ("a b", "", "-a -b"), ("", "a b", "+a +b"),
        ("a b c", "a x c", "a -b +x c"),
        ("a b a b", "a b", "a b -a -b"), ("a b c d", "b d e", "-a b -c d +e"),
    ])
    func `shared words stay, others are of one list`(_ expected: String, _ heard: String, _ told: String) {
        #expect(difference(expected, heard) == told)
    }

    @Test func `words of both lists are listed once and in order`() {
        var random = SplitMix64(seed: 8)
        for _ in 1...300 {
            let lists = (0..<2).map { _ in
                (0..<Int.random(in: 0...9, using: &random)).map { _ in "abc".randomElement(using: &random)!.description
                }
            }
            let steps = WordDifference(expected: lists[0], heard: lists[1]).steps
            let one = steps.compactMap { step in
                switch step {
                case .both(let place, _), .onlyExpected(let place): place;
                case .onlyHeard: nil
                }
            }
            let other = steps.compactMap { step in
                switch step {
                case .both(_, let place), .onlyHeard(let place): place;
                case .onlyExpected: nil
                }
            }
            #expect(one == Array(lists[0].indices))
            #expect(other == Array(lists[1].indices))
            for case .both(let first, let second) in steps { #expect(lists[0][first] == lists[1][second]) }
        }
    }
}
