// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit

/// One connected client, whatever protocol it speaks.
protocol ConnectedClient: AnyObject {
    var id: ClientID { get }
    /// For people; nil as long as it has told none.
    var name: String? { get }
    /// What rules may know it by, the most telling first.
    var names: [String] { get }
    /// Who is at the other end, as far as that is known.
    var process: PeerProcess? { get set }
    /// Closes its connection when what was said to it is sent.
    func finish()
    /// Closes its connection if it has sent its last and waits for nothing more.
    func finishWhenServed()
}
