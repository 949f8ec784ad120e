// SPDX-License-Identifier: MIT

import Foundation
import Testing

extension Trait where Self == ConditionTrait {
    /// For a test that speaks, waits, or counts to a hundred thousand: `scripts/test values` skips it.
    package static var slow: Self {
        .disabled(if: ProcessInfo.processInfo.environment["A11Y_TEST_VALUES"] != nil, "it is no quick test of values")
    }
}
