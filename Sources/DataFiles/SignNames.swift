// SPDX-License-Identifier: MIT

import AnnouncementKit
import Glibc
import Synchronization

/// The names of signs and emoji from CLDR, in all its languages. `Names/README.md` describes the files.
package enum SignNames {
    private struct State {
        var folder: String?
        /// Nil for a language without a file.
        var files: [String: NameFile?] = [:]
    }

    private static let state = Mutex(State())

    /// Searches here instead of in the folder of the installation.
    package static func use(folder: String) {
        state.withLock { $0 = State(folder: folder) }
    }

    /// The name of a sign or an emoji; nil if neither the language nor a language that it inherits from has one.
    package static func name(of sequence: String, in language: LanguageTag) -> String? {
        var tag: String? = language.name
        while let current = tag {
            if let name = file(of: current)?.name(of: sequence) { return name }
            tag = parent(of: current)
        }
        return nil
    }

    /// Tags whose parent in CLDR is not the tag without its last part; codes that CLDR writes differently; and languages
    /// without names whose speakers know another language.
    private static let parents: [String: String] = {
        let regions = [
            ("es-419", "es", "AR BO BR BZ CL CO CR CU DO EC GT HN MX NI PA PE PR PY SV US UY VE"),
            ("pt-PT", "pt", "AO CH CV FR GQ GW LU MO MZ ST TL"), ("en-150", "en", "AT BE CH DE DK FI NL SE SI"),
            (
                "en-001", "en",
                """
                150 AG AI AU BB BM BS BW BZ CC CK CM CX CY DG DM ER FJ FK FM GB GD GG GH GI GM GY HK IE IL IM IN IO JE JM KE \
                KI KN KY LC LR LS MG MO MS MT MU MV MW MY NA NF NG NR NU NZ PG PK PN PW RW SB SC SD SG SH SL SS SX SZ TC TK \
                TO TT TV TZ UG VC VG VU WS ZA ZM ZW
                """
            ),
        ]
        let pairs = regions.flatMap { parent, language, regions in
            regions.split(separator: " ").map { ("\(language)-\($0)", parent) }
        }
        return Dictionary(pairs) { first, _ in first }.merging(others) { own, _ in own }
    }()
    private static let others = [
        "hi-Latn": "en-IN", "nn": "no", "nb": "no", "zh-TW": "zh-Hant", "zh-HK": "zh-Hant-HK", "zh-MO": "zh-Hant-HK",
        "zh-Hant-MO": "zh-Hant-HK", "zh-Hant-TW": "zh-Hant", "cmn": "zh", "tl": "fil", "kmr": "ku",
        "sr-BA": "sr-Cyrl-BA", "sr-Cyrl": "sr", "an": "es", "oc": "fr",
    ]
    private static let roots: Set = ["pa-Arab", "sr-Latn", "yue-Hans", "zh-Hant"]

    private static func parent(of tag: String) -> String? {
        if let parent = parents[tag] { return parent }
        guard !roots.contains(tag), let end = tag.lastIndex(of: "-") else { return nil }
        return String(tag[..<end])
    }

    private static func file(of tag: String) -> NameFile? {
        guard tag.utf8.allSatisfy({ $0 | 0x20 &- 0x61 < 26 || $0 &- 0x30 < 10 || $0 == UInt8(ascii: "-") }) else {
            return nil
        }
        return state.withLock { state in
            if let known = state.files[tag] { return known }
            // Clients choose the tags, so the unknown ones are forgotten from time to time.
            if state.files.count >= 512 { state.files = state.files.filter { $0.value != nil } }
            let folder = state.folder ?? SharedFolder.path("names", inTree: "Names")
            state.folder = folder
            let file = NameFile(path: "\(folder)/\(tag).names")
            state.files[tag] = .some(file)
            return file
        }
    }
}
