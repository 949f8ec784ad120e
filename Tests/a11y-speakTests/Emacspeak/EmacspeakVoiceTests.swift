// SPDX-License-Identifier: MIT

import Testing

@testable import a11y_speak

@Suite("Voice codes of Emacspeak")
struct EmacspeakVoiceTests {
    /// A code and its voice.
    static let codes: [(code: String, voice: EmacspeakVoice)] = [
        (" ", EmacspeakVoice()), (#"<prosody pitch="80"> "#, EmacspeakVoice(pitch: "+7.2st")),
        (
            #"<prosody pitch="20"><prosody range="70"><prosody volume="80">"#,
            EmacspeakVoice(pitch: "-7.2st", volume: "80")
        ),
        (#"<prosody pitch="50">"#, EmacspeakVoice()), (#"<prosody pitch="112">"#, EmacspeakVoice(pitch: "+12.0st")),
        (#"<prosody pitch="32.5">"#, EmacspeakVoice(pitch: "-4.2st")),
        (#"<prosody pitch="120%">"#, EmacspeakVoice(pitch: "120.0%")),
        (#"<prosody pitch="0%">"#, EmacspeakVoice(pitch: "x-low")),
        (#"<prosody pitch="loud" volume="x">"#, EmacspeakVoice()),
        (#"<voice gender="female" variant="5">"#, EmacspeakVoice(gender: "female")),
        (#"<voice xml:lang="$la" gender="male" variant="1">"#, EmacspeakVoice(gender: "male")),
        (#"<voice gender="robot">"#, EmacspeakVoice()), (#"<prosody volume="250">"#, EmacspeakVoice(volume: "100")),
        ("[:np ][:dv ap 90 hs 100]", EmacspeakVoice()), ("`v1 `vb50 `vh65", EmacspeakVoice()),
        ("[{voice Alex}] [[pbas 38]]", EmacspeakVoice()), ("<<>< prosody pitch=", EmacspeakVoice()),
    ]

    @Test(arguments: codes.indices)
    func `eSpeak codes are understood, and other codes are dropped`(index: Int) {
        #expect(EmacspeakVoice(code: Self.codes[index].code) == Self.codes[index].voice)
    }

    /// A text and its spoken words.
    static let texts: [(text: String, spoken: String)] = [
        ("Hello world. ", "Hello world. "), ("right[*]paren", "right paren"),
        ("[:np]Hello[:dv ap 9] you", " Hello you"),
        (#"<voice gender="male">Hi <break time="9ms"/>you</voice>"#, " Hi you "),
        ("[[slnc 50]] hi[{voice Alex}]", " hi "),
        ("a < b > c", "a < b > c"), ("<voicemail> [note] [_: x", "<voicemail> [note] [_: x"), ("[", "["), ("<", "<"),
        ("a\u{1B}[1mb\u{0}c\n\td", "a [1mb c d"), ("[*][*]", " "), ("if a[1] < b[2]", "if a[1] < b[2]"),
    ]

    @Test(arguments: texts.indices)
    func `codes within a text are never spoken`(index: Int) {
        #expect(EmacspeakText.cleaned(Self.texts[index].text) == Self.texts[index].spoken)
    }
}
