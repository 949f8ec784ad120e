// SPDX-License-Identifier: GPL-3.0-or-later

import TestSupport
import Testing

@testable import a11y_speakd

enum SourceTreeVoices {
    static let path = SourceTree.root + "/Voices"
}

@Suite("Data folders")
struct DataFolderTests {
    @Test func `voice folders are searched in the order that the manual gives`() {
        let folders = DataFolder.voiceFolders(
            option: "/o",
            environment: [
                "A11Y_SPEAKD_DATA_DIR": "/e", "XDG_DATA_HOME": "/h/share", "HOME": "/h", "XDG_DATA_DIRS": "/s:/t",
            ], executable: "/src/.build/debug/a11y-speakd")
        #expect(
            folders == [
                "/o/voices", "/e/voices", "/h/share/a11y-speakd/voices", "/src/.build/share/a11y-speakd/voices",
                "/s/a11y-speakd/voices", "/t/a11y-speakd/voices", "/src/Voices",
            ])
    }

    @Test func `voice folders default to those of XDG without an environment`() {
        let folders = DataFolder.voiceFolders(
            option: nil, environment: ["HOME": "/h", "XDG_DATA_HOME": "", "A11Y_SPEAKD_DATA_DIR": ""],
            executable: "/usr/bin/a11y-speakd")
        #expect(
            folders == [
                "/h/.local/share/a11y-speakd/voices", "/usr/share/a11y-speakd/voices",
                "/usr/local/share/a11y-speakd/voices", "/usr/share/a11y-speakd/voices",
            ])
    }
}

@Suite("Peer credentials")
struct PeerCredentialsTests {
    @Test func `only the daemon's user may connect, and the refusal of others says what to do`() {
        #expect(PeerCredentials(uid: 1000).refusal(for: 1000) == nil)
        #expect(PeerCredentials(uid: 0).refusal(for: 1000)?.contains("you are user 0") == true)
        #expect(PeerCredentials(uid: 1001).refusal(for: 1000)?.hasSuffix("a11y-speakd.socket'.") == true)
    }
}
