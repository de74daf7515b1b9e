/* Writes down what a process does to the files of one folder, so that a test can say what a power failure
 * would have left of them. Loaded by LD_PRELOAD; VEGLIA_DISK names the folder, VEGLIA_DISK_LOG the log.
 *
 * A record: kind ('w' write, 't' truncate, 's' sync), length of the path, offset, length of the data; then
 * both. A write is written down before it is done, a sync when it has been done.
 *
 * While there is a file named VEGLIA_DISK_FAULT, writes fail: with "full" in it as on a full disk, with anything
 * else as on a broken one, where syncs fail as well.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

struct head {
    char kind;
    char padding[3];
    uint32_t path_length;
    uint64_t offset;
    uint64_t length;
};

static int is_watched(int file, char *path, ssize_t *size) {
    const char *folder = getenv("VEGLIA_DISK");
    char link[64];
    if (folder == NULL) {
        return 0;
    }
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    *size = readlink(link, path, 4096);
    return *size > 0 && strncmp(path, folder, strlen(folder)) == 0;
}

/* The error with which something fails now; 0 when it does not. */
static int fault(int file, int is_sync) {
    const char *name = getenv("VEGLIA_DISK_FAULT");
    char path[4096], what[8] = "";
    ssize_t size;
    int in = name == NULL ? -1 : (int)syscall(SYS_openat, AT_FDCWD, name, O_RDONLY | O_CLOEXEC, 0);
    if (in < 0) {
        return 0;
    }
    if (read(in, what, 4) < 0) {
        abort();
    }
    close(in);
    if (!is_watched(file, path, &size)) {
        return 0;
    }
    return strcmp(what, "full") != 0 ? EIO : is_sync ? 0 : ENOSPC;
}

static void note(char kind, int file, uint64_t offset, const void *data, uint64_t length) {
    const char *log = getenv("VEGLIA_DISK_LOG");
    char path[4096];
    ssize_t size;
    if (log == NULL || !is_watched(file, path, &size)) {
        return;
    }
    struct head head = {kind, {0}, (uint32_t)size, offset, length};
    struct iovec parts[] = {{&head, sizeof head}, {path, (size_t)size}, {(void *)data, data ? length : 0}};
    int out = (int)syscall(SYS_openat, AT_FDCWD, log, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0600);
    if (out < 0 || syscall(SYS_writev, out, parts, 3) < 0) {
        abort();
    }
    close(out);
}

static ssize_t put(int file, const void *data, size_t length, off_t offset) {
    if ((errno = fault(file, 0)) != 0) {
        return -1;
    }
    note('w', file, (uint64_t)offset, data, length);
    return syscall(SYS_pwrite64, file, data, length, offset);
}

ssize_t pwrite(int file, const void *data, size_t length, off_t offset) { return put(file, data, length, offset); }
ssize_t pwrite64(int file, const void *data, size_t length, off_t offset) { return put(file, data, length, offset); }

ssize_t write(int file, const void *data, size_t length) {
    off_t offset = lseek(file, 0, SEEK_CUR);
    if (offset >= 0 && (errno = fault(file, 0)) != 0) {
        return -1;
    }
    if (offset >= 0) {
        note('w', file, (uint64_t)offset, data, length);
    }
    return syscall(SYS_write, file, data, length);
}

static int cut(int file, off_t length) {
    note('t', file, (uint64_t)length, NULL, 0);
    return (int)syscall(SYS_ftruncate, file, length);
}

int ftruncate(int file, off_t length) { return cut(file, length); }
int ftruncate64(int file, off_t length) { return cut(file, length); }

static int sync_(int file, long call) {
    if ((errno = fault(file, 1)) != 0) {
        return -1;
    }
    int result = (int)syscall(call, file);
    if (result == 0) {
        note('s', file, 0, NULL, 0);
    }
    return result;
}

int fsync(int file) { return sync_(file, SYS_fsync); }
int fdatasync(int file) { return sync_(file, SYS_fdatasync); }
