/**
 * What tells the allocators below Node to give back at once what is given back to them; both read it when a process begins,
 * and systems with others do not know it. glibc would keep pools for every thread, and would raise the size from which memory
 * is the system's own again to that of the largest picture it has seen; mimalloc, in which canvases lie, would keep theirs for
 * the next. Asking the system for every frame's memory costs a twentieth of the processor time of drawing it.
 */
export const frugalAllocators = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '262144',
  MALLOC_TRIM_THRESHOLD_: '262144',
  MIMALLOC_PURGE_DELAY: '0',
} as const;
