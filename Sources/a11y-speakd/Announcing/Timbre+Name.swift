// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import Sonification

extension Timbre {
    /// The timbre that a client asks for; the square timbre when it asks for none.
    /// - Throws: a ``WireError`` that lists the timbres, when none has that name.
    init(named name: String?) throws(WireError) {
        guard let name else {
            self = .square
            return
        }
        guard let known = Timbre(rawValue: name) else {
            throw WireError("timbre", is: name, of: Timbre.allCases.map(\.rawValue))
        }
        self = known
    }
}
