import { isCurrent } from "./is-current";

const hour = 60 * 60 * 1000;
const built = Date.now() - hour;
const page = { path: "/about", stamp: "aa-11", openedAt: Date.now() - 60_000 };

/** A site that was built an hour ago and shows the page with this stamp; its clock may differ from the device's. */
const site = (stamp: string, clockAhead = 0, record = JSON.stringify({ builtAt: new Date(built).toISOString() })) => {
  const date = new Date(Date.now() + clockAhead).toUTCString();
  globalThis.fetch = (address) =>
    Promise.resolve(
      address === "/build.json"
        ? new Response(record, { headers: { date } })
        : new Response(`<!DOCTYPE html><html data-build="${stamp}" lang="en">`),
    );
};

const own = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = own;
});

it("a page of this deployment is current", async () => {
  site("aa-11");
  expect(await isCurrent(page)).toBe(true);
});

it.each([
  ["of another bundle", "bb-11"],
  ["that says something else", "aa-22"],
])("a page %s is not", async (_, stamp) => {
  site(stamp);
  expect(await isCurrent(page)).toBe(false);
});

it("a page that was opened before the build is not, though it has not changed itself", async () => {
  site("aa-11");
  expect(await isCurrent({ ...page, openedAt: built - 1000 })).toBe(false);
});

it("a device whose clock is late by hours is not taken for an old page", async () => {
  site("aa-11", 3 * hour);
  expect(await isCurrent({ ...page, openedAt: built - 2 * hour })).toBe(true);
});

it.each(["", "{"])("who gets no record of the build (%j) cannot tell", async (record) => {
  site("aa-11", 0, record);
  expect(await isCurrent(page)).toBeUndefined();
});
