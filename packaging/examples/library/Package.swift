// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility"),
]

/// The library without the programs, as the documentation package has it. Any app of this machine may depend on it by
/// its path.
let package = Package(
    name: "AnnouncementKit",
    products: [
        .library(name: "AnnouncementKit", targets: ["AnnouncementKit"]),
        .library(name: "Sonification", targets: ["Sonification"]),
        .library(name: "AnnouncementTesting", targets: ["AnnouncementTesting"]),
    ],
    targets: [
        .target(name: "AnnouncementKit", swiftSettings: settings),
        .target(name: "AnnouncementQueue", dependencies: ["AnnouncementKit"], swiftSettings: settings),
        .target(name: "DataFiles", dependencies: ["AnnouncementKit"], swiftSettings: settings),
        .target(name: "Wording", dependencies: ["AnnouncementKit", "DataFiles"], swiftSettings: settings),
        .target(name: "Sonification", dependencies: ["AnnouncementKit"], swiftSettings: settings),
        .target(
            name: "AnnouncementTesting", dependencies: ["AnnouncementKit", "AnnouncementQueue", "Wording"],
            swiftSettings: settings),
    ],
    swiftLanguageModes: [.v6]
)
