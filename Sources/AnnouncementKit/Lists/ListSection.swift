// SPDX-License-Identifier: MIT

/// A part of a list: rows, with a header and a footer when it has them.
@MainActor
public struct ListSection {
    public var header: (any ListGenerator)?
    public var rows: [any ListGenerator]
    public var footer: (any ListGenerator)?

    public init(
        header: (any ListGenerator)? = nil, rows: [any ListGenerator] = [], footer: (any ListGenerator)? = nil
    ) {
        self.header = header
        self.rows = rows
        self.footer = footer
    }

    var count: Int { (header == nil ? 0 : 1) + rows.count + (footer == nil ? 0 : 1) }
}
