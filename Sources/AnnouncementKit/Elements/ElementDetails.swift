// SPDX-License-Identifier: MIT

/// A property that few elements have. Nil and empty values mean that the element does not have it.
package enum ElementDetail: Sendable, Hashable {
    case live(AccessibilityLiveRegion?)
    case atomic(Bool)
    case relevant(AccessibilityLiveRelevance?)
    case busy(Bool)
    /// The id of the live region around the element, if that is not displayed as an element.
    case region(String?)
    case headingLevel(Int?)
    case expanded(Bool?)
    case content([ElementContent])
    case inputLabels([String])
    case containerType(AccessibilityContainerType)
    /// The row and the column in a data table, from 0.
    case row(Int?)
    case column(Int?)
    case interactive(Bool?)
    case textualContext(String?)
    case activationPoint(Point?)
    /// How the label, the value and the hint are spoken, in SSML, if not like a plain text.
    case labelSSML(String?)
    case valueSSML(String?)
    case hintSSML(String?)
    /// The text that a user reads by lines or edits.
    case text(String?)
    /// The selected part of the text in Unicode scalars; an empty range at the caret.
    case selection(Range<Int>?)
    /// True for a password.
    case secure(Bool)
    case editable(Bool)
    case multiline(Bool)

    /// The details in the order in which they are stored.
    enum Kind: Int, CaseIterable {
        case live, atomic, relevant, busy, region, headingLevel, expanded, content, inputLabels, containerType, row
        case column, interactive, textualContext, activationPoint, labelSSML, valueSSML, hintSSML, text
        case selection, secure, editable, multiline
    }

    var kind: Kind {
        switch self {
        case .live: .live
        case .atomic: .atomic
        case .relevant: .relevant
        case .busy: .busy
        case .region: .region
        case .headingLevel: .headingLevel
        case .expanded: .expanded
        case .content: .content
        case .inputLabels: .inputLabels
        case .containerType: .containerType
        case .row: .row
        case .column: .column
        case .interactive: .interactive
        case .textualContext: .textualContext
        case .activationPoint: .activationPoint
        case .labelSSML: .labelSSML
        case .valueSSML: .valueSSML
        case .hintSSML: .hintSSML
        case .text: .text
        case .selection: .selection
        case .secure: .secure
        case .editable: .editable
        case .multiline: .multiline
        }
    }

    /// The detail of a kind that an element without it has.
    static func none(_ kind: Kind) -> ElementDetail {
        switch kind {
        case .live: .live(nil)
        case .atomic: .atomic(false)
        case .relevant: .relevant(nil)
        case .busy: .busy(false)
        case .region: .region(nil)
        case .headingLevel: .headingLevel(nil)
        case .expanded: .expanded(nil)
        case .content: .content([])
        case .inputLabels: .inputLabels([])
        case .containerType: .containerType(.none)
        case .row: .row(nil)
        case .column: .column(nil)
        case .interactive: .interactive(nil)
        case .textualContext: .textualContext(nil)
        case .activationPoint: .activationPoint(nil)
        case .labelSSML: .labelSSML(nil)
        case .valueSSML: .valueSSML(nil)
        case .hintSSML: .hintSSML(nil)
        case .text: .text(nil)
        case .selection: .selection(nil)
        case .secure: .secure(false)
        case .editable: .editable(false)
        case .multiline: .multiline(false)
        }
    }
}

/// A detail that a user hears on demand: `AXCustomContent` as a value.
public struct ElementContent: Sendable, Hashable {
    public var label: String
    public var value: String
    /// True if it is announced with the element.
    public var isImportant: Bool

    public init(label: String, value: String, isImportant: Bool = false) {
        self.label = label
        self.value = value
        self.isImportant = isImportant
    }
}

/// The properties of an element that few elements have, in one list, so that all others cost nothing.
public struct ElementDetails: Sendable, Hashable {
    /// In the order of their kinds.
    package private(set) var all: [ElementDetail] = []

    public init() {}

    /// Sets a detail, or removes it if it has no value.
    package mutating func set(_ detail: ElementDetail) {
        let kind = detail.kind
        let place = all.firstIndex { $0.kind.rawValue >= kind.rawValue } ?? all.count
        let isKnown = place < all.count && all[place].kind == kind
        switch (detail == .none(kind), isKnown) {
        case (true, true): all.remove(at: place)
        case (true, false): break
        case (false, true): all[place] = detail
        case (false, false): all.insert(detail, at: place)
        }
    }

    private subscript(kind: ElementDetail.Kind) -> ElementDetail { all.first { $0.kind == kind } ?? .none(kind) }

    public var live: AccessibilityLiveRegion? {
        get { if case .live(let live) = self[.live] { live } else { nil } }
        set { set(.live(newValue)) }
    }
    /// True if the whole region is announced after a change, not only the change.
    public var isAtomic: Bool {
        get { self[.atomic] == .atomic(true) }
        set { set(.atomic(newValue)) }
    }
    public var relevant: AccessibilityLiveRelevance? {
        get { if case .relevant(let relevant) = self[.relevant] { relevant } else { nil } }
        set { set(.relevant(newValue)) }
    }
    /// True while changes are not complete and therefore not announced.
    public var isBusy: Bool {
        get { self[.busy] == .busy(true) }
        set { set(.busy(newValue)) }
    }
    public var region: String? {
        get { if case .region(let region) = self[.region] { region } else { nil } }
        set { set(.region(newValue)) }
    }
    /// The level of a heading, from 1.
    public var headingLevel: Int? {
        get { if case .headingLevel(let level) = self[.headingLevel] { level } else { nil } }
        set { set(.headingLevel(newValue)) }
    }
    /// Nil for an element that cannot be expanded.
    public var isExpanded: Bool? {
        get { if case .expanded(let isExpanded) = self[.expanded] { isExpanded } else { nil } }
        set { set(.expanded(newValue)) }
    }
    public var content: [ElementContent] {
        get { if case .content(let content) = self[.content] { content } else { [] } }
        set { set(.content(newValue)) }
    }
    /// Other names by which a user may call the element.
    public var inputLabels: [String] {
        get { if case .inputLabels(let labels) = self[.inputLabels] { labels } else { [] } }
        set { set(.inputLabels(newValue)) }
    }
    public var containerType: AccessibilityContainerType {
        get { if case .containerType(let type) = self[.containerType] { type } else { .none } }
        set { set(.containerType(newValue)) }
    }
    public var row: Int? {
        get { if case .row(let row) = self[.row] { row } else { nil } }
        set { set(.row(newValue)) }
    }
    public var column: Int? {
        get { if case .column(let column) = self[.column] { column } else { nil } }
        set { set(.column(newValue)) }
    }
    /// Nil if it follows from the traits.
    public var isInteractive: Bool? {
        get { if case .interactive(let isInteractive) = self[.interactive] { isInteractive } else { nil } }
        set { set(.interactive(newValue)) }
    }
    public var textualContext: String? {
        get { if case .textualContext(let context) = self[.textualContext] { context } else { nil } }
        set { set(.textualContext(newValue)) }
    }
    /// Nil for the center of the frame.
    public var activationPoint: Point? {
        get { if case .activationPoint(let point) = self[.activationPoint] { point } else { nil } }
        set { set(.activationPoint(newValue)) }
    }

    /// The label in SSML, with instructions how to speak its parts; nil for a plain label.
    public var labelSSML: String? {
        get { if case .labelSSML(let source) = self[.labelSSML] { source } else { nil } }
        set { set(.labelSSML(newValue)) }
    }
    /// The value in SSML; nil for a plain value.
    public var valueSSML: String? {
        get { if case .valueSSML(let source) = self[.valueSSML] { source } else { nil } }
        set { set(.valueSSML(newValue)) }
    }
    /// The hint in SSML; nil for a plain hint.
    public var hintSSML: String? {
        get { if case .hintSSML(let source) = self[.hintSSML] { source } else { nil } }
        set { set(.hintSSML(newValue)) }
    }

    /// The text that a user reads by lines or edits; nil for an element without one.
    public var text: ElementText? {
        get {
            guard case .text(let content?) = self[.text] else { return nil }
            var text = ElementText(content)
            if case .selection(let selection?) = self[.selection] {
                text.selection = selection.clamped(to: 0..<content.unicodeScalars.count)
            }
            text.isSecure = isSecure
            text.isEditable = self[.editable] == .editable(true)
            text.isMultiline = self[.multiline] == .multiline(true)
            return text
        }
        set {
            set(.text(newValue?.text))
            set(.selection(newValue?.selection))
            set(.secure(newValue?.isSecure ?? false))
            set(.editable(newValue?.isEditable ?? false))
            set(.multiline(newValue?.isMultiline ?? false))
        }
    }

    /// Replaces a password by bullets. A client may send one as it is.
    mutating func hidePassword() {
        guard isSecure, var hidden = text else { return }
        hidden.text = ElementText.bullets(hidden.text)
        text = hidden
    }

    private var isSecure: Bool { self[.secure] == .secure(true) }

    /// The details that change `older` into these.
    func differences(from older: ElementDetails) -> [ElementDetail] {
        ElementDetail.Kind.allCases.filter { self[$0] != older[$0] }.map { self[$0] }
    }

    /// The size of all texts, in bytes of UTF-8.
    var textSize: Int {
        let shown: Int = content.reduce(0) { $0 + $1.label.utf8.count + $1.value.utf8.count }
        let texts: [String?] = [labelSSML, valueSSML, hintSSML, text?.text, region, textualContext]
        let others: Int = (texts.compactMap(\.self) + inputLabels).reduce(0) { $0 + $1.utf8.count }
        return shown + others
    }
}
