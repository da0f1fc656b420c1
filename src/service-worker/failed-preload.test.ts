import { rejectFailedPreload } from "./failed-preload";

/** The event of a request whose preload has this result; the property is inherited, as in browsers. */
const eventWith = (preloadResponse: Promise<Response | undefined>): FetchEvent =>
  Object.create({ preloadResponse }) as FetchEvent;

const preloadAfter = (preload: Promise<Response | undefined>): Promise<unknown> => {
  const event = eventWith(preload);
  rejectFailedPreload(event);
  return event.preloadResponse;
};

it("a preload that resolves with an error response, as in Firefox without a network, rejects", async () => {
  await expect(preloadAfter(Promise.resolve(Response.error()))).rejects.toThrow("failed");
});

it("a preload that rejects, as in Chromium without a network, still rejects", async () => {
  await expect(preloadAfter(Promise.reject(new Error("offline")))).rejects.toThrow("offline");
});

it.each([
  ["a page", new Response("page")],
  ["a page that the server answers with an error", new Response("", { status: 500 })],
  ["no preload", undefined],
])("%s is passed on", async (_, response) => {
  expect(await preloadAfter(Promise.resolve(response))).toBe(response);
});
