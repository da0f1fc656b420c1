import { WindowFetchEvent, own, resetScope, site } from "../../tests/support/worker-scope";
import { pageCachePrefix } from "../settings/worker-messages";
import { deferred, settle } from "../../tests/support/promises";
import { pageDataAddress } from "../lib/page-data";
import { setStamp, stampOf } from "../lib/build-record";
import { pages, showsCachedPage } from "./strategies";

const path = "/about";
const [before, after] = [`${own.bundleHash}-11`, `${own.bundleHash}-22`];

const cachedStamps = async () => {
  const cache = await caches.open(pageCachePrefix + own.build);
  const stamp = async (address: string) => stampOf((await (await cache.match(address))?.text()) ?? "");
  return [await stamp(path), await stamp(pageDataAddress(path))];
};

/** Opens the page in a window with this id; the network returns `response`. */
const open = (client: string, response: Promise<Response>) => {
  jest.spyOn(globalThis, "fetch").mockReturnValueOnce(response);
  const event = new WindowFetchEvent(client) as unknown as FetchEvent;
  return pages.handleAll({ event, request: new Request(new URL(path, location.origin)) });
};

/** The page and its data of an earlier deployment are cached; the site has a new text, in the same bundle. */
beforeEach(async () => {
  resetScope();
  const cache = await caches.open(pageCachePrefix + own.build);
  await cache.put(path, new Response(setStamp("<html>", before)));
  await cache.put(pageDataAddress(path), new Response(setStamp("{}", before)));
  site.set(path, setStamp("<html>", after));
  site.set(pageDataAddress(path), setStamp("{}", after));
});

afterEach(() => {
  jest.useRealTimers();
});

it("caches a page that comes in time, with its data", async () => {
  const [response, done] = open("fast", fetch(path));
  expect(stampOf(await (await response).text())).toBe(after);
  await done;
  expect(await cachedStamps()).toEqual([after, after]);
});

it("does not cache a page that arrives after the cached one was shown, so that the shown page gets its own data", async () => {
  jest.useFakeTimers();
  const network = deferred<Response>();
  const [response] = open("slow", network.promise);
  await jest.advanceTimersByTimeAsync(5000);
  expect(stampOf(await (await response).text())).toBe(before);
  expect(showsCachedPage("slow")).toBe(true);
  jest.useRealTimers();
  network.resolve(await fetch(path));
  await settle();
  expect(await cachedStamps()).toEqual([before, before]);
});
