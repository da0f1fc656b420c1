/** Clock differences below this are ignored, in milliseconds: the Date header has whole seconds, and the response takes time. */
const leeway = 60_000;

/**
 * What to add to the time of the device's clock to get the time of the host that sent a response, in milliseconds: negative if the device's
 * clock is ahead, and 0 if the response has no Date header that the page can read.
 */
export const clockOffset = (response: Pick<Response, "headers">, now: number = Date.now()): number => {
  const offset = Date.parse(response.headers.get("date") ?? "") - now;
  return Math.abs(offset) > leeway ? offset : 0;
};
