// SPDX-License-Identifier: MIT
// The floor's connection to a sound server: one stream that stays open.

// Nonzero when the stream is open.
int open_stream(int rate);
void give(const short *samples, int count);
// Discards all samples given so far.
void drop(void);
// Waits until all samples have been heard.
void drain(void);
