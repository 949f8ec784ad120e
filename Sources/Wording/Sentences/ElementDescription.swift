// SPDX-License-Identifier: MIT

import AnnouncementKit

/// An element in words: label, value, traits and position, followed by the hint as a separate sentence.
struct ElementDescription {
    private let wording: Wording
    private let book: Phrasebook

    init(_ wording: Wording) {
        self.wording = wording
        book = wording.book
    }

    /// - Parameter place: what is new about a cell's place: it takes the place of the position, and its headers are said
    ///   first.
    func words(for element: ElementSnapshot, at place: CellPlace? = nil) -> WordedText {
        let words = words(for: element, at: place, wording.says)
        let said = words.isSilent ? self.words(for: element, at: place) { _ in true } : words
        guard let place, wording.says(.label) else { return said }
        return Pauses.join(place.headers.map { label(of: $0) ?? value(of: $0) } + [said], book.pauses.list)
    }

    private func words(
        for element: ElementSnapshot, at place: CellPlace?, _ says: (WordingToken) -> Bool
    ) -> WordedText {
        var said = UniqueParts()
        if says(.label) { said.say(label(of: element)) }
        if says(.value) { said.say(value(of: element)) }
        if says(.traits) {
            for key in Self.keys(for: element.traits) { said.say(word: words(key, of: element)) }
            for key in Self.fieldKeys(for: element) { said.say(word: book.words(key)) }
            said.say(word: expansion(of: element))
        }
        for content in element.details.content where content.isImportant || wording.verbosity == .high {
            said.say(client([content.label, content.value].filter { !$0.isEmpty }.joined(separator: ", ")))
        }
        if says(.position) {
            for word in place.map(position) ?? [position(of: element)] { said.say(word: word) }
        }
        let count = said.parts.count
        if says(.hint) { said.say(marked(element.details.hintSSML) ?? element.hint.map(client)) }
        let description = Pauses.join(said.parts.prefix(count), book.pauses.list)
        guard said.parts.count > count else { return description }
        return Pauses.join([description] + said.parts.dropFirst(count), book.pauses.sentences)
    }

    /// The differences. They are spoken at every verbosity, because a change would otherwise be silent.
    func words(for element: ElementSnapshot, changedFrom old: ElementSnapshot) -> WordedText {
        let says = { !wording.switchedOff.contains($0) }
        var said = UniqueParts()
        let (details, former) = (element.details, old.details)
        if says(.label), element.label != old.label || details.labelSSML != former.labelSSML {
            said.say(label(of: element))
        }
        if says(.value), element.readValue != old.readValue || details.valueSSML != former.valueSSML {
            said.say(value(of: element))
        }
        if element.bound != old.bound { said.say(element.bound.map(words)) }
        if says(.traits) {
            for key in Self.keys(for: element.traits.subtracting(old.traits)) { said.say(word: book.words(key)) }
            let gone = [(AccessibilityTraits.selected, "trait.selected.not"), (.notEnabled, "trait.dimmed.not")]
                .filter { old.traits.contains($0.0) && !element.traits.contains($0.0) }
            for (_, key) in gone { said.say(book.words(key)) }
            if element.details.isExpanded != old.details.isExpanded { said.say(expansion(of: element)) }
        }
        return Pauses.join(said.parts, book.pauses.list)
    }

    /// The differences after the user has changed the element, and the bound that it has reached. Without a difference
    /// the value is spoken again, or the label and the state of an element that has no value.
    func words(for element: ElementSnapshot, changedByUserFrom old: ElementSnapshot) -> WordedText {
        var former = old
        former.bound = element.bound
        let changes = words(for: element, changedFrom: former)
        var said = UniqueParts()
        if !changes.isSilent {
            said.say(changes)
        } else if let value = value(of: element) {
            said.say(value)
        } else {
            said.say(label(of: element))
            if element.traits.contains(.selected) { said.say(word: book.words("trait.selected")) }
            said.say(word: expansion(of: element))
        }
        said.say(element.bound.map(words))
        return Pauses.join(said.parts, book.pauses.list)
    }

    private func client(_ text: String) -> WordedText { .client(text, wording) }

    /// A text in SSML; nil for none, and for one that is not valid.
    private func marked(_ source: String?) -> WordedText? {
        guard let source, let markup = try? SpeechMarkup(source) else { return nil }
        return WordedText(markup.marked, wording)
    }

    private func label(of element: ElementSnapshot) -> WordedText? {
        marked(element.details.labelSSML) ?? element.label.map(client)
    }

    /// A switch has the value 1 or 0, like `UISwitch`, which is spoken as on or off.
    private func value(of element: ElementSnapshot) -> WordedText? {
        switch (element.traits.contains(.toggleButton), element.readValue) {
        case (true, "1"): book.words("switch.on")
        case (true, "0"): book.words("switch.off")
        case (_, let value): marked(element.details.valueSSML) ?? value.map(client)
        }
    }

    private func words(for bound: AccessibilityBound) -> WordedText { book.words("bound.\(bound.rawValue)") }

    /// A trait, with the level of a heading.
    private func words(_ key: String, of element: ElementSnapshot) -> WordedText {
        guard key == "trait.heading", let level = element.details.headingLevel else { return book.words(key) }
        return book.words("document.heading", numbers: ["n": level])
    }

    /// Nil for an element that cannot be expanded.
    private func expansion(of element: ElementSnapshot) -> WordedText? {
        element.details.isExpanded.map { book.words($0 ? "trait.expanded" : "trait.collapsed") }
    }

    /// Nil for a single element.
    private func position(of element: ElementSnapshot) -> WordedText? {
        guard let index = element.index, let count = element.count, count > 1, (0..<count).contains(index) else {
            return nil
        }
        return book.words("position", numbers: ["i": index + 1, "n": count])
    }

    private func position(_ place: CellPlace) -> [WordedText?] {
        [(place.row, "cell.row"), (place.column, "cell.column")].map { number, key in
            number.map { book.words(key, numbers: ["n": $0 + 1]) }
        }
    }

    /// A switch is also a button, but only "switch" is spoken.
    private static func keys(for traits: AccessibilityTraits) -> [String] {
        let said = traits.contains(.toggleButton) ? traits.subtracting(.button) : traits
        return spoken.filter { said.contains($0.trait) }.map(\.key)
    }

    /// Nothing for a text that cannot be changed.
    private static func fieldKeys(for element: ElementSnapshot) -> [String] {
        guard let text = element.details.text, text.isEditable else { return [] }
        let kind = element.traits.contains(.searchField) ? [] : ["trait.textField"]
        return text.isSecure ? kind + ["trait.secureTextField"] : kind
    }

    /// The traits that are spoken, which name the kind of an element. The other traits describe its behavior.
    private static let spoken: [(trait: AccessibilityTraits, key: String)] = [
        (.selected, "trait.selected"), (.notEnabled, "trait.dimmed"), (.button, "trait.button"),
        (.toggleButton, "trait.switchButton"), (.tabBar, "trait.tabBar"), (.header, "trait.heading"),
        (.link, "trait.link"), (.adjustable, "trait.adjustable"), (.image, "trait.image"),
        (.searchField, "trait.searchField"), (.keyboardKey, "trait.keyboardKey"),
    ]
}

extension ElementSnapshot {
    /// The value; that of a text field without one is its text, but for a password.
    fileprivate var readValue: String? {
        guard value == nil, let text = details.text, !text.isSecure, !text.text.isEmpty else { return value }
        return text.text
    }
}
