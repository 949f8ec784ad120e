// SPDX-License-Identifier: MIT

import AnnouncementKit
import DataFiles
import Foundation
import TestSupport
import Testing

@testable import Wording

/// The folders of the files are the program's, so one test at a time changes them. In a language of other tests, it changes
/// a unit that they do not say: they run beside it.
@Suite("Languages from files", .serialized)
struct LanguageLibraryTests {
    private func inFolder(_ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "languages-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer {
            LanguageFiles.use(user: nil)
            LanguageLibrary.reload()
            try? FileManager.default.removeItem(at: folder)
        }
        LanguageFiles.use(user: folder.path)
        LanguageLibrary.reload()
        try body(folder)
    }

    private func write(_ text: String, _ name: String, _ folder: URL) throws {
        try Data(text.utf8).write(to: folder.appending(path: name))
        LanguageLibrary.reload()
    }

    @Test func `a file in the user's folder makes a language, changes it, and removing the file removes it`() throws {
        try inFolder { folder in
            #expect(SpokenLanguage(tag: "tlh") == nil)
            try write("plurals =\naxis.x = X SeH", "tlh.phrases", folder)
            let klingon = try #require(SpokenLanguage(tag: "tlh_KX.UTF-8"))
            #expect(Phrasebook[klingon].words("axis.x").display == "X SeH")
            #expect(Phrasebook[klingon].words("empty").display == "No data")
            try write("axis.x = X", "tlh.phrases", folder)
            #expect(Phrasebook[try #require(SpokenLanguage(tag: "tlh"))].words("axis.x").display == "X")
            #expect(Phrasebook[klingon].words("axis.x").display == "X SeH")
            try FileManager.default.removeItem(at: folder.appending(path: "tlh.phrases"))
            LanguageLibrary.reload()
            #expect(SpokenLanguage(tag: "tlh") == nil)
        }
    }

    @Test func `the user's lines count more than those of the installation, in English too`() throws {
        try inFolder { folder in
            try write("unit.acre = Acker | Äcker", "de.phrases", folder)
            try write("unit.acre = plot | plots", "en.phrases", folder)
            let german = try #require(SpokenLanguage(tag: "de-AT"))
            #expect(Phrasebook[german].words("unit.acre").display == "Acker | Äcker")
            #expect(Phrasebook[german].words("axis.x").display == "X-Achse")
            let english = try #require(SpokenLanguage(tag: "en"))
            #expect(english == .english)
            #expect(Phrasebook[english].words("unit.acre").display == "plot | plots")
            #expect(Phrasebook[english].words("axis.x").display == "X axis")
        }
    }

    @Test func `a reload keeps the language whose files are as they were`() throws {
        try inFolder { folder in
            let (german, french) = (try #require(SpokenLanguage(tag: "de")), try #require(SpokenLanguage(tag: "fr")))
            try write("unit.acre = Acker | Äcker", "de.phrases", folder)
            #expect(try #require(SpokenLanguage(tag: "fr")).data === french.data)
            #expect(try #require(SpokenLanguage(tag: "de")).data !== german.data)
        }
    }

    @Test(arguments: ["../de", "de/x", "a b", "", "\u{0}", String(repeating: "x", count: 300)])
    func `a name that is not a tag opens no file`(name: String) {
        #expect(LanguageFiles.texts(of: name) == [])
    }

    @Test func `a tag that names its parent as its base has the parent's phrases`() throws {
        try inFolder { folder in
            try write("empty = A", "qaa.phrases", folder)
            try write("axis.x = B", "qaa-DE.phrases", folder)
            try write("base = qaa-DE\naxis.y = C", "qab.phrases", folder)
            try write("base = qac\naxis.y = C", "qac.phrases", folder)
            let keys = ["empty", "axis.x", "axis.y"]
            func words(_ tag: String) throws -> [String] {
                let book = Phrasebook[try #require(SpokenLanguage(tag: tag))]
                return keys.map { book.words($0).display }
            }
            #expect(try words("qaa-DE") == ["A", "B", "Y axis"])
            #expect(try words("qab") == ["A", "B", "C"])
            #expect(try words("qac") == ["No data", "X axis", "C"])
        }
    }
}
