// SPDX-License-Identifier: MIT

/// One identifier that an object was given.
public struct InjectedIdentifier {
    public let object: any AccessibilityObject
    public let identifier: String

    public init(object: any AccessibilityObject, identifier: String) {
        self.object = object
        self.identifier = identifier
    }
}
