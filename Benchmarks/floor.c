// SPDX-License-Identifier: MIT
// The floor: the least time that speaking a text takes with libespeak-ng and a sound server. One process, one open stream.
// Speaks each line of its standard input and answers "done". A further line cuts the current one; an empty line only silences.
#include "floor.h"

#include <espeak-ng/speak_lib.h>
#include <poll.h>
#include <stdio.h>
#include <string.h>

enum { BLOCK_MS = 20 };

static int cut;

static int next_line_waits(void) {
    struct pollfd input = {.fd = 0, .events = POLLIN};
    return poll(&input, 1, 0) > 0;
}

static int play(short *samples, int count, espeak_EVENT *events) {
    (void)events;
    cut = cut || next_line_waits();
    if (!cut && samples && count > 0) give(samples, count);
    return cut;
}

static void speak(const char *text) {
    cut = 0;
    espeak_Synth(text, strlen(text) + 1, 0, POS_CHARACTER, 0, espeakCHARS_UTF8, NULL, NULL);
    espeak_Synchronize();
    if (cut) drop();
    else drain();
}

int main(void) {
    char line[4096];
    int rate = espeak_Initialize(AUDIO_OUTPUT_SYNCHRONOUS, BLOCK_MS, NULL, 0);
    espeak_SetSynthCallback(play);
    if (espeak_SetVoiceByName("en") != EE_OK || !open_stream(rate)) return 1;
    setvbuf(stdin, NULL, _IONBF, 0); // otherwise a line could be in the buffer, where poll does not see it
    for (puts("ready"), fflush(stdout); fgets(line, sizeof line, stdin); puts("done"), fflush(stdout)) {
        line[strcspn(line, "\n")] = 0;
        if (*line) speak(line);
    }
    return 0;
}
