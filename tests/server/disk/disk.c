/* Writes down what a process does to the files of one folder, so that a test can say what a power failure
 * would have left of them. Loaded by LD_PRELOAD; VEGLIA_DISK names the folder, VEGLIA_DISK_LOG the log.
 *
 * A record: kind ('w' write, 't' truncate, 's' sync), length of the path, offset, length of the data; then
 * both. A write is written down before it is done, a sync when it has been done.
 */
#define _GNU_SOURCE
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

static void note(char kind, int file, uint64_t offset, const void *data, uint64_t length) {
    const char *folder = getenv("VEGLIA_DISK"), *log = getenv("VEGLIA_DISK_LOG");
    char link[64], path[4096];
    if (folder == NULL || log == NULL) {
        return;
    }
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    ssize_t size = readlink(link, path, sizeof path);
    if (size <= 0 || strncmp(path, folder, strlen(folder)) != 0) {
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
    note('w', file, (uint64_t)offset, data, length);
    return syscall(SYS_pwrite64, file, data, length, offset);
}

ssize_t pwrite(int file, const void *data, size_t length, off_t offset) { return put(file, data, length, offset); }
ssize_t pwrite64(int file, const void *data, size_t length, off_t offset) { return put(file, data, length, offset); }

ssize_t write(int file, const void *data, size_t length) {
    off_t offset = lseek(file, 0, SEEK_CUR);
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
    int result = (int)syscall(call, file);
    if (result == 0) {
        note('s', file, 0, NULL, 0);
    }
    return result;
}

int fsync(int file) { return sync_(file, SYS_fsync); }
int fdatasync(int file) { return sync_(file, SYS_fdatasync); }
