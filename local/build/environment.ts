/** What every build is told, before Gatsby starts. */
import { availableParallelism } from "node:os";

/**
 * Has the allocator give back the memory of pictures and bundles a build is done with (docs/decisions/0021); other
 * systems than Linux pay no heed.
 */
const memory = {
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: "131072",
  MALLOC_TRIM_THRESHOLD_: "131072",
} as const;

/** As many pictures are looked at or encoded at a time as there are processors: more would only hold more memory. */
const threads = { UV_THREADPOOL_SIZE: String(Math.max(2, availableParallelism())) };

export const buildEnvironment = { NODE_ENV: "production", GATSBY_TELEMETRY_DISABLED: "1", ...memory, ...threads };
