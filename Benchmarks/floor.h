// SPDX-License-Identifier: MIT
// The floor's way to a sound server: one stream, kept open.

// Nonzero when it is open.
int open_stream(int rate);
void give(const short *samples, int count);
// Nothing given so far is heard any more.
void drop(void);
// Waits until all is heard.
void drain(void);
