/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "registry.h"

#include <stdlib.h>
#include <string.h>

#include "library.h"

static void on_global(void *data, uint32_t id, uint32_t permissions, const char *type, uint32_t version,
                      const struct spa_dict *props) {
    struct registry *r = data;
    (void)permissions, (void)version;
    if (!props) return;
    if (!strcmp(type, PW_TYPE_INTERFACE_Node)) {
        const char *name = spa_dict_lookup(props, PW_KEY_NODE_NAME), *class = spa_dict_lookup(props, PW_KEY_MEDIA_CLASS);
        r->events->node(r->me, id, name ? name : "", class ? class : "");
    } else if (!strcmp(type, PW_TYPE_INTERFACE_Link)) {
        const char *from = spa_dict_lookup(props, PW_KEY_LINK_OUTPUT_NODE), *to = spa_dict_lookup(props, PW_KEY_LINK_INPUT_NODE);
        if (from && to) r->events->link(r->me, id, (uint32_t)strtoul(from, 0, 10), (uint32_t)strtoul(to, 0, 10));
    }
}

static void on_global_remove(void *data, uint32_t id) {
    struct registry *r = data;
    r->events->gone(r->me, id);
}

static const struct pw_registry_events registry_events = {
    PW_VERSION_REGISTRY_EVENTS, .global = on_global, .global_remove = on_global_remove};

bool registry_open(struct registry *r, struct pw_core *core, const pipewire_events *events, void *me) {
    *r = (struct registry){.events = events, .me = me, .proxy = pw_core_get_registry(core, PW_VERSION_REGISTRY, 0)};
    if (r->proxy) pw_registry_add_listener(r->proxy, &r->hook, &registry_events, r);
    return r->proxy;
}

void registry_close(struct registry *r) {
    if (!r->proxy) return;
    spa_hook_remove(&r->hook);
    pipewire.proxy_destroy((struct pw_proxy *)r->proxy);
    r->proxy = 0;
}
