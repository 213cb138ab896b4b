/** Of everything in the cache that shows the library; apart, since finished jobs touch it before it is ever opened. */
export const libraryKey = ['library'] as const;
