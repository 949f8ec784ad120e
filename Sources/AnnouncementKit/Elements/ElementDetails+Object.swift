// SPDX-License-Identifier: MIT

/// The details of an object at one moment.
@MainActor
extension ElementDetails {
    /// - Parameter around: the object and its enclosing objects, from the innermost outward.
    init(of object: any AccessibilityObject, in around: [any AccessibilityObject]) {
        self.init()
        takeRegion(of: object, in: around)
        headingLevel = object.accessibilityHeadingLevel
        switch object.accessibilityExpandedStatus {
        case .unsupported: break
        case .expanded: isExpanded = true
        case .collapsed: isExpanded = false
        }
        content = (object.accessibilityCustomContent ?? []).map(\.detail)
        inputLabels = object.accessibilityUserInputLabels ?? []
        containerType = object.accessibilityContainerType
        let isInteractive = object.accessibilityRespondsToUserInteraction
        if isInteractive != object.isInteractive { self.isInteractive = isInteractive }
        textualContext = object.accessibilityTextualContext?.rawValue
        text = (object.accessibilityTextInputResponder ?? object as? any AccessibilityTextInput)?.elementText
        if text == nil, let content = object as? any AccessibilityReadingContent {
            var page = ElementText(content.accessibilityLines.joined(separator: "\n"))
            (page.isEditable, page.isMultiline) = (false, true)
            text = page
        }
        if let cell = object as? any AccessibilityContainerDataTableCell {
            (row, column) = (cell.accessibilityRowRange().first, cell.accessibilityColumnRange().first)
        }
        guard object.accessibility.activationPoint != nil else { return }
        let point = object.accessibilityActivationPoint
        let place = Accessibility.convertToWindow(Rect(x: point.x, y: point.y, width: 0, height: 0))
        if place.isValid { activationPoint = Point(x: place.x, y: place.y) }
    }

    /// The live region of the object itself, or else of the nearest object around it.
    private mutating func takeRegion(of object: any AccessibilityObject, in around: [any AccessibilityObject]) {
        isBusy = around.contains(where: \.accessibilityIsBusy)
        guard let region = around.first(where: { $0.accessibilityLiveRegion != .off }) else { return }
        live = region.accessibilityLiveRegion
        isAtomic = region.accessibilityLiveRegionIsAtomic
        let relevance = region.accessibilityLiveRegionRelevant
        relevant = relevance == .standard ? nil : relevance
        if region !== object { self.region = region.accessibility.id }
    }
}

extension AccessibilityObject {
    /// True if the traits or the actions say that a user can act on the object.
    var isInteractive: Bool {
        !accessibilityTraits.isDisjoint(with: [
            .button, .link, .adjustable, .searchField, .keyboardKey, .toggleButton, .tabBar, .allowsDirectInteraction,
        ]) || accessibilityCustomActions?.isEmpty == false
    }
}
