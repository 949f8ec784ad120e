// SPDX-License-Identifier: MIT

/// A word that is one slip of the keyboard away from a command: an extra letter, a missing or wrong one, or two letters
/// in the wrong order.
struct CommandTypo: Equatable {
    let typed: String
    /// The intended command; the first in alphabetical order if several are as near.
    let meant: String

    /// - Returns: nil when the word is not such a slip.
    init?(_ typed: String, commands: Set<String>) {
        guard let meant = commands.filter({ Self.isOneTypo(from: Array($0.utf8), to: Array(typed.utf8)) }).min() else {
            return nil
        }
        (self.typed, self.meant) = (typed, meant)
    }

    /// Describes the slip, and how to have the word spoken.
    var sentence: String { "there is no command '\(typed)'. Did you mean '\(meant)'? To hear the word: say \(typed)" }

    private static func isOneTypo(from command: [UInt8], to typed: [UInt8]) -> Bool {
        guard abs(command.count - typed.count) <= 1, typed != command else { return false }
        let same = zip(command, typed).prefix { $0 == $1 }.count
        let (left, right) = (command[same...], typed[same...])
        if left.count != right.count {
            return left.count > right.count ? left.dropFirst() == right : left == right.dropFirst()
        }
        if left.dropFirst() == right.dropFirst() { return true }
        return left.count > 1 && left.dropFirst(2) == right.dropFirst(2)
            && left.prefix(2).reversed() == Array(right.prefix(2))
    }
}
