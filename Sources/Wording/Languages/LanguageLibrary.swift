// SPDX-License-Identifier: MIT

import AnnouncementKit
import DataFiles
import Synchronization

/// The languages that were read, by their names. A file is read when its language is first needed.
package enum LanguageLibrary {
    private struct State {
        /// Nil for a tag without a file.
        var languages: [String: SpokenLanguage?] = [:]
        /// By the names that clients and locales use.
        var names: [String: SpokenLanguage?] = [:]
        var otherTags: [String: String]?
    }

    private static let state = Mutex(State())

    /// Reads changed files again. A language whose files are as they were stays the same object.
    package static func reload() {
        state.withLock { state in
            let known = state.languages
            state = State()
            for (tag, old) in known {
                guard let old else { continue }
                state.languages[tag] =
                    Self.fingerprint(old.data.chain) == old.data.fingerprint ? old : language(tag, &state)
            }
        }
    }

    /// The language of a tag as its file is named.
    static func language(_ tag: String) -> SpokenLanguage? { state.withLock { language(tag, &$0) } }

    /// The language of a tag or a locale.
    static func language(of name: String) -> SpokenLanguage? {
        state.withLock { state in
            if let known = state.names[name] { return known }
            // Clients choose the names, so the list is bounded.
            if state.names.count >= 512 { state.names = [:] }
            let otherTags = state.otherTags ?? LanguageFiles.otherTags
            state.otherTags = otherTags
            var found: SpokenLanguage?
            for tag in [name] + LanguageTag(name).generalized where found == nil {
                // A region may have its own file, and share the messages of another tag.
                found = language(tag, &state) ?? otherTags[tag].flatMap { language($0, &state) }
            }
            state.names[name] = .some(found)
            return found
        }
    }

    private static func language(_ tag: String, _ state: inout State) -> SpokenLanguage? {
        if let known = state.languages[tag] { return known }
        if state.languages.count >= 512 { state.languages = state.languages.filter { $0.value != nil } }
        let language = make(tag, &state)
        state.languages[tag] = .some(language)
        return language
    }

    private static func make(_ tag: String, _ state: inout State) -> SpokenLanguage? {
        let texts = LanguageFiles.texts(of: tag)
        if tag == "en", texts.count < 2 { return .english }
        guard !texts.isEmpty else { return nil }
        let layers = texts.map { LanguageText($0) }
        let named = layers.lazy.compactMap { $0.entries["base"] }.first
        let base = (named ?? parent(of: tag)).flatMap { $0 == tag ? nil : language($0, &state) }
        let text = layers.reduce(base?.data.text ?? LanguageText("")) { $1.over($0) }
        let chain = [tag] + (base?.data.chain ?? [])
        return SpokenLanguage(LanguageData(tag, text, chain: chain, fingerprint: fingerprint(chain)))
    }

    /// Differs if one of the files has changed.
    private static func fingerprint(_ chain: [String]) -> Int { chain.map { LanguageFiles.texts(of: $0) }.hashValue }

    /// The tag without its last part: `pt` of `pt-PT`.
    private static func parent(of tag: String) -> String? { tag.lastIndex(of: "-").map { String(tag[..<$0]) } }
}

/// A value that is made of a language's words when it is first needed. Each sentence reads several, so a read is the load
/// of a pointer: `AtomicLazyReference` looks up its generic type each time.
final class DerivedWords: Sendable {
    /// Zero before the value is made.
    private let pointer = Atomic<UInt>(0)

    /// - Parameter make: always makes a value of the same type. Each place has one `make`, and a check would cost as much as
    ///   a word.
    @inline(__always)
    func value<Value: AnyObject & Sendable>(_ make: () -> Value) -> Value {
        Self.object(pointer.load(ordering: .acquiring)) ?? stored(make())
    }

    private static func object<Value: AnyObject>(_ pointer: UInt) -> Value? {
        UnsafeRawPointer(bitPattern: pointer).map { Unmanaged.fromOpaque($0).takeUnretainedValue() }
    }

    /// The first value that is stored stays.
    private func stored<Value: AnyObject>(_ made: Value) -> Value {
        let own = Unmanaged.passRetained(made)
        let (isStored, known) = pointer.compareExchange(
            expected: 0, desired: UInt(bitPattern: own.toOpaque()), ordering: .acquiringAndReleasing)
        guard !isStored, let other: Value = Self.object(known) else { return made }
        own.release()
        return other
    }

    deinit {
        guard let known = UnsafeRawPointer(bitPattern: pointer.load(ordering: .acquiring)) else { return }
        Unmanaged<AnyObject>.fromOpaque(known).release()
    }
}
