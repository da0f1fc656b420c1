/**
 * Has a build give back the memory of pictures and bundles it is done with; other systems than Linux pay no heed. Left alone, the allocator
 * keeps what each of many threads has once held. Together with `gatsby/heap.ts`: a quarter less, measured with 500 posts.
 */
export const memoryEnvironment = {
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: "131072",
  MALLOC_TRIM_THRESHOLD_: "131072",
} as const;
