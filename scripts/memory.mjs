/**
 * Environment of the program. glibc keeps what was freed, in an arena for every thread: hundreds of megabytes after a large
 * drawing. Two arenas are as fast, and large blocks go back to the system at once, in huge pages, which makes that cheap.
 * Other systems do not look at these.
 */
export const MEMORY = {
  MALLOC_ARENA_MAX: '2',
  GLIBC_TUNABLES: 'glibc.malloc.mmap_threshold=1048576:glibc.malloc.trim_threshold=8388608:glibc.malloc.hugetlb=1',
};
