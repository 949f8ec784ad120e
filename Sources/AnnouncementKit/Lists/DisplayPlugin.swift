// SPDX-License-Identifier: MIT

/// Something that a list does besides showing its items. Plugins are asked in the order in which they were added.
@MainActor
public protocol DisplayPlugin: AnyObject {
    func process(_ event: DisplayEvent, in manager: any DisplayManager)
}
