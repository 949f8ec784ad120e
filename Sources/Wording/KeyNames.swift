// SPDX-License-Identifier: MIT

import AnnouncementKit

/// What keys are called. SSIP's names are the rule; X's and common short ones mean the same keys.
enum KeyNames {
    /// - Parameter key: SSIP's name of it.
    static func name(of key: String, in language: SpokenLanguage) -> String? {
        let table = tables[language.rawValue] ?? [:]
        return table[key] ?? table[aliases[key] ?? ""]
    }

    /// SSIP's name of a key that is held while another is pressed.
    static func modifier(_ name: String) -> String? {
        let known = name.lowercased()
        let modifier = aliases[known] ?? known
        return modifiers.contains(modifier) ? modifier : nil
    }

    /// The character that a key is named after.
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

    /// Each line is a key and its name; every language has the same.
    private static let tables: [String: [String: String]] = KeyNameTables.all.mapValues { lines in
        let pairs = lines.split(separator: "\n").compactMap { line -> (String, String)? in
            let parts = line.split(separator: " ", maxSplits: 1)
            return parts.count == 2 ? (String(parts[0]), String(parts[1])) : nil
        }
        return Dictionary(pairs) { first, _ in first }
    }
}
