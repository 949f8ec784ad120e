/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once
/* One playback stream on a PipeWire server. libpipewire is loaded when it is wanted, as the same program runs where it is not.
   In C, because its interface is macros and inline functions, and because what its real-time thread calls may neither wait nor
   allocate, which Swift promises of no line. Everything that is decided is decided in Swift. */
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* A sample for each ear. */
typedef struct {
    int16_t left, right;
} pipewire_frame;

/* The frames on their way to the graph. One thread writes and cuts; the graph's thread turns. Neither ever waits. Places count
   the frames since it was made. */
typedef struct pipewire_reel pipewire_reel;

/* How far the graph has come. */
typedef struct {
    uint64_t place;  /* the frames before this place are heard ... */
    int64_t time;    /* ... at this time: nanoseconds of the monotonic clock */
    uint64_t turns;  /* the cycles of the graph so far */
    uint64_t missed; /* how often some of it were missed: each time is a gap in what is heard */
} pipewire_progress;

/* capacity: a power of two. Null when there is no memory. */
pipewire_reel *pipewire_reel_new(size_t capacity, uint32_t rate);
void pipewire_reel_free(pipewire_reel *reel);

/* Takes as many frames as there is room for. */
size_t pipewire_reel_write(pipewire_reel *reel, const pipewire_frame *frames, size_t count);
/* The place after the last frame written. */
uint64_t pipewire_reel_written(const pipewire_reel *reel);
/* The frames written that the graph has not taken, and that were not cut. */
uint64_t pipewire_reel_ahead(const pipewire_reel *reel);
/* The frame that is written next is waited for. */
void pipewire_reel_mark(pipewire_reel *reel);
/* Nothing written so far is heard any more: what sounds fades within 3 ms, or ends at once. */
void pipewire_reel_cut(pipewire_reel *reel, bool fades);
pipewire_progress pipewire_reel_progress(const pipewire_reel *reel);

/* One cycle: fills `out`, with silence where there are no frames. `now` is when the cycle began, and `delay` how long after that
   its first frame is heard, in nanoseconds. True when what was waited for sounds, or the sound ends with this cycle. */
bool pipewire_reel_turn(pipewire_reel *reel, pipewire_frame *out, size_t count, int64_t now, int64_t delay);

/* The next cycle follows none that could have been missed. Called by the writer's thread. */
void pipewire_reel_start(pipewire_reel *reel);
/* The graph's thread: a cycle begins at this place of the graph's sound, and takes so many nanoseconds. */
void pipewire_reel_follow(pipewire_reel *reel, int64_t place, int64_t length);

/* A connection to a server. Everything but `pipewire_load` and `pipewire_new` requires its lock. */
typedef struct pipewire_connection pipewire_connection;

/* Called on the connection's thread, with the lock held. */
typedef struct {
    void (*state)(void *me);                                                   /* `pipewire_state` has changed */
    void (*node)(void *me, uint32_t id, const char *name, const char *class);  /* the server has a node */
    void (*link)(void *me, uint32_t id, uint32_t from, uint32_t to);           /* two nodes are linked */
    void (*volume)(void *me, uint32_t id, bool muted, bool zero);              /* of a sink, or of our stream */
    void (*gone)(void *me, uint32_t id);                                       /* a node or a link is no more */
    void (*answered)(void *me, int question);
    void (*turned)(void *me);                                                  /* what was waited for sounds, or the sound ends */
    void (*rang)(void *me, unsigned alarm);
} pipewire_events;

typedef enum { pipewire_down, pipewire_connecting, pipewire_ready } pipewire_state;
enum { pipewire_alarms = 4 };

/* What is missing; null when all is there. */
const char *pipewire_load(void);
/* Starts its thread. Null when that cannot be. */
pipewire_connection *pipewire_new(const pipewire_events *events, void *me, pipewire_reel *reel, uint32_t rate);
void pipewire_lock(pipewire_connection *connection);
void pipewire_unlock(pipewire_connection *connection);
/* Waits for `pipewire_signal`, at most so long. */
void pipewire_wait(pipewire_connection *connection, uint64_t nanoseconds);
void pipewire_signal(pipewire_connection *connection);

/* Begins to connect. sink: null for the server's choice; latency: such as "256/48000". 0, or why not: an errno. */
int pipewire_connect(pipewire_connection *connection, const char *sink, const char *latency);
void pipewire_disconnect(pipewire_connection *connection);
pipewire_state pipewire_connection_state(const pipewire_connection *connection);
/* Why it is down; empty when that was our wish. */
const char *pipewire_error(const pipewire_connection *connection);
/* The number of our node at the server. */
uint32_t pipewire_node(const pipewire_connection *connection);
/* An active stream keeps its device awake. */
void pipewire_set_active(pipewire_connection *connection, bool active);
/* Asks for other cycles, such as "256/48000". */
void pipewire_set_latency(pipewire_connection *connection, const char *latency);
/* Asks for a sign of life, and gives the number of the question. */
int pipewire_ask(pipewire_connection *connection);
/* Rings once after so long, instead of when it would have rung; 0: not at all. */
void pipewire_set_alarm(pipewire_connection *connection, unsigned alarm, uint64_t nanoseconds);
/* Nanoseconds of the monotonic clock. */
int64_t pipewire_now(void);
