// SPDX-License-Identifier: MIT

import AnnouncementKit

/// `performAccessibilityAudit`: checks that find what a user would stumble over.
extension Application {
    /// Checks the displayed elements and charts.
    ///
    ///     try app.performAccessibilityAudit(for: .all.subtracting(.contrast)) { $0.identifier == "Player.logo" }
    /// - Parameters:
    ///   - types: the kinds of checks.
    ///   - isIgnored: returns true for an issue that is known and accepted.
    /// - Throws: an ``AuditFailure`` with all issues, each with its element.
    public func performAccessibilityAudit(
        for types: AuditType = .all, _ isIgnored: (AuditIssue) throws -> Bool = { _ in false }
    ) throws {
        let issues = try accessibilityIssues(for: types).filter { try !isIgnored($0) }
        guard issues.isEmpty else { throw AuditFailure(issues: issues) }
    }

    /// The issues that ``performAccessibilityAudit(for:_:)`` finds, in the order of the checks.
    public func accessibilityIssues(for types: AuditType = .all) -> [AuditIssue] {
        let shown = listener.shown
        let places = PlaceAudit(shown, window: listener.window, root: Accessibility.root)
        let all = TextAudit(shown.all).issues + places.issues + contrasts(of: shown) + silentMembers
        return all.filter { types.contains($0.auditType) }
    }

    private var silentMembers: [AuditIssue] {
        listener.silentMembers.map {
            AuditIssue(auditType: .silentMember, element: nil, identifier: nil, description: $0)
        }
    }

    /// The colors of displayed charts.
    private func contrasts(of shown: ShownElements) -> [AuditIssue] {
        shown.all.filter { $0.types.contains(.chart) }.flatMap { chart -> [AuditIssue] in
            guard let surface = chart.part?.object as? ChartSurface else { return [] }
            let theme = surface.theme
            func issue(_ what: String, _ color: ChartColor, _ least: Double) -> AuditIssue? {
                let ratio = ContrastRatio(color, theme.background).value
                guard ratio < least else { return nil }
                let shown = (ratio * 10).rounded() / 10
                return AuditIssue(
                    auditType: .contrast, element: chart.title, identifier: chart.snapshot.identifier,
                    description: "\(chart.title) shows \(what) with a contrast of \(shown), but needs \(least).")
            }
            let texts = issue("its texts", theme.foreground, 4.5).map { [$0] } ?? []
            let strokes = theme.strokes.prefix(surface.renderableSeries.count).enumerated()
            return texts + strokes.compactMap { issue("series \($0 + 1)", $1, ContrastRatio.graphics.value) }
        }
    }
}
