// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import PackageDescription

/// The examples as separate applications, with the library from the documentation package.
let kit: [Target.Dependency] = [.product(name: "AnnouncementKit", package: "AnnouncementKit")]

let package = Package(
    name: "Examples",
    dependencies: [.package(name: "AnnouncementKit", path: "library")],
    targets: [
        .executableTarget(name: "Announce", dependencies: kit, path: "swift"),
        .target(name: "ExampleWindow", dependencies: kit, path: "window"),
        .executableTarget(name: "CO2Chart", dependencies: kit + ["ExampleWindow"], path: "co2-chart"),
        .executableTarget(name: "PhotoPlayer", dependencies: kit + ["ExampleWindow"], path: "photo-player"),
        .executableTarget(name: "ProcessTable", dependencies: kit, path: "process-table", exclude: ["README.md"]),
    ],
    swiftLanguageModes: [.v6]
)
