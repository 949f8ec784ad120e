// SPDX-License-Identifier: MIT

import Synchronization

/// Counts the phrases that a language lacks, each time that one is needed. The caller that words a sentence learns that a part of
/// it is English.
final class MissingPhrases: Sendable {
    private let said = Atomic(0)

    var count: Int { said.load(ordering: .relaxed) }

    func add() { said.add(1, ordering: .relaxed) }
}
