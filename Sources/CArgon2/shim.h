#include <argon2.h>
#include <malloc.h>
#include <sys/prctl.h>

/// prctl takes a variable number of arguments, so Swift can't call it.
static inline int chorus_become_undumpable(void) {
    return prctl(PR_SET_DUMPABLE, 0, 0, 0, 0);
}

/// Swift does not see this header of glibc's.
static inline int chorus_share_arena(void) {
    return mallopt(M_ARENA_MAX, 1);
}
