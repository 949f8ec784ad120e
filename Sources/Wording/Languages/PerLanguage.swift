// SPDX-License-Identifier: MIT

import Synchronization

/// A value for each language, made at the language's first use and kept.
struct PerLanguage<Value: AnyObject & Sendable>: Sendable {
    private final class Slot: Sendable {
        let value = AtomicLazyReference<Value>()
    }

    private let slots = SpokenLanguage.allCases.map { _ in Slot() }
    private let make: @Sendable (SpokenLanguage) -> Value

    init(_ make: @escaping @Sendable (SpokenLanguage) -> Value) { self.make = make }

    /// Two threads that ask first at the same time both get the same value.
    subscript(language: SpokenLanguage) -> Value {
        let slot = slots[language.place]
        return slot.value.load() ?? slot.value.storeIfNil(make(language))
    }
}
