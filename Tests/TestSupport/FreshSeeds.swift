// SPDX-License-Identifier: MIT

import Foundation

/// Seeds that are others in each run, so that random tests see what no run has seen. They are printed, and
/// `A11Y_TEST_SEED=… swift test` repeats them.
package enum FreshSeeds {
    package static let name = "A11Y_TEST_SEED"

    /// The first of them.
    package static let first: UInt64 = {
        let given = ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) }
        let seed = given ?? UInt64.random(in: 0..<1 << 48)
        print("\(name)=\(seed) repeats the random streams of this run.")
        return seed
    }()

    /// So many of them.
    package static func batch(_ count: UInt64) -> Range<UInt64> { first..<first + count }
}
