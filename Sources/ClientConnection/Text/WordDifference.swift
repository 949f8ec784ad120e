// SPDX-License-Identifier: MIT

import AnnouncementKit

/// The words that two lists share, in order, and the words that only one list has.
package struct WordDifference: Sendable, Hashable {
    package enum Step: Sendable, Hashable {
        /// The indices in the expected and in the heard list.
        case both(Int, Int)
        case onlyExpected(Int)
        case onlyHeard(Int)
    }

    /// The steps in order; at the same place, expected words precede heard words.
    package let steps: [Step]

    /// Compares by the longest list of words that both lists have in the same order.
    package init(expected: [String], heard: [String]) {
        // The common words at the beginning and at the end need no comparison.
        let changed = ChangedPart(from: expected, to: heard)
        let middle = Self.steps(expected[changed.old], heard[changed.new])
        let before = (0..<changed.old.lowerBound).map { Step.both($0, $0) }
        let after = zip(changed.old.upperBound..<expected.count, changed.new.upperBound..<heard.count).map(Step.both)
        steps = before + middle + after
    }

    /// Compares all words of both by the longest common subsequence.
    package static func steps(_ expected: ArraySlice<String>, _ heard: ArraySlice<String>) -> [Step] {
        let width = heard.count + 1
        var lengths = [Int32](repeating: 0, count: (expected.count + 1) * width)
        func cell(_ one: Int, _ other: Int) -> Int { (one - expected.startIndex) * width + other - heard.startIndex }
        for one in expected.indices.reversed() {
            for other in heard.indices.reversed() {
                lengths[cell(one, other)] =
                    expected[one] == heard[other]
                    ? lengths[cell(one + 1, other + 1)] + 1
                    : max(lengths[cell(one + 1, other)], lengths[cell(one, other + 1)])
            }
        }
        var (one, other, steps) = (expected.startIndex, heard.startIndex, [Step]())
        while one < expected.endIndex || other < heard.endIndex {
            if one < expected.endIndex, other < heard.endIndex, expected[one] == heard[other] {
                steps.append(.both(one, other))
                (one, other) = (one + 1, other + 1)
            } else if one < expected.endIndex,
                other == heard.endIndex || lengths[cell(one + 1, other)] >= lengths[cell(one, other + 1)]
            {
                steps.append(.onlyExpected(one))
                one += 1
            } else {
                steps.append(.onlyHeard(other))
                other += 1
            }
        }
        return steps
    }
}
