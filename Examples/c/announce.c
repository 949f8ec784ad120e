/* SPDX-License-Identifier: MIT */
/* Announces a text and prints its outcome:  cc -o announce announce.c && ./announce TEXT ... */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

static int fail(const char *what) {
    perror(what);
    return 1;
}

/* The text as the inside of a JSON string: control characters become spaces, backslash and quote are escaped. */
static void print_escaped(FILE *out, const char *text) {
    for (; *text; text++) {
        if (*text == '"' || *text == '\\') fputc('\\', out);
        fputc((unsigned char)*text < ' ' ? ' ' : *text, out);
    }
}

int main(int count, char **words) {
    if (count < 2) return fputs("usage: announce TEXT ...\n", stderr), 2;
    struct sockaddr_un address = {.sun_family = AF_UNIX};
    const char *path = getenv("A11Y_SPEAKD_SOCKET"), *run = getenv("XDG_RUNTIME_DIR");
    if (path && *path) snprintf(address.sun_path, sizeof address.sun_path, "%s", path);
    else snprintf(address.sun_path, sizeof address.sun_path, "%s/a11y-speakd/events.sock", run ? run : "");
    int daemon = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (daemon < 0 || connect(daemon, (struct sockaddr *)&address, sizeof address)) return fail(address.sun_path);

    FILE *out = fdopen(dup(daemon), "w"), *in = fdopen(daemon, "r");
    if (!out || !in) return fail("announce");
    fputs("{\"id\":1,\"method\":\"subscribe\",\"params\":{\"events\":[\"announcements\"]}}\n"
          "{\"id\":2,\"method\":\"announce\",\"params\":{\"text\":\"", out);
    for (int i = 1; i < count; i++) {
        if (i > 1) fputc(' ', out);
        print_escaped(out, words[i]);
    }
    fputs("\"}}\n", out);
    if (fflush(out)) return fail("announce");

    /* A reply carries "error" when the daemon refuses. Events report the state until it is the outcome. */
    char *line = NULL;
    for (size_t size = 0; getline(&line, &size, in) > 0;) {
        fputs(line, stdout);
        if (!strncmp(line, "{\"error\"", 8)) return 1;
        if (!strstr(line, "\"method\":\"announcement\"")) continue;
        if (strstr(line, "\"state\":\"finished\"")) return 0;
        if (!strstr(line, "\"state\":\"queued\"") && !strstr(line, "\"state\":\"began\"")) return 1;
    }
    fputs("announce: the daemon disconnected before it reported the outcome\n", stderr);
    return 1;
}
