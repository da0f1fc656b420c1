/** Seconds to wait if the header is missing or invalid. */
const defaultSeconds = 60;

/** The seconds to wait according to a `retry-after` header, which is a number of seconds or a date. `now` is in milliseconds. */
export const retryAfter = (header: string | null, now: number): number => {
  const text = header?.trim() ?? "";
  const seconds = /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : (Date.parse(text) - now) / 1000;
  return Number.isNaN(seconds) ? defaultSeconds : Math.max(1, Math.ceil(seconds));
};
