// SPDX-License-Identifier: MIT

import AnnouncementKit
import DataFiles
import Glibc

/// The messages of the program in the user's language: help, errors, and what the doctor finds. A message that a language lacks is
/// English. `LC_ALL`, `LC_MESSAGES` and `LANG` decide, as for other programs.
package struct ProgramMessages: Sendable {
    private let messages: [Message]

    /// A message with gaps, and its translation.
    private struct Message: Sendable {
        /// The English texts between the gaps.
        let pieces: [String]
        let translation: String
        /// The bytes of the English text.
        let length: Int
    }

    /// The messages of the locale.
    package static let ofUser: ProgramMessages = {
        let names = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { (name: String) in
            getenv(name).map { String(cString: $0) }
        }
        guard let locale = names.first(where: { !$0.isEmpty }) else { return ProgramMessages([]) }
        return ProgramMessages(LanguageFiles.messages(of: LanguageTag(locale).generalized))
    }()

    /// - Parameter texts: contents of files; the later ones count more. A line is a message, a tab and its translation.
    package init(_ texts: [String]) {
        var known: [String: String] = [:]
        for line in texts.lazy.flatMap({ $0.split(separator: "\n") }) {
            let parts = line.split(separator: "\t", maxSplits: 1)
            if parts.count == 2 { known[String(parts[0])] = String(parts[1]) }
        }
        messages = known.map { english, translation in
            let pieces = Self.pieces(english)
            return Message(
                pieces: pieces, translation: translation, length: pieces.reduce(0) { $0 + $1.utf8.count })
        }.sorted { $0.length > $1.length }
    }

    package var isEmpty: Bool { messages.isEmpty }

    /// The texts between the gaps `{1}`, `{2}` and so on.
    private static func pieces(_ text: String) -> [String] {
        var (pieces, rest, number) = ([String](), text[...], 1)
        while let gap = rest.range(of: "{\(number)}") {
            pieces.append(String(rest[..<gap.lowerBound]))
            rest = rest[gap.upperBound...]
            number += 1
        }
        return pieces + [String(rest)]
    }

    /// The text in the user's language. A text of several messages is translated sentence by sentence, and a gap may be a
    /// message too.
    package func translated(_ text: String) -> String {
        guard !messages.isEmpty, !text.isEmpty else { return text }
        if let whole = message(text) { return whole }
        let sentences = Self.sentences(text)
        return sentences.count > 1 ? sentences.map { message($0) ?? $0 }.joined(separator: " ") : text
    }

    private func message(_ text: String) -> String? {
        for message in messages {
            guard let gaps = Self.gaps(of: message.pieces, in: text) else { continue }
            return gaps.enumerated().reduce(message.translation) { filled, gap in
                filled.replacing(
                    "{\(gap.offset + 1)}", with: gap.element == text ? gap.element : translated(gap.element))
            }
        }
        return nil
    }

    /// The texts between the pieces; nil if the text is another message. A message of gaps alone is none.
    private static func gaps(of pieces: [String], in text: String) -> [String]? {
        guard let first = pieces.first, let last = pieces.last, pieces.contains(where: { $0.utf8.count > 3 }),
            text.hasPrefix(first)
        else { return nil }
        if pieces.count == 1 { return text == first ? [] : nil }
        var (gaps, rest) = ([String](), text.dropFirst(first.count))
        for piece in pieces.dropFirst().dropLast() {
            guard !piece.isEmpty, let found = rest.range(of: piece) else { return nil }
            gaps.append(String(rest[..<found.lowerBound]))
            rest = rest[found.upperBound...]
        }
        guard rest.hasSuffix(last) else { return nil }
        gaps.append(String(rest.dropLast(last.count)))
        let isBegun = !first.isEmpty || !(gaps.first?.isEmpty ?? false)
        return isBegun && !gaps.contains { $0.contains("\n") } ? gaps : nil
    }

    /// The sentences of a text: after a full stop and a space, before a capital letter.
    private static func sentences(_ text: String) -> [String] {
        text.split(separator: " ", omittingEmptySubsequences: false).reduce(into: [String]()) { sentences, word in
            let begins = sentences.last?.hasSuffix(".") ?? true
            if begins, word.first?.isUppercase ?? false || sentences.isEmpty {
                sentences.append(String(word))
            } else {
                sentences[sentences.count - 1] += " " + word
            }
        }
    }
}

extension Substring {
    fileprivate func range(of part: String) -> Range<Index>? { firstRange(of: part) }
}
