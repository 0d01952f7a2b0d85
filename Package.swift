// swift-tools-version: 6.2
import PackageDescription

/// What every room is compiled with: an `unsafe` has to be written out, and says why.
let house: [SwiftSetting] = [.strictMemorySafety()]

/// A room, and the rooms it may know. README.md draws the same arrows.
func room(_ name: String, knows rooms: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: rooms, swiftSettings: house)
}

func tests(of name: String, knows rooms: [Target.Dependency] = []) -> Target {
    .testTarget(name: name + "Tests", dependencies: [.byName(name: name), "TestSupport"] + rooms)
}

let package = Package(
    name: "rowpick",
    platforms: [.macOS(.v15)],
    products: [.executable(name: "rowpick", targets: ["rowpick"])],
    targets: [
        .executableTarget(
            name: "rowpick",
            dependencies: [
                "RowCalendar", "RowKeys", "RowMatch", "RowOptions", "RowPicker", "RowScreen", "RowSearch", "RowStore",
                "RowTerminal",
                "RowText", "RowThread",
            ],
            swiftSettings: house),
        .executableTarget(
            name: "rowbench",
            dependencies: ["RowMatch", "RowPicker", "RowScreen", "RowStore", "RowTerminal", "RowText", "RowThread"],
            swiftSettings: house),
        room("RowPicker", knows: ["RowCalendar", "RowKeys", "RowMatch", "RowScreen", "RowStore", "RowText"]),
        room("RowSearch", knows: ["RowMatch", "RowStore", "RowThread"]),
        room("RowTerminal", knows: ["RowThread"]),
        room("RowMatch", knows: ["RowStore", "RowText"]),
        room("RowScreen", knows: ["RowText"]),
        room("RowThread"),
        room("RowCalendar"),
        room("RowOptions", knows: ["RowKeys"]),
        room("RowStore"),
        room("RowKeys"),
        room("RowText"),
        .target(name: "TestSupport", path: "Tests/TestSupport"),
        tests(of: "RowPicker", knows: ["RowCalendar", "RowKeys", "RowMatch", "RowScreen", "RowStore", "RowText"]),
        tests(of: "RowSearch", knows: ["RowMatch", "RowStore", "RowThread"]),
        tests(of: "RowTerminal", knows: ["RowThread"]),
        tests(of: "RowMatch", knows: ["RowStore", "RowText"]),
        tests(of: "RowScreen", knows: ["RowText"]),
        tests(of: "RowThread"),
        tests(of: "RowCalendar"),
        tests(of: "RowOptions", knows: ["RowKeys"]),
        tests(of: "RowStore"),
        tests(of: "RowKeys"),
        tests(of: "RowText"),
        .testTarget(
            name: "RowpickTests",
            dependencies: [
                "rowpick", "RowCalendar", "RowKeys", "RowMatch", "RowOptions", "RowPicker", "RowScreen", "RowStore",
                "RowTerminal",
                "RowText", "RowThread", "TestSupport",
            ],
            exclude: ["Sessions"]),
    ]
)
