// SPDX-License-Identifier: MIT

import AnnouncementKit

/// The facts that this program reports about itself to the daemon and to users.
package enum ClientProgram {
    package static let version = Release.version
}
