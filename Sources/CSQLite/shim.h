#include <sqlite3.h>

/// No statement can write to the tables of the schema itself, nor make a journal that loses data.
/// sqlite3_db_config takes a variable number of arguments, so Swift can't call it.
static inline int chorus_be_defensive(sqlite3 *database) {
    int is_set = 0;
    int result = sqlite3_db_config(database, SQLITE_DBCONFIG_DEFENSIVE, 1, &is_set);
    return result == SQLITE_OK && !is_set ? SQLITE_ERROR : result;
}

/// How many files a connection may attach; Swift does not see the number of the limit.
static inline void chorus_limit_attached_files(sqlite3 *database, int count) {
    sqlite3_limit(database, SQLITE_LIMIT_ATTACHED, count);
}

/// How many bytes a value or a row may have; Swift does not see the number of the limit.
static inline void chorus_limit_values(sqlite3 *database, int bytes) {
    sqlite3_limit(database, SQLITE_LIMIT_LENGTH, bytes);
}
