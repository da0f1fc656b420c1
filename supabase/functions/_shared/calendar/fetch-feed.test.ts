/** Tests with a local server that responds like slow, large or hostile servers. */
import { type Server, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type FeedVersion, type FetchLimits, feedLimits, fetchFeed } from "./fetch-feed.ts";

const calendar = "BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n";
let server: Server;
let origin: string;
let received: { readonly path: string; readonly etag: string | undefined }[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    const path = request.url ?? "";
    received.push({ path, etag: request.headers["if-none-match"] });
    if (path === "/feed") response.setHeader("etag", '"1"').end(calendar);
    else if (path === "/long") response.setHeader("etag", `"${"x".repeat(500)}"`).end(calendar);
    else if (path === "/same") response.writeHead(304).end();
    else if (path === "/error") response.writeHead(500).end("no");
    else if (path === "/once") response.writeHead(302, { location: "/feed" }).end();
    else if (path === "/round") response.writeHead(302, { location: "/round" }).end();
    else if (path === "/inside") response.writeHead(302, { location: "https://10.0.0.1/feed" }).end();
    else if (path === "/nowhere") response.writeHead(302, { location: "http://[" }).end();
    else if (path === "/announced") response.writeHead(200, { "content-length": "50000000" }).flushHeaders();
    else if (path === "/drip") {
      // Sends one byte at a time until the connection is closed.
      const timer = setInterval(() => response.write("B"), 20);
      response.on("close", () => clearInterval(timer));
    } else {
      const block = Buffer.alloc(100_000, "a");
      const send = (): void => {
        while (!response.destroyed && response.write(block));
        response.once("drain", send);
      };
      send();
    }
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  received = [];
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const unread: FeedVersion = { etag: null, lastModified: null };
const limits: FetchLimits = { ...feedLimits, loopback: true, milliseconds: 1_000 };
const get = (path: string, version = unread, changes: Partial<FetchLimits> = {}) =>
  fetchFeed(origin + path, version, { fetch, resolve: () => Promise.resolve([]) }, { ...limits, ...changes });

test("fetches a feed with its version, also after a redirect", async () => {
  for (const path of ["/feed", "/once"]) {
    const answer = await get(path);
    expect(answer).toMatchObject({ kind: "read", version: { etag: '"1"' } });
    expect(answer.kind === "read" && new TextDecoder().decode(answer.bytes)).toBe(calendar);
  }
});

test("leaves out a version that is too long to be stored, so that the calendar can be saved", async () => {
  expect(await get("/long")).toMatchObject({ kind: "read", version: { etag: null, lastModified: null } });
});

test("sends the last version with the request, and does not fetch an unchanged feed again", async () => {
  expect(await get("/same", { etag: '"1"', lastModified: null })).toEqual({ kind: "unchanged" });
  expect(received).toEqual([{ path: "/same", etag: '"1"' }]);
});

test("rejects the status 304 if no version was sent, because the calendar may never have been read", async () => {
  await expect(get("/same")).rejects.toMatchObject({ name: "FetchFailed", problem: "refused", status: 304 });
});

test.each([
  ["/error", { problem: "refused", status: 500 }],
  ["/round", { problem: "redirects" }],
  ["/inside", { problem: "privateHost" }],
  ["/nowhere", { problem: "address" }],
  ["/announced", { problem: "tooLarge" }],
  ["/endless", { problem: "tooLarge" }],
  ["/drip", { problem: "slow" }],
])("rejects the response of %s", async (path, expected) => {
  await expect(get(path)).rejects.toMatchObject({ name: "FetchFailed", ...expected });
});

const forbiddenFetch = (() => Promise.reject(new Error("must not be requested"))) as typeof fetch;
const refuse = (address: string, addresses: readonly string[] = []) =>
  fetchFeed(address, unread, { fetch: forbiddenFetch, resolve: () => Promise.resolve(addresses) });

test.each([
  ["http://calendar.example/feed.ics", "address"],
  ["file:///etc/passwd", "address"],
  ["calendar.example", "address"],
  ["https://user:word@calendar.example/feed.ics", "address"],
  ["https://127.0.0.1/feed.ics", "privateHost"],
  ["https://2130706433/feed.ics", "privateHost"],
  ["https://0x7f.1/feed.ics", "privateHost"],
  ["https://10.1.2.3/", "privateHost"],
  ["https://169.254.169.254/latest/meta-data", "privateHost"],
  ["https://[::1]/", "privateHost"],
  ["https://[::ffff:10.0.0.1]/", "privateHost"],
  ["https://[fd00::1]/", "privateHost"],
  ["https://localhost/", "privateHost"],
  ["https://printer.local/", "privateHost"],
  ["https://metadata.google.internal./", "privateHost"],
])("does not request %s: %s", async (address, problem) => {
  await expect(refuse(address)).rejects.toMatchObject({ problem });
});

test("does not request a public host name that resolves to a private address", async () => {
  await expect(refuse("https://calendar.example/", ["93.184.215.14", "192.168.0.1"])).rejects.toMatchObject({
    problem: "privateHost",
  });
});

test("no error contains the URL, which has a token", async () => {
  const error: unknown = await refuse("https://10.0.0.1/feed?token=secret").catch((reason: unknown) => reason);
  expect(`${String(error)} ${JSON.stringify(error)}`).not.toContain("secret");
});
