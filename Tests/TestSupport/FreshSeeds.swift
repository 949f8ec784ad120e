// SPDX-License-Identifier: MIT

import Foundation

/// Different seeds in each run, so that random tests cover new cases. They are printed, and `A11Y_TEST_SEED=… swift
/// test` repeats them.
package enum FreshSeeds {
    package static let name = "A11Y_TEST_SEED"

    /// The first seed.
    package static let first: UInt64 = {
        let given = ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) }
        let seed = given ?? UInt64.random(in: 0..<1 << 48)
        print("\(name)=\(seed) repeats the random streams of this run.")
        return seed
    }()

    /// A number of consecutive seeds.
    package static func batch(_ count: UInt64) -> Range<UInt64> { first..<first + count }
}
