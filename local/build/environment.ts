/** What every build is told, before Gatsby starts. */

/**
 * Has the allocator give back the memory of pictures and bundles a build is done with (docs/decisions/0021); other
 * systems than Linux pay no heed.
 */
const memory = {
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: "131072",
  MALLOC_TRIM_THRESHOLD_: "131072",
} as const;

export const buildEnvironment = { NODE_ENV: "production", GATSBY_TELEMETRY_DISABLED: "1", ...memory } as const;
