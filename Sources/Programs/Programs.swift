// SPDX-License-Identifier: MIT

// What depends on both programs: to build this builds the two at the same time, each on a processor of its own.
