// SPDX-License-Identifier: MIT

import AnnouncementKit
import Wording

/// Going to a place or a value that is typed.
extension Explorer {
    mutating func ask(_ kind: PlacePrompt.Kind) -> [ExploreStep] {
        guard navigator.currentSeries?.points.isEmpty == false else { return say(.noData) }
        mode = .asking(PlacePrompt(kind))
        return say(question(kind))
    }

    mutating func answer(_ key: ExploreKey, _ prompt: PlacePrompt) -> [ExploreStep] {
        var prompt = prompt
        let answer = prompt.press(key)
        mode = .asking(prompt)
        switch answer {
        case .echo(let character): return echo(character)
        case .read(let text): return say(text.isEmpty ? question(prompt.kind) : WordedText(display: text, speech: text))
        case .nothing: return []
        case .canceled:
            mode = .walking
            return say(book.words("jump.canceled"))
        case .done(let text):
            mode = .walking
            return go(to: text, prompt.kind)
        }
    }

    /// "Go to: Date axis".
    func question(_ kind: PlacePrompt.Kind) -> WordedText {
        let name = axis(isX: kind == .place).map(wording.name) ?? WordedText(display: "", speech: "")
        return book.words("jump.to", ["axis": name])
    }

    private var book: Phrasebook { Phrasebook[wording.language] }

    private mutating func go(to text: String, _ kind: PlacePrompt.Kind) -> [ExploreStep] {
        guard let axis = axis(isX: kind == .place), let place = reply(on: axis).place(of: text) else {
            guard text.contains(where: { !$0.isWhitespace }) else { return say(book.words("jump.canceled")) }
            return say(book.words("jump.unknown", ["text": WordedText(display: text, speech: text)]))
        }
        return say(navigator.perform(.goTo(kind == .place ? .x(place) : .y(place))).phrase)
    }

    private func reply(on axis: AxisRange) -> PlaceReply {
        let months = [wording.language, .english].map { language in
            (Phrasebook[language].entries["date.months"] ?? "").split(separator: ",").map { $0.trimmingSpaces }
        }
        let here = navigator.currentPoint.map { axis.isXAxis == true ? $0.x.value : $0.y?.value ?? 0 }
        return PlaceReply(scale: axis.scale, months: months, near: here ?? axis.lower)
    }
}

extension Substring {
    /// Without spaces at its ends.
    fileprivate var trimmingSpaces: String {
        String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
}
