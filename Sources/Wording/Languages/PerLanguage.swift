// SPDX-License-Identifier: MIT

import Synchronization

/// A value for each language, made when the language first asks for it and kept.
struct PerLanguage<Value: AnyObject & Sendable>: Sendable {
    private final class Slot: Sendable {
        let value = AtomicLazyReference<Value>()
    }

    private let slots = SpokenLanguage.allCases.map { _ in Slot() }
    private let make: @Sendable (SpokenLanguage) -> Value

    init(_ make: @escaping @Sendable (SpokenLanguage) -> Value) { self.make = make }

    /// Of two threads that ask first at once, both get the value of one.
    subscript(language: SpokenLanguage) -> Value {
        let slot = slots[language.place]
        return slot.value.load() ?? slot.value.storeIfNil(make(language))
    }
}
