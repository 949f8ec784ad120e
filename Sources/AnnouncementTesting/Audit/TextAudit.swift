// SPDX-License-Identifier: MIT

import AnnouncementKit
internal import Wording

/// Checks of the texts and traits of elements. A value.
struct TextAudit {
    private let elements: [ShownElements.Shown]
    private(set) var issues: [AuditIssue] = []
    private static let longestLabel = 150

    init(_ elements: [ShownElements.Shown]) {
        self.elements = elements
        for element in elements where element.part == nil {
            checkLabel(of: element)
            checkValue(of: element)
            checkTraits(of: element)
            checkActions(of: element)
        }
        checkIdentifiers()
        checkAmbiguity()
    }

    private mutating func add(_ type: AuditType, _ element: ShownElements.Shown, _ what: String) {
        issues.append(
            AuditIssue(
                auditType: type, element: element.title, identifier: element.snapshot.identifier,
                description: "\(element.title) \(what)"))
    }

    private mutating func checkLabel(of element: ShownElements.Shown) {
        let snapshot = element.snapshot
        guard let label = snapshot.label, !label.isBlank else {
            let isNamed = snapshot.details.text == nil && !element.isControl && snapshot.value?.isBlank == false
            if !isNamed { add(.missingLabel, element, "has no label: set accessibilityLabel.") }
            return
        }
        if let word = Self.words(for: snapshot.traits).first(where: { label.lowercased().hasSuffix(" " + $0) }) {
            add(.labelRepeatsTrait, element, "says \(word.quoted) twice: leave the word out of the label.")
        }
        if Self.isTechnical(label) {
            add(.technicalLabel, element, "has the name of a file or of a program as its label: write words.")
        }
        if label.count > Self.longestLabel {
            add(.longLabel, element, "has a label of \(label.count) characters: move details to customContent.")
        }
        for text in [snapshot.label, snapshot.value].compactMap(\.self) where Self.isCut(text) {
            add(.cutText, element, "has the cut text \(text.quoted): give the whole text.")
        }
        if let hint = snapshot.hint?.lowercased(),
            ["tap", "double tap", "double-tap", "click", "press"]
                .contains(where: { hint.hasPrefix($0 + " ") })
        {
            add(.hint, element, "has a hint that names a gesture: say what happens, such as \"Saves the file\".")
        }
        if let tag = snapshot.language, !Self.isLanguage(tag) {
            add(.language, element, "has the language \(tag.quoted), but a tag is written as \"de\" or \"en-US\".")
        }
    }

    private mutating func checkValue(of element: ShownElements.Shown) {
        let (snapshot, traits) = (element.snapshot, element.snapshot.traits)
        let isEmpty = snapshot.value?.isBlank ?? true
        if traits.contains(.adjustable), isEmpty {
            add(.missingValue, element, "can be adjusted and has no value: set accessibilityValue.")
        }
        if traits.contains(.toggleButton), isEmpty, !traits.contains(.selected) {
            add(.missingValue, element, "is a switch without the value 1 or 0: set accessibilityValue.")
        }
        if let label = snapshot.label, !label.isBlank, label == snapshot.value {
            add(.repeatedValue, element, "has the same label and value: leave one out.")
        }
    }

    private mutating func checkTraits(of element: ShownElements.Shown) {
        let pairs: [(AccessibilityTraits, String)] = [
            ([.button, .link], "a button and a link"), ([.button, .adjustable], "a button and adjustable"),
            ([.staticText, .button], "a text and a button"), ([.staticText, .adjustable], "a text and adjustable"),
            ([.header, .adjustable], "a heading and adjustable"), ([.image, .searchField], "a picture and a field"),
        ]
        for (pair, words) in pairs where element.snapshot.traits.isSuperset(of: pair) {
            add(.trait, element, "is \(words) at once: keep one trait.")
        }
        if let level = element.snapshot.details.headingLevel, !element.snapshot.traits.contains(.header) {
            add(.trait, element, "has the heading level \(level) and not the trait header: add it.")
        }
    }

    private mutating func checkActions(of element: ShownElements.Shown) {
        let names = element.snapshot.actions
        if names.contains(where: \.isBlank) { add(.action, element, "has an action without a name: give it one.") }
        for name in Set(names.filter { name in names.count { $0 == name } > 1 }).sorted() {
            add(.action, element, "has several actions \(name.quoted): only the first can be performed.")
        }
    }

    private mutating func checkIdentifiers() {
        let named = Dictionary(grouping: elements.filter { $0.part == nil }) { $0.snapshot.identifier ?? "" }
        for (identifier, group) in named.sorted(by: { $0.key < $1.key }) where !identifier.isEmpty && group.count > 1 {
            add(
                .duplicateIdentifier, group[0],
                "shares the identifier \(identifier.quoted) with \(group.count - 1) more: tests cannot choose one.")
        }
    }

    /// Controls in one container, or in none, that are announced alike.
    private mutating func checkAmbiguity() {
        struct Key: Hashable {
            var words: [String?]
            var traits: AccessibilityTraits
            var container: String?
        }
        let controls = elements.filter { $0.part == nil && $0.isControl && $0.snapshot.index == nil }
        var groups: [(Key, [ShownElements.Shown])] = []
        for element in controls {
            let snapshot = element.snapshot
            let key = Key(
                words: [snapshot.label, snapshot.value, snapshot.hint], traits: snapshot.traits,
                container: snapshot.container)
            guard snapshot.label?.isBlank == false else { continue }
            if let place = groups.firstIndex(where: { $0.0 == key }) {
                groups[place].1.append(element)
            } else {
                groups.append((key, [element]))
            }
        }
        for (_, group) in groups where group.count > 1 {
            add(.ambiguousLabel, group[0], "sounds like \(group.count - 1) more: say in the label what each is for.")
        }
    }

    /// The English words that the traits add to a label.
    private static func words(for traits: AccessibilityTraits) -> [String] {
        let named: [(AccessibilityTraits, [String])] = [
            (.button, ["button"]), (.link, ["link"]), (.image, ["image", "picture"]), (.header, ["heading", "header"]),
            (.adjustable, ["slider", "adjustable"]), (.toggleButton, ["switch", "switch button"]),
            (.tabBar, ["tab bar"]), (.searchField, ["search field"]), (.keyboardKey, ["key"]),
        ]
        return named.filter { traits.contains($0.0) }.flatMap(\.1)
    }

    /// True for "btn_save", "saveButton", "IMG_0012.png" and "icon-star".
    private static func isTechnical(_ label: String) -> Bool {
        guard !label.contains(" "), label.utf8.count > 2 else { return false }
        let files = [".png", ".jpg", ".jpeg", ".svg", ".gif", ".pdf", ".webp"]
        if files.contains(where: label.lowercased().hasSuffix) { return true }
        if label.contains("_"), label.contains(where: \.isLetter) { return true }
        let prefixes = ["btn", "img", "icon-", "ic-", "lbl", "txt"]
        if prefixes.contains(where: { label.hasPrefix($0) && label.count > $0.count + 1 }) { return true }
        // An identifier such as saveButton: a small letter first, and a capital after a small letter.
        guard label.first?.isLowercase == true, label.allSatisfy({ $0.isLetter || $0.isNumber }) else { return false }
        return zip(label, label.dropFirst()).contains { $0.isLowercase && $1.isUppercase }
    }

    /// "More…" opens something; a text that was cut ends within a word or has several words.
    private static func isCut(_ text: String) -> Bool {
        guard text.hasSuffix("…") || text.hasSuffix("...") else { return false }
        return text.split(separator: " ").count > 3
    }

    private static func isLanguage(_ tag: String) -> Bool {
        let parts = tag.split(separator: "-", omittingEmptySubsequences: false)
        let isName = (parts.first.map { (2...3).contains($0.count) && $0.allSatisfy(\.isLetter) }) ?? false
        return isName && parts.allSatisfy { (1...8).contains($0.count) && $0.allSatisfy { $0.isLetter || $0.isNumber } }
    }
}

extension ShownElements.Shown {
    /// The name in an audit, such as `The button "Save"`.
    var title: String {
        let names: [String?] = [snapshot.label, snapshot.identifier, snapshot.value]
        let name = names.compactMap(\.self).first { !$0.isBlank }
        let general: Set<ElementType> = [.any, .cell, .other]
        let kinds = ElementType.allCases.filter { types.contains($0) && !general.contains($0) }
        let kind: ElementType = kinds.first { $0 != .staticText } ?? kinds.first ?? .any
        return "The \(kind.name) " + (name?.quoted ?? "at \(snapshot.frame.map { "\($0.x), \($0.y)" } ?? "no place")")
    }

    /// True if a user acts on it.
    var isControl: Bool {
        if let isInteractive = snapshot.details.isInteractive { return isInteractive }
        return !snapshot.traits.isDisjoint(with: [
            .button, .link, .adjustable, .searchField, .keyboardKey, .toggleButton, .tabBar,
        ]) || snapshot.details.text?.isEditable == true
    }
}
