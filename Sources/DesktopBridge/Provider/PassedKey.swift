// SPDX-License-Identifier: MIT

import AnnouncementKit

/// The key that a user's edit of a text stands for, as toolkits pass keys to the registry. Orca before version 46, and
/// Orca on Wayland without a compositor that sends it the keys, hear of keys only so. Without a key they announce neither
/// typed text nor moves of the caret. On X11 newer versions hear keys from the server, and do not listen at the registry.
struct PassedKey: Sendable, Hashable {
    /// The number of the key's symbol in X11.
    let keysym: UInt32
    /// The typed text, or the name of the key.
    let name: String
    let isText: Bool
    /// The bits of Shift (1) and Control (4).
    let modifiers: Int32

    private init(_ keysym: UInt32, _ name: String, isText: Bool = false, modifiers: Int32 = 0) {
        (self.keysym, self.name, self.isText, self.modifiers) = (keysym, name, isText, modifiers)
    }

    /// Nil for an edit that no single key makes, such as a pasted text, and for a password.
    init?(from old: ElementText, to new: ElementText) {
        guard !old.isSecure, !new.isSecure, new.isEditable, let edit = TextEdit(from: old, to: new) else { return nil }
        let (former, caret) = (old.selection ?? 0..<0, new.caret ?? 0)
        switch edit {
        case .typed(let text, _):
            guard text.count == 1, let scalar = text.unicodeScalars.first else { return nil }
            self.init(typed: scalar, text)
        case .deleted: self = caret < former.upperBound || !former.isEmpty ? Self.backspace : Self.delete
        case .moved, .selected, .unselected: self.init(over: new.text, from: former.upperBound, to: new)
        }
    }

    private static let backspace = Self(0xff08, "BackSpace")
    private static let delete = Self(0xffff, "Delete")

    private init(typed scalar: Unicode.Scalar, _ text: String) {
        switch scalar {
        case "\n", "\r": self.init(0xff0d, "Return")
        case "\t": self.init(0xff09, "Tab")
        // The symbols of Latin 1 have its numbers, and all others those of Unicode.
        default: self.init(scalar.value < 0x100 ? scalar.value : 0x100_0000 | scalar.value, text, isText: true)
        }
    }

    /// A move of the caret: by a character, to an end of the line, by a line, or by words.
    private init?(over text: String, from former: Int, to new: ElementText) {
        let scalars = Array(text.unicodeScalars)
        let caret = min(new.caret ?? 0, scalars.count)
        let crossed = min(former, caret)..<max(min(former, scalars.count), caret)
        guard crossed.upperBound <= scalars.count, !crossed.isEmpty else { return nil }
        let letters = String(String.UnicodeScalarView(scalars[crossed]))
        let isForward = caret > former
        let shift: Int32 = new.selection?.isEmpty == false ? 1 : 0
        let isStart = caret == 0 || scalars[caret - 1] == "\n"
        let isEnd = caret == scalars.count || scalars[caret] == "\n"
        if letters.count == 1 {
            self.init(isForward ? 0xff53 : 0xff51, isForward ? "Right" : "Left", modifiers: shift)
        } else if letters.contains("\n") {
            self.init(isForward ? 0xff54 : 0xff52, isForward ? "Down" : "Up", modifiers: shift)
        } else if isForward ? isEnd : isStart {
            self.init(isForward ? 0xff57 : 0xff50, isForward ? "End" : "Home", modifiers: shift)
        } else {
            self.init(isForward ? 0xff53 : 0xff51, isForward ? "Right" : "Left", modifiers: shift | 4)
        }
    }

    /// The call that passes the key to the registry, which returns once all listeners have it.
    func call(isPressed: Bool) -> BusCall {
        let numbers = [Int32(bitPattern: keysym), 0, modifiers, 0].map(BusDatum.number)
        let event: BusDatum = .structure([.natural(isPressed ? 0 : 1)] + numbers + [.text(name), .flag(isText)])
        return BusCall(
            "org.a11y.atspi.Registry", "/org/a11y/atspi/registry/deviceeventcontroller",
            "org.a11y.atspi.DeviceEventController", "NotifyListenersSync", [event])
    }
}
