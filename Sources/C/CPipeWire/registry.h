/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reports the nodes and links of a server, and whether its sinks are muted. */
#include <pipewire/pipewire.h>

#include "CPipeWire.h"

struct outlet;

struct registry {
    const pipewire_events *events;
    void *me;
    struct pw_registry *proxy;
    struct spa_hook hook;
    struct outlet *outlets;
};

/* Whether all channels have the volume 0; true when there are none. */
bool all_zero(const float *volumes, uint32_t count);
bool registry_open(struct registry *registry, struct pw_core *core, const pipewire_events *events, void *me);
void registry_close(struct registry *registry);
