// SPDX-License-Identifier: MIT

import Glibc

/// GNOME's switch for banners. It is watched only while GNOME Shell shows the notifications.
final class GnomeBanners {
    private let watch: GSettingsWatch

    /// - Parameter changed: called with whether banners are shown.
    init(changed: @escaping (Bool) -> Void) {
        watch = GSettingsWatch("org.gnome.desktop.notifications") { key, value in
            if key == "show-banners" { changed(value == "true") }
        }
    }

    /// The descriptors and the events for poll.
    var polled: [pollfd] { watch.polled }

    /// Handles received output.
    func ready() { watch.ready() }
}
