// SPDX-License-Identifier: MIT

import Glibc

/// GNOME's switch for banners. Its child process runs only while GNOME Shell shows the notifications.
final class GnomeBanners {
    private static let key = "org.gnome.desktop.notifications show-banners"
    private let watch: GSettingsWatch

    /// - Parameter changed: called with whether banners are shown.
    init?(changed: @escaping (Bool) -> Void) {
        // "true", or "show-banners: false".
        let watch = GSettingsWatch("gsettings get \(Self.key); exec gsettings monitor \(Self.key)") { line in
            if line.hasSuffix("true") || line.hasSuffix("false") { changed(line.hasSuffix("true")) }
        }
        guard let watch else { return nil }
        self.watch = watch
    }

    /// The descriptor and the events for poll; nil when the child has ended.
    var polled: pollfd? { watch.polled }

    /// Reads the child's output.
    func ready() { watch.ready() }
}
