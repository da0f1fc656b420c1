import { isCurrent } from "./is-current";

const hour = 60 * 60 * 1000;
const built = Date.now() - hour;
const page = { path: "/about", stamp: "aa-11", openedAt: Date.now() - 60_000 };

/** A site that was built an hour ago and returns the page with this stamp; its clock may differ from the device's. */
const site = (stamp: string, clockAhead = 0, record = JSON.stringify({ builtAt: new Date(built).toISOString() })) => {
  const date = new Date(Date.now() + clockAhead).toUTCString();
  globalThis.fetch = (address) =>
    Promise.resolve(
      address === "/build.json"
        ? new Response(record, { headers: { date } })
        : new Response(`<!DOCTYPE html><html data-build="${stamp}" lang="en">`),
    );
};

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

it("a page of this deployment is current", async () => {
  site("aa-11");
  expect(await isCurrent(page)).toBe(true);
});

it.each([
  ["of another bundle", "bb-11"],
  ["with other content", "aa-22"],
])("a page %s is not current", async (_, stamp) => {
  site(stamp);
  expect(await isCurrent(page)).toBe(false);
});

it("a page opened before the build is not current, even if its content has not changed", async () => {
  site("aa-11");
  expect(await isCurrent({ ...page, openedAt: built - 1000 })).toBe(false);
});

it("a wrong clock on the device does not make a page outdated", async () => {
  site("aa-11", 3 * hour);
  expect(await isCurrent({ ...page, openedAt: built - 2 * hour })).toBe(true);
});

it.each(["", "{"])("returns undefined if the build record is missing or invalid (%j)", async (record) => {
  site("aa-11", 0, record);
  expect(await isCurrent(page)).toBeUndefined();
});
