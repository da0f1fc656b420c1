/** Clock differences below this are ignored, in milliseconds: the Date header has whole seconds, and the response takes time. */
const leeway = 60_000;

/**
 * How far the device's clock is behind that of the host that sent a response, in milliseconds; negative if it is ahead, and 0 if
 * the response has no Date header that the page can read.
 */
export const clockDelay = (response: Pick<Response, "headers">, now: number = Date.now()): number => {
  const behind = Date.parse(response.headers.get("date") ?? "") - now;
  return Math.abs(behind) > leeway ? behind : 0;
};
