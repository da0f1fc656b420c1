import type { Attempt } from "./draft-store";

/** A random UUID, also where the page is not in a secure context and `crypto.randomUUID` is missing. */
const newKey = (): string => {
  if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
};

/**
 * The idempotency key for sending these values: the last one if the values are the same, so that a retry after a lost
 * answer stores nothing twice; a new one if anything was changed, so that the change is not lost.
 */
export const attemptFor = (values: Readonly<Record<string, string>>, last: Attempt | null): Attempt => {
  const of = JSON.stringify(values);
  return last?.of === of ? last : { key: newKey(), of };
};
