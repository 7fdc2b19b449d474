#ifndef CSPAWN_H
#define CSPAWN_H

#include <spawn.h>

/// `posix_spawn_file_actions_addchdir_np`, which can't be seen from Swift.
int spawn_in_folder(posix_spawn_file_actions_t *actions, const char *path);

/// `posix_spawn_file_actions_addclosefrom_np`, which can't be seen from Swift.
int spawn_without_files(posix_spawn_file_actions_t *actions, int from);

#endif
