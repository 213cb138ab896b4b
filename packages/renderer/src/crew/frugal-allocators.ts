/**
 * What tells the allocators below Node to give back at once what is given back to them; both read it when a process begins,
 * and systems with others do not know it. glibc would keep pools for every thread (40 MB of a film of clips), and would
 * raise the size from which memory is the system's own again to that of the largest picture it has seen. mimalloc, which
 * paints on canvases, would keep those of the last painting until the next. Idle processes that paint hold 68 MB instead
 * of 100, the whole product at its beginning 353 MB instead of 385.
 */
export const frugalAllocators = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '262144',
  MALLOC_TRIM_THRESHOLD_: '262144',
  MIMALLOC_PURGE_DELAY: '0',
} as const;
