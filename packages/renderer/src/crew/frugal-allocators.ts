/**
 * What tells the allocators below Node to give back at once what is given back to them; both read it when a process begins,
 * and systems with others do not know it. glibc would keep pools for every thread (40 MB of a film of clips), and would
 * raise the size from which memory is the system's own again to that of the largest picture it has seen. mimalloc, which
 * paints on canvases, would keep those of the last painting until the next. For processes that mostly wait: the whole
 * product holds 353 MB at its beginning instead of 385.
 */
export const frugalAllocators = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '262144',
  MALLOC_TRIM_THRESHOLD_: '262144',
  MIMALLOC_PURGE_DELAY: '0',
} as const;

/**
 * For processes that work and end. Whoever takes the memory of a picture for every frame of a film, and gives it back, keeps
 * it for the next: asking the system each time took a fifth more processor time.
 */
export const workingAllocators = {
  MALLOC_ARENA_MAX: frugalAllocators.MALLOC_ARENA_MAX,
  MALLOC_MMAP_THRESHOLD_: undefined,
  MALLOC_TRIM_THRESHOLD_: undefined,
  MIMALLOC_PURGE_DELAY: undefined,
} as const;

/** For processes that paint: canvases are many, large, and there once for each layer. Those that wait hold 68 MB instead of 100. */
export const paintingAllocators = {
  ...workingAllocators,
  MIMALLOC_PURGE_DELAY: frugalAllocators.MIMALLOC_PURGE_DELAY,
} as const;
