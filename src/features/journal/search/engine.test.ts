import { buildSearchIndex } from "../../../../gatsby/feeds/search-index";
import { cataloguePath, partOf, partPath } from "../../../lib/search/index-format";
import { createSearchEngine } from "./engine";

/** What a deployment serves below `/search`, by address, with these posts. */
const deployment = (...titles: readonly string[]): ReadonlyMap<string, unknown> => {
  const { catalogue, parts } = buildSearchIndex(
    titles.map((title) => ({
      slug: title.toLowerCase(),
      title,
      description: "",
      date: "2026-01-01",
      section: { slug: "city", name: "" },
      text: () => ({ body: "", headings: [], plainText: "", readingMinutes: 1 }),
    })),
  );
  return new Map<string, unknown>([
    [cataloguePath("en"), catalogue],
    ...[...parts].map(([name, words]) => [partPath("en", name), { order: catalogue.order, words }] as const),
  ]);
};

const before = deployment("Market", "Tower");
const after = deployment("Bakery", "Market", "Tower");
const later = deployment("Tower", "Bakery", "Market");

/** Every request: its address and how far a cache may answer it. */
let asked: [path: string, cache: RequestCache | undefined][] = [];

/** From now on, requests are answered by what `answering` picks for them. */
const serve = (answering: (path: string) => ReadonlyMap<string, unknown>) => {
  asked = [];
  globalThis.fetch = (address, init) => {
    const path = typeof address === "string" ? address : "";
    asked.push([path, init?.cache]);
    const content = answering(path).get(path);
    return Promise.resolve(
      content === undefined ? new Response("", { status: 404 }) : new Response(JSON.stringify(content)),
    );
  };
};

const own = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = own;
});

const catalogue = cataloguePath("en");
const part = (word: string) => partPath("en", partOf(word));
const slugsOf = async (searching: ReturnType<ReturnType<typeof createSearchEngine>["search"]>) =>
  (await searching).posts.map(({ slug }) => slug);

it("fetches the catalogue and each part once", async () => {
  serve(() => before);
  const engine = createSearchEngine("en");
  await engine.prepare();
  expect(await slugsOf(engine.search("tower"))).toEqual(["tower"]);
  expect(await slugsOf(engine.search("tow"))).toEqual(["tower"]);
  expect(asked).toEqual([
    [catalogue, "default"],
    [part("tower"), "default"],
  ]);
});

it("fetches both anew, past every cache, when the site was deployed between them", async () => {
  serve(() => before);
  const engine = createSearchEngine("en");
  await engine.search("market");
  serve(() => after);
  expect(await slugsOf(engine.search("tower"))).toEqual(["tower"]);
  expect(asked).toEqual([
    [part("tower"), "default"],
    [catalogue, "reload"],
    [part("tower"), "reload"],
  ]);
});

it("forgets the parts of the deployment before as well", async () => {
  serve(() => before);
  const engine = createSearchEngine("en");
  await engine.search("market");
  serve(() => after);
  await engine.search("tower");
  expect(await slugsOf(engine.search("market"))).toEqual(["market"]);
});

it("fetches the catalogue anew once for two searches at a time", async () => {
  serve(() => before);
  const engine = createSearchEngine("en");
  await engine.prepare();
  serve(() => after);
  expect(await Promise.all([engine.search("tower"), engine.search("market")].map(slugsOf))).toEqual([
    ["tower"],
    ["market"],
  ]);
  expect(asked.filter(([path]) => path === catalogue)).toHaveLength(1);
});

it("rejects when they differ still, and tries again at the next call", async () => {
  serve((path) => (path === catalogue ? before : after));
  const engine = createSearchEngine("en");
  await expect(engine.search("tower")).rejects.toThrow("not of one deployment");
  expect(asked.filter(([path]) => path === catalogue)).toHaveLength(2);
  serve(() => later);
  expect(await slugsOf(engine.search("tower"))).toEqual(["tower"]);
});

it("rejects when the index cannot be had, and tries again at the next call", async () => {
  serve(() => new Map());
  const engine = createSearchEngine("en");
  await expect(engine.search("tower")).rejects.toThrow("404");
  serve(() => before);
  expect(await slugsOf(engine.search("tower"))).toEqual(["tower"]);
});
