// SPDX-License-Identifier: MIT

import AnnouncementKit
import Testing
import Wording

@Suite("The user's pronunciations")
struct PronunciationsTests {
    private func said(_ text: String, _ words: [String: String], numbers: NumberReading = .meant) -> String {
        var wording = Wording()
        wording.pronunciations = Pronunciations(words)
        wording.numbers = numbers
        return wording.words(for: .text(text)).speech
    }

    @Test func `whole words are replaced in upper and lower case, and parts of words are not`() {
        let words = ["nginx": "engine x", "c++": "C plus plus", "Änderung": "change"]
        #expect(said("NGINX and nginx-extras", words) == "engine x and engine x-extras")
        #expect(said("mynginx, nginx2", words) == "mynginx, nginx2")
        #expect(said("write C++ now", words) == "write C plus plus now")
        #expect(said("die ÄNDERUNG", words) == "die change")
    }

    @Test func `a star matches letters that stay`() {
        let words = ["*ctl": "control", "kube*": "cube", "*sql*": "sequel"]
        #expect(said("systemctl, ctl, ctlx", words) == "system control, control, ctlx")
        #expect(said("kubelet", words) == "cube let")
        #expect(said("mysqldump", words) == "my sequel dump")
    }

    @Test func `the longest word is replaced, and numbers around it are read as usual`() {
        let words = ["pg": "page", "pg dump": "dump"]
        #expect(said("pg dump pg", words) == "dump page")
        #expect(said("nginx 1.5 kB", ["nginx": "engine x"]) == "engine x " + said("1.5 kB", [:]))
        #expect(said("nginx 1.5 kB", ["nginx": "engine x"], numbers: .written) == "engine x 1.5 kB")
    }

    @Test func `captions keep the client's text`() {
        var wording = Wording()
        wording.pronunciations = Pronunciations(["nginx": "engine x"])
        let words = wording.words(for: .text("the nginx of 5 kg"))
        #expect(words.display == "the nginx of 5 kg")
        #expect(words.speech == "the engine x of " + Wording().words(for: .text("5 kg")).speech)
        #expect(words.places?.changes.first?.displayed == 4..<9)
        #expect(words.places?.changes.first?.spoken == 4..<12)
    }
}
