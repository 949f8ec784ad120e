// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import AnnouncementQueue

/// What is said waits for the device, and goes on from the cut sentence when that is back.
extension Announcer {
    func lost(_ id: AnnouncementID, _ reason: String) {
        if !isUnheard { onDevice(reason) }
        isUnheard = true
        deviceSearch.begin(at: time.now())
        perform(queue.lost(id, reason: reason, now: time.now()))
    }

    /// The device was looked for, or has changed by itself.
    func found(problem: String?) {
        guard deviceSearch.isOn else { return }
        guard problem == nil else {
            deviceSearch.failed(at: time.now())
            return perform([])
        }
        deviceSearch.end()
        perform(queue.deviceCame(now: time.now()))
    }

    /// Something is heard.
    func isHeard() {
        deviceSearch.calm()
        if isUnheard { onDevice(nil) }
        isUnheard = false
    }
}
