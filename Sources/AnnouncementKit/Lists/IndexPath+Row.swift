// SPDX-License-Identifier: MIT

import FoundationEssentials

/// UIKit's names. A path that is too short has 0 there.
extension IndexPath {
    public init(row: Int, section: Int) {
        self.init(indexes: [section, row])
    }

    public var section: Int { isEmpty ? 0 : self[0] }
    public var row: Int { count > 1 ? self[1] : 0 }
    public var item: Int { row }
}
