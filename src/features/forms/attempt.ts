import { randomUuid } from "../../lib/random-uuid";
import type { Attempt } from "./draft-store";

/**
 * The idempotency key for sending these values: the last one if the values are the same, so that a retry after a lost
 * answer stores nothing twice; a new one if anything was changed, so that the change is not lost.
 */
export const attemptFor = (values: Readonly<Record<string, unknown>>, last: Attempt | null): Attempt => {
  const of = JSON.stringify(values);
  return last?.of === of ? last : { key: randomUuid(), of };
};
