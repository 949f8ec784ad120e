// SPDX-License-Identifier: MIT

/// The programs behind the connections to the buses. A value.
struct KnownSenders {
    private enum Sender {
        /// The name was asked for; these utterances wait for it.
        case asked([DesktopUtterance])
        case known(String)
        /// This program.
        case own
    }

    enum Answer: Equatable {
        case ask
        case wait
        case known(String)
    }

    private var senders: [BusSender: Sender] = [:]
    /// At most this many connections are remembered; forgotten ones are asked for again.
    private static let most = 4096
    /// At most this many utterances of one sender wait for its name; the newest are kept.
    private static let maxWaiting = 8

    /// The program of a sender. The utterance waits while the program is unknown.
    mutating func take(_ utterance: DesktopUtterance, of sender: BusSender) -> Answer {
        switch senders[sender] {
        case .known(let name): return .known(name)
        case .own: return .wait
        case .asked(var waiting):
            waiting.removeAll { $0.slot == utterance.slot }
            senders[sender] = .asked((waiting + [utterance]).suffix(Self.maxWaiting))
            return .wait
        case nil:
            if senders.count >= Self.most {
                senders = senders.filter { if case .asked = $0.value { true } else { false } }
            }
            senders[sender] = .asked([utterance])
            return .ask
        }
    }

    /// - Returns: the utterances that waited for the name.
    mutating func identify(_ sender: BusSender, _ name: String) -> [DesktopUtterance] {
        guard case .asked(let waiting) = senders[sender] else { return [] }
        senders[sender] = .known(name)
        return waiting
    }

    /// Ignores the sender: it is this program, which must not announce its own text.
    mutating func ignore(_ sender: BusSender) { senders[sender] = .own }

    /// Forgets a closed connection. A sender whose name was asked for stays, so that its waiting utterances are
    /// announced.
    mutating func forget(_ sender: BusSender) {
        if case .asked = senders[sender] { return }
        senders[sender] = nil
    }

    mutating func forgetAll(of place: BusSender.Place) { senders = senders.filter { $0.key.place != place } }
}
