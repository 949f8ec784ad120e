// SPDX-License-Identifier: MIT
import ArgumentParser
@main struct A { static func main() {} }
