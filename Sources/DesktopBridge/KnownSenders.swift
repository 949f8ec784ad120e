// SPDX-License-Identifier: MIT

/// The programs behind the connections of the buses. A value.
struct KnownSenders {
    private enum Sender {
        /// Asked whose it is; what it says meanwhile waits.
        case asked([DesktopUtterance])
        case known(String)
        /// This program itself.
        case own
    }

    enum Answer: Equatable {
        case ask
        case wait
        case known(String)
    }

    private var senders: [BusSender: Sender] = [:]
    /// More connections are not remembered: they are asked again.
    private static let most = 4096
    /// So much of one waits until it is known; of more, the newest.
    private static let mostWaiting = 8

    /// Who it is. What is to be said waits where that is not known.
    mutating func take(_ utterance: DesktopUtterance, of sender: BusSender) -> Answer {
        switch senders[sender] {
        case .known(let name): return .known(name)
        case .own: return .wait
        case .asked(var waiting):
            waiting.removeAll { $0.slot == utterance.slot }
            senders[sender] = .asked((waiting + [utterance]).suffix(Self.mostWaiting))
            return .wait
        case nil:
            if senders.count >= Self.most {
                senders = senders.filter { if case .asked = $0.value { true } else { false } }
            }
            senders[sender] = .asked([utterance])
            return .ask
        }
    }

    /// - Returns: what has waited for it.
    mutating func identify(_ sender: BusSender, _ name: String) -> [DesktopUtterance] {
        guard case .asked(let waiting) = senders[sender] else { return [] }
        senders[sender] = .known(name)
        return waiting
    }

    /// It is this program: it hears nothing of itself.
    mutating func ignore(_ sender: BusSender) { senders[sender] = .own }

    /// Its connection has gone. What it has said is still said: its name is being asked for.
    mutating func forget(_ sender: BusSender) {
        if case .asked = senders[sender] { return }
        senders[sender] = nil
    }

    mutating func forgetAll(of place: BusSender.Place) { senders = senders.filter { $0.key.place != place } }
}
