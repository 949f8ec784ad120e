// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import Testing

@testable import a11y_speakd

@Suite("Descriptors reserved for the daemon")
struct DescriptorReserveTests {
    @Test(arguments: [(64, 31, 32), (256, 191, 192), (1024, 959, 960), (65_536, 65_471, 65_472), (2, 0, 1)])
    func `clients leave 64 descriptors free, or half of a small limit`(limit: Int, last: Int, refused: Int) {
        let reserve = DescriptorReserve(limit: limit)
        #expect(reserve.refusal(of: last) == nil)
        #expect(reserve.refusal(of: limit)?.code == .overloaded)
        #expect(
            reserve.refusal(of: refused)
                == WireError(
                    .overloaded,
                    "Too many programs are connected: end one, or start the daemon with a higher 'ulimit -n' than \(limit)."
                ))
    }

    @Test func `the daemon does not start with fewer descriptors than its reserve`() {
        #expect(DescriptorReserve(limit: 64).problem == nil)
        #expect(
            DescriptorReserve(limit: 12).problem
                == ListenError(
                    description:
                        "Only 12 files and connections may be open, and 64 are needed: start the daemon with a higher "
                        + "'ulimit -n', or LimitNOFILE= in its unit", exitCode: 78))
    }
}
