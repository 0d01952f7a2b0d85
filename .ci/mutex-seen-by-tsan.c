// Tells ThreadSanitizer what `Synchronization.Mutex` does where it cannot see it.
//
// The standard library is built without the sanitizer. It sees a mutex that is free change hands, for that code comes
// into the program; where threads wait for one another, the library's own functions and the kernel do it, and whatever
// was written under the lock looks like a race. These functions stand before the library's, and say what happened.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context)) void *mutex

void __tsan_acquire(void *address);
void __tsan_release(void *address);

static void *next(const char *name) {
    void *found = dlsym(RTLD_NEXT, name);
    if (found == NULL) abort();
    return found;
}

#define LOCK_SLOW "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define TRY_LOCK_SLOW "$s15Synchronization12_MutexHandleV12_tryLockSlowSbyF"
#define UNLOCK_SLOW "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"

SWIFT void lock_slow(uint32_t owner, SELF) __asm__(LOCK_SLOW);
SWIFT bool try_lock_slow(SELF) __asm__(TRY_LOCK_SLOW);
SWIFT void unlock_slow(SELF) __asm__(UNLOCK_SLOW);

SWIFT void lock_slow(uint32_t owner, SELF) {
    SWIFT void (*real)(uint32_t, SELF) = next(LOCK_SLOW);
    real(owner, mutex);
    __tsan_acquire(mutex);
}

SWIFT bool try_lock_slow(SELF) {
    SWIFT bool (*real)(SELF) = next(TRY_LOCK_SLOW);
    if (!real(mutex)) return false;
    __tsan_acquire(mutex);
    return true;
}

SWIFT void unlock_slow(SELF) {
    SWIFT void (*real)(SELF) = next(UNLOCK_SLOW);
    __tsan_release(mutex);
    real(mutex);
}
