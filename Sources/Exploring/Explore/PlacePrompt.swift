// SPDX-License-Identifier: MIT

import AnnouncementKit
import Wording

/// A prompt for the place to go to. Each typed letter is spoken.
struct PlacePrompt: Sendable, Equatable {
    enum Kind: Sendable, Equatable { case place, value }

    enum Answer: Sendable, Equatable {
        /// A letter that was typed or deleted.
        case echo(Character)
        /// The text typed so far.
        case read(String)
        case done(String)
        case canceled
        case nothing
    }

    private let kind: Kind
    private(set) var text = ""

    init(_ kind: Kind) {
        self.kind = kind
    }

    /// Longer than any date or category name.
    private static let limit = 200

    mutating func press(_ key: Key) -> Answer {
        switch key {
        case .character(let character):
            guard text.count < Self.limit else { return .nothing }
            text.append(character)
            return .echo(character)
        case .backspace: return text.popLast().map(Answer.echo) ?? .nothing
        case .enter: return .done(text)
        case .escape: return .canceled
        case .up, .down, .left, .right, .home, .end: return .read(text)
        default: return .nothing
        }
    }

    /// "Go to: Date axis".
    func question(on chart: ExploredChart, _ speech: ExploreSpeech) -> WordedText {
        let name = chart.axis(isX: kind == .place).map(speech.wording.name) ?? WordedText(display: "", speech: "")
        return speech.book.words("jump.to", ["axis": name])
    }

    /// The command that moves to the typed place; nil when the text is not a place on the axis.
    func command(on chart: ExploredChart, _ language: SpokenLanguage) -> ChartCommand? {
        guard let axis = chart.axis(isX: kind == .place),
            let place = reply(on: axis, of: chart, language).place(of: text)
        else { return nil }
        return .goTo(kind == .place ? .x(place) : .y(place))
    }

    private func reply(on axis: AxisRange, of chart: ExploredChart, _ language: SpokenLanguage) -> PlaceReply {
        let months = [language, .english].map { language in
            (Phrasebook[language].entries["date.months"] ?? "").split(separator: ",").map { $0.trimmingSpaces }
        }
        let here = chart.navigator.currentPoint.map { axis.isXAxis == true ? $0.x.value : $0.y?.value ?? 0 }
        return PlaceReply(scale: axis.scale, months: months, near: here ?? axis.lower)
    }
}

extension Substring {
    /// The text without spaces at its ends.
    fileprivate var trimmingSpaces: String {
        String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
}
