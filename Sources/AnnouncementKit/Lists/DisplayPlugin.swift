// SPDX-License-Identifier: MIT

/// Something that a list does besides showing its items. Plugins are asked in the order in which they were added.
@MainActor
public protocol DisplayPlugin: AnyObject {
    /// Something has happened in the list; plugins are asked in the order in which they were added.
    func process(_ event: DisplayEvent, in manager: any DisplayManager)
}
