// A clock and calendar that are some seconds later than those of the computer, for a program that is started with this
// library before all others. What measures how long something takes, and the timers that go by it, stay the kernel's own.

#define _GNU_SOURCE
#include <stdlib.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static time_t seconds_later(void) {
    const char *said = getenv("SECONDS_LATER");
    return said ? (time_t)strtoll(said, NULL, 10) : 0;
}

int clock_gettime(clockid_t clock, struct timespec *moment) {
    int result = (int)syscall(SYS_clock_gettime, clock, moment);
    if (result == 0 && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE)) {
        moment->tv_sec += seconds_later();
    }
    return result;
}

int gettimeofday(struct timeval *restrict moment, void *restrict zone) {
    struct timespec now;
    (void)zone;
    int result = clock_gettime(CLOCK_REALTIME, &now);
    if (result == 0) {
        moment->tv_sec = now.tv_sec;
        moment->tv_usec = now.tv_nsec / 1000;
    }
    return result;
}

time_t time(time_t *moment) {
    struct timespec now;
    if (clock_gettime(CLOCK_REALTIME, &now) != 0) return (time_t)-1;
    if (moment) *moment = now.tv_sec;
    return now.tv_sec;
}
