// SPDX-License-Identifier: MIT

/// RDDM's way to put a list together.
///
///     let list = AccessibleList().rddm.baseBuilder.add(plugin: .selectable()).build()
@MainActor
public struct AccessibleListBuilder {
    private let list: AccessibleList

    init(_ list: AccessibleList) {
        self.list = list
    }

    public var baseBuilder: Self { self }

    /// Adds a plugin to the list.
    public func add(plugin: some DisplayPlugin) -> Self {
        list.add(plugin: plugin)
        return self
    }

    /// The list that was put together.
    public func build() -> AccessibleList { list }
}

extension AccessibleList {
    public final var rddm: AccessibleListBuilder { AccessibleListBuilder(self) }
}
