// SPDX-License-Identifier: MIT

// Depends on both programs: a build of this target builds them at the same time, each on its own processor.
