// SPDX-License-Identifier: MIT

/// Names of keys. SSIP's key names are the standard; X's names and common short names are aliases.
final class KeyNames: Sendable {
    let names: NameTable

    /// - Parameter names: the names by SSIP's names of the keys. Every language has the same keys.
    init(_ names: NameTable) { self.names = names }

    /// - Parameter key: SSIP's name of the key, or an alias.
    func name(of key: String) -> String? { names[key] ?? names[Self.aliases[key] ?? ""] }

    /// SSIP's name of a modifier; nil for a key that is not a modifier.
    static func modifier(_ name: String) -> String? {
        let known = name.lowercased()
        let modifier = aliases[known] ?? known
        return modifiers.contains(modifier) ? modifier : nil
    }

    /// The character that a key's name means.
    static func character(_ key: String) -> Character? { characters[key] }

    private static let modifiers: Set<String> = ["alt", "altgr", "control", "hyper", "meta", "shift", "super"]

    private static let aliases = [
        "ctrl": "control", "ctl": "control", "iso-level3-shift": "altgr", "mode-switch": "altgr", "esc": "escape",
        "del": "delete", "ins": "insert", "page-up": "prior", "page-down": "next", "pageup": "prior",
        "pagedown": "next", "pgup": "prior", "pgdn": "next", "sys-req": "print", "print-screen": "print",
        "capslock": "caps-lock", "numlock": "num-lock", "scrolllock": "scroll-lock", "shift-lock": "caps-lock",
        "back-space": "backspace", "iso-left-tab": "tab", "win": "window", "windows": "window",
        "newline": "linefeed",
    ]

    private static let characters: [String: Character] = [
        "space": " ", "underscore": "_", "double-quote": "\"", "quotedbl": "\"", "exclam": "!", "numbersign": "#",
        "dollar": "$", "percent": "%", "ampersand": "&", "apostrophe": "'", "quoteright": "'", "parenleft": "(",
        "parenright": ")", "asterisk": "*", "plus": "+", "comma": ",", "minus": "-", "period": ".", "slash": "/",
        "colon": ":", "semicolon": ";", "less": "<", "equal": "=", "greater": ">", "question": "?", "at": "@",
        "bracketleft": "[", "backslash": "\\", "bracketright": "]", "asciicircum": "^", "grave": "`",
        "quoteleft": "`", "braceleft": "{", "bar": "|", "braceright": "}", "asciitilde": "~",
        "add": "+", "subtract": "-", "multiply": "*", "divide": "/", "decimal": ".",
    ]
}
