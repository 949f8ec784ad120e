// SPDX-License-Identifier: MIT

import AnnouncementKit
import TestSupport
import Testing

@testable import Wording

@Suite("Short identifiers, and the user's words for a class of them")
struct ShortIdentifierTests {
    private func speech(
        _ text: String, _ language: SpokenLanguage = .english, _ words: [String: String] = [:],
        _ numbers: NumberReading = .meant, isShort: Bool = true
    ) -> String {
        var wording = Wording(language: language)
        (wording.numbers, wording.pronunciations) = (numbers, Pronunciations(words))
        wording.identifiers = isShort ? .short : .whole
        return wording.words(for: .text(text)).speech
    }

    @Test(arguments: [
        ("see https://example.org/a/b.html?x=1.", "see link to example.org."),
        ("(http://www.example.org)", "(link to example.org)"), ("www.example.org", "link to example.org"),
        ("ssh://me@host.local:22/x", "link to host.local"), ("https://my-site.org/", "link to my dash site.org"),
        ("ftp://127.0.0.1/a", "link to 127.0.0.1"),
        ("commit 72a3277cd7abc fixes", "commit hash ending in 7 eh b c fixes"),
        ("sha256:9f86d081884c7d659a2feaa0c55ad015", "sha256:hash ending in d 0 1 5"),
        ("id 550e8400-e29b-41d4-a716-446655440000", "id identifier ending in 0 0 0 0"),
        ("open /usr/share/doc/README.md", "open README.md"), ("in src/main.c", "in main.c"),
        ("to ~/Music/", "to Music"),
        ("C:\\Users\\me", "me"), ("mail foo@example.org", "mail foo@example.org"), ("README.md", "README.md"),
        ("ping fe80::1", "ping f e 8 0 colon colon 1"), ("and/or 1.5", "and/or 1.5"),
    ])
    func `a long identifier is shortened, and a short one is whole`(text: String, expected: String) {
        #expect(speech(text) == expected)
    }

    @Test(
        arguments: [
            (.german, "Link zu example Punkt org, Hash mit Ende 7 a b c, Punkt bashrc"),
            (.french, "lien vers example point org, hash finissant par 7 a b c, point bashrc"),
            (.spanish, "enlace a example.org, hash terminado en 7 a b c, .bashrc"),
            (.russian, "ссылка на example.org, хеш, в конце 7 а бэ цэ, .bashrc"),
            (.japanese, "example.orgへの リンク, まつびが なな エー ビー シー の ハッシュ, .bashrc"),
            (.simplifiedChinese, "链接到 example.org, 哈希,末尾 七 a b c, .bashrc"),
            (.traditionalChinese, "連結到 example.org, 雜湊,末尾 七 a b c, .bashrc"),
        ] as [(SpokenLanguage, String)])
    func `short identifiers are in the language of the text`(language: SpokenLanguage, expected: String) {
        #expect(speech("https://example.org/a, 72a3277cd7abc, ~/.bashrc", language) == expected)
    }

    @Test func `a class of identifiers has the user's words, whole or short, whether numbers are read or not`() {
        let words = ["class:hash": "a hash", "Class:Email": "an address", "class:none": "x", "nginx": "engine x"]
        for numbers in [NumberReading.meant, .written] {
            for isShort in [true, false] {
                #expect(
                    speech("nginx 72a3277cd7abc foo@example.org", .english, words, numbers, isShort: isShort)
                        == "engine x a hash an address")
            }
        }
        #expect(Pronunciations.namesUnknownClass("class:none"))
        #expect(!Pronunciations.namesUnknownClass("class:uuid") && !Pronunciations.namesUnknownClass("nginx"))
    }

    @Test func `every class has an identifier`() {
        let texts: [IdentifierClass: String] = [
            .url: "https://example.org", .email: "a.b@example.org", .path: "/usr/bin", .file: "main.c",
            .hash: "72a3277cd7abc", .uuid: "550e8400-e29b-41d4-a716-446655440000", .address: "fe80::1",
            .color: "#FF00AA",
        ]
        for kind in IdentifierClass.allCases {
            let text = texts[kind] ?? ""
            let spoken = speech("x \(text) y", .english, ["class:\(kind.rawValue)": "it"], isShort: false)
            #expect(spoken == "x it y", "\(kind)")
        }
    }

    @Test func `numbers between short identifiers are as written if the user has chosen that`() {
        #expect(speech("1.5 kB of /usr/bin/vi", .english, [:], .written) == "1.5 kB of vi")
        #expect(speech("ﬁ ½ in /usr/bin/vi", .english, [:], .written) == "ﬁ ½ in vi")
    }

    @Test func `captions keep the client's text, and the words have places in it`() throws {
        var wording = Wording()
        wording.identifiers = .short
        let words = wording.words(for: .text("at https://example.org/a now"))
        #expect(words.display == "at https://example.org/a now")
        let places = try #require(words.places)
        #expect(places.displayed(3..<22) == 3..<24)
        #expect(places.displayed(23..<26) == 25..<28)
    }
}
