// SPDX-License-Identifier: GPL-3.0-or-later

import Synthesis

/// The voice settings of the user's environment: the available styles, and the languages the user understands.
struct UserVoices {
    let dataDir: String?
    let environment: [String: String]

    /// - Throws: the first problem of a style.
    func styles() throws(ConfigurationError) -> VoiceStyleFolder {
        var problems: [ConfigurationError] = []
        let styles = VoiceStyleFolder(paths: folders, problems: &problems)
        if let problem = problems.first { throw problem }
        return styles
    }

    /// The folders of voice styles, the user's own first. A named folder replaces the folders that are found.
    var folders: [String] {
        let own = ConfigurationFiles.userFolder(environment).map { "\($0)/voices" }
        let found = DataFolder.voiceFolders(
            option: dataDir, environment: environment, executable: DataFolder.executable())
        let named = dataDir ?? environment["A11Y_SPEAKD_DATA_DIR"].flatMap { $0.isEmpty ? nil : $0 }
        let isThere = dataDir != nil || (found.first.map(DataFolder.isFolder) ?? false)
        let rest = named != nil && isThere ? Array(found.prefix(1)) : found.filter(DataFolder.isFolder)
        return [own].compactMap(\.self).filter(DataFolder.isFolder) + rest
    }

    func choice(of catalog: VoiceCatalog, _ styles: VoiceStyleFolder) -> VoiceChoice {
        VoiceChoice(catalog: catalog, styles: styles, language: locale, otherLanguages: otherLanguages)
    }

    private var locale: String {
        let names = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { environment[$0] }
        return names.first { !$0.isEmpty } ?? "C"
    }

    /// The languages in gettext's list; the first is the locale's own.
    private var otherLanguages: [String] {
        environment["LANGUAGE", default: ""].split(separator: ":").map(String.init)
    }
}
