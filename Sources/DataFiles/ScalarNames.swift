// SPDX-License-Identifier: MIT

/// Replaces the runtime's search for Unicode's names of characters: its table is 0.5 MB of each program, and no code here
/// reads `Unicode.Scalar.Properties.name`. The Makefile links this function for it.
/// - Returns: the length of the name, which is 0 for a character without one.
@_cdecl("a11y_speakd_scalar_name")
func scalarName(_ code: UInt32, _ buffer: UnsafeMutablePointer<UInt8>?, _ capacity: Int) -> Int { 0 }
