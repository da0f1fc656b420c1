import { event, own, resetScope, site } from "../../tests/support/worker-scope";
import { keptForGood, pageCachePrefix } from "../settings/worker-messages";
import { pageDataAddress } from "../lib/page-data";
import { setStamp } from "../lib/build-record";
import { cacheKeptPages, keepForGood, removeOldCaches } from "./kept-pages";

const guide = "/guide";

/** Puts a page of this build on the site, with its data and pictures. */
const publish = (path: string, ...pictures: readonly string[]): void => {
  const stamp = `${own.bundleHash}-11`;
  site.set(path, setStamp(`<html>${pictures.map((picture) => `<img src="${picture}">`).join("")}`, stamp));
  site.set(pageDataAddress(path), setStamp(`{"componentChunkName":"page"}`, stamp));
  site.set("/page-data/app-data.json", setStamp("{}", own.bundleHash));
  for (const picture of pictures) site.set(picture, picture);
};

/** Stores a page permanently, as a worker of an earlier build did. */
const storeEarlier = async (path: string, ...pictures: readonly string[]): Promise<void> => {
  const page = await caches.open(`${pageCachePrefix}old`);
  await page.put(path, new Response(setStamp("<html>", "aa-11")));
  const kept = await caches.open(keptForGood);
  await kept.put(path, new Response());
  for (const picture of pictures) await kept.put(picture, new Response(picture));
};

const responseWith = ({ status = 200, redirected = false }): Response =>
  Object.defineProperty(new Response(null, { status }), "redirected", { value: redirected });

const pathsIn = async (name: string): Promise<string[]> =>
  (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);

beforeEach(resetScope);

it("removes the pictures that a stored page no longer shows only when the new worker is activated", async () => {
  await storeEarlier(guide, "/static/before.avif", "/static/both.avif");
  publish(guide, "/static/both.avif", "/static/after.avif");
  expect(await keepForGood(event, guide)).toBe(true);
  expect(await pathsIn(keptForGood)).toContain("/static/before.avif");
  await removeOldCaches();
  expect((await pathsIn(keptForGood)).sort()).toEqual([guide, "/static/after.avif", "/static/both.avif"]);
});

const pageCache = pageCachePrefix + own.build;

it("a new worker stores the saved pages with their pictures", async () => {
  await storeEarlier(guide);
  publish(guide, "/static/room.avif");
  await cacheKeptPages(event);
  expect(await pathsIn(pageCache)).toEqual(expect.arrayContaining([guide, pageDataAddress(guide)]));
  expect(await pathsIn(keptForGood)).toEqual(expect.arrayContaining([guide, "/static/room.avif"]));
});

it.each([
  ["there is no network", () => site.clear()],
  ["the connection breaks before its data is loaded", () => site.delete(pageDataAddress(guide))],
  ["the connection breaks before a picture is loaded", () => site.delete("/static/room.avif")],
  ["the site fails", () => site.set(guide, responseWith({ status: 503 }))],
  ["the site already returns another build", () => site.set(guide, setStamp("<html>", "cc-11"))],
])("a new worker is not installed without a saved page: %s", async (_, happen) => {
  await storeEarlier(guide);
  publish(guide, "/static/room.avif");
  happen();
  await expect(cacheKeptPages(event)).rejects.toThrow();
  expect(await pathsIn(keptForGood)).toContain(guide);
});

it.each([{ status: 404 }, { status: 410 }, { redirected: true }])(
  "forgets a saved page that the site no longer has (%j)",
  async (response) => {
    await storeEarlier("/el/guide");
    await storeEarlier(guide);
    site.set("/el/guide", responseWith(response));
    publish(guide);
    await cacheKeptPages(event);
    expect(await pathsIn(keptForGood)).toEqual([guide]);
  },
);
