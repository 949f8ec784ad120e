// SPDX-License-Identifier: MIT

import AnnouncementKit

/// Words for a picture that a voice has no name for and would skip.
package enum SpokenEmoji {
    /// The name of a picture, or the words for any picture.
    package static func name(of picture: String, in language: LanguageTag) -> String {
        PictureSequence(picture)?.name(language) ?? phrase(in: language)
    }

    /// The words in the script of the language, which its voice can read.
    package static func phrase(in language: LanguageTag) -> String {
        if let phrase = phrases[language.language] { return phrase }
        let scripts = ScriptLanguages.scripts(of: language)
        return byScript.first { scripts.contains($0.script) }?.phrase ?? "emoji"
    }

    private static let phrases = [
        "fr": "émoji", "ru": "эмодзи", "uk": "емодзі", "bg": "емоджи", "sr": "emodži", "zh": "表情符号",
        "cmn": "表情符号", "yue": "表情符號", "ja": "えもじ", "fa": "ایموجی", "ur": "ایموجی",
    ]

    private static let byScript: [(script: WritingScript, phrase: String)] = [
        (.cyrillic, "эмодзи"), (.han, "表情符号"), (.kana, "えもじ"), (.hangul, "이모지"), (.arabic, "إيموجي"),
        (.devanagari, "इमोजी"), (.bengali, "ইমোজি"), (.gurmukhi, "ਇਮੋਜੀ"), (.gujarati, "ઇમોજી"), (.tamil, "ஈமோஜி"),
        (.telugu, "ఎమోజి"), (.kannada, "ಎಮೋಜಿ"), (.malayalam, "ഇമോജി"), (.thai, "อีโมจิ"), (.georgian, "ემოჯი"),
        (.armenian, "էմոջի"), (.greek, "ιμότζι"), (.burmese, "အီမိုဂျီ"), (.ethiopic, "ኢሞጂ"), (.sinhala, "ඉමෝජි"),
        (.hebrew, "אימוג'י"),
    ]
}
