// SPDX-License-Identifier: MIT

import ClientConnection

/// Compares the expected speech with the recognized speech, word for word.
struct SpeechComparison: Sendable, Hashable {
    /// An announcement that differs from the recording, or unexpected sound.
    struct Complaint: Sendable, Hashable, Codable {
        enum Kind: String, Sendable, Codable { case missing, wrong, unexpected }

        var kind: Kind
        /// The number of the expected announcement, from 1.
        var number: Int?
        /// In seconds: the expected time if known, else the time at which the announcement or the words in its place
        /// were heard.
        var time: Double?
        var expected: String?
        /// The announcement's words, with `[-missing-]` and `{+heard+}`.
        var difference: String
    }

    let complaints: [Complaint]

    /// - Parameter heard: the words of each stretch, and the beginning of the stretch.
    init(expected: [ExpectedSpeech], heard: [(start: Double, words: [String])]) {
        let wanted = expected.enumerated().flatMap { index, speech in
            EnglishWords(speech.text).words.map { (word: $0, speech: index) }
        }
        let said = heard.flatMap { part in part.words.map { (word: $0, start: part.start) } }
        let difference = WordDifference(expected: wanted.map(\.word), heard: said.map(\.word))
        var sorted = Sorted(count: expected.count)
        for step in difference.steps {
            switch step {
            case .both(let one, let other): sorted.take(wanted[one].word, of: wanted[one].speech, said[other].start)
            case .onlyExpected(let one): sorted.miss(wanted[one].word, of: wanted[one].speech)
            case .onlyHeard(let other): sorted.hear(said[other].word, at: said[other].start)
            }
        }
        complaints = sorted.complaints(expected)
    }

    /// The words of each announcement, sorted into matched, missing and additional ones.
    private struct Sorted {
        enum Word { case both(String), missing(String), heard(String, Double) }

        private var found: [[Word]]
        /// The time at which each announcement was first heard.
        private var starts: [Double?]
        private var pending: [(word: String, start: Double)] = []
        private var last: Int?
        private var unexpected: [(before: Int, words: [(word: String, start: Double)])] = []

        init(count: Int) {
            found = Array(repeating: [], count: count)
            starts = Array(repeating: nil, count: count)
        }

        mutating func take(_ word: String, of speech: Int, _ start: Double) {
            settle(next: speech)
            found[speech].append(.both(word))
            starts[speech] = starts[speech] ?? start
            last = speech
        }

        mutating func miss(_ word: String, of speech: Int) {
            settle(next: speech)
            found[speech].append(.missing(word))
            last = speech
        }

        mutating func hear(_ word: String, at start: Double) { pending.append((word, start)) }

        /// Assigns pending words. Words heard within an announcement belong to it. Words heard between two belong to
        /// neither, unless the end of the first is missing.
        mutating func settle(next: Int?) {
            guard !pending.isEmpty else { return }
            defer { pending = [] }
            if let last, last == next || endsMissing(last) { return add(to: last) }
            unexpected.append((next ?? found.count, pending))
        }

        /// Whether the end of the announcement is missing, so that words heard after it replace that end.
        private func endsMissing(_ speech: Int) -> Bool {
            if case .missing = found[speech].last { true } else { false }
        }

        private mutating func add(to speech: Int) {
            for (word, start) in pending {
                found[speech].append(.heard(word, start))
                starts[speech] = starts[speech] ?? start
            }
        }

        mutating func complaints(_ expected: [ExpectedSpeech]) -> [Complaint] {
            settle(next: nil)
            var complaints: [Complaint] = []
            for index in 0...found.count {
                complaints += unexpected.filter { $0.before == index }.flatMap { Self.complaints($0.words) }
                guard index < found.count else { continue }
                complaint(index, expected[index]).map { complaints.append($0) }
            }
            return complaints
        }

        /// One complaint for each stretch with words that belong to no announcement.
        private static func complaints(_ words: [(word: String, start: Double)]) -> [Complaint] {
            let starts = words.map(\.start).reduce(into: [Double]()) { if $0.last != $1 { $0.append($1) } }
            return starts.map { start in
                let extra = words.filter { $0.start == start }.map { "{+\($0.word)+}" }
                return Complaint(kind: .unexpected, time: start, difference: extra.joined(separator: " "))
            }
        }

        /// - Returns: nil for an announcement that was heard as expected.
        private func complaint(_ index: Int, _ expected: ExpectedSpeech) -> Complaint? {
            var words = found[index]
            // An interrupted last word may have been heard in part, so it is not compared.
            if expected.isCut {
                if case .heard? = words.last { words.removeLast() }
                if case .missing? = words.last { words.removeLast() }
            }
            let isRight = words.allSatisfy { if case .both = $0 { true } else { false } }
            guard !isRight else { return nil }
            let matched = words.count { if case .both = $0 { true } else { false } }
            let isHeard = matched > 0 || words.contains { if case .heard = $0 { true } else { false } }
            let difference = words.map { word in
                switch word {
                case .both(let word): word
                case .missing(let word): "[-\(word)-]"
                case .heard(let word, _): "{+\(word)+}"
                }
            }
            return Complaint(
                kind: isHeard ? .wrong : .missing, number: index + 1, time: expected.time?.start ?? starts[index],
                expected: expected.text, difference: difference.joined(separator: " "))
        }
    }
}
