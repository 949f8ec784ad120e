// SPDX-License-Identifier: MIT

import AnnouncementKit

/// The version that this program reports to the daemon and to users.
package enum ClientProgram {
    package static let version = Release.version
}
