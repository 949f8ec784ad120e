// SPDX-License-Identifier: GPL-3.0-or-later

/// What the user's surroundings say of voices: which styles there are, and which languages the user understands.
struct UserVoices {
    let dataDir: String?
    let environment: [String: String]

    /// - Returns: nil when there is no folder of styles.
    func styles() throws(VoiceStyleError) -> VoiceStyleFolder? {
        if let dataDir { return try VoiceStyleFolder(path: "\(dataDir)/voices") }
        let folders = DataFolder.voiceFolders(
            option: nil, environment: environment, executable: DataFolder.executable())
        return try folders.first(where: DataFolder.isFolder).map { path throws(VoiceStyleError) in
            try VoiceStyleFolder(path: path)
        }
    }

    func choice(of catalog: VoiceCatalog, _ styles: VoiceStyleFolder) -> VoiceChoice {
        VoiceChoice(catalog: catalog, styles: styles, language: locale, otherLanguages: otherLanguages)
    }

    private var locale: String {
        let names = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { environment[$0] }
        return names.first { !$0.isEmpty } ?? "C"
    }

    /// As gettext's list names them; the first is the locale's own.
    private var otherLanguages: [String] {
        environment["LANGUAGE", default: ""].split(separator: ":").map(String.init)
    }
}
