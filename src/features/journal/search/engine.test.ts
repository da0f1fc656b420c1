import { buildSearchIndex } from "../../../../gatsby/feeds/search-index";
import { cataloguePath, partOf, partPath, type SearchedPage, pagesPath } from "../../../lib/search/search-format";
import type { Language } from "../../../settings/languages";
import { createSearchEngine } from "./engine";

/** The files below `/search`, by path, of a deployment with these posts and pages in one language. */
const indexIn = (
  language: Language,
  titles: Readonly<Record<string, string>>,
  pages: readonly SearchedPage[] = [],
): ReadonlyMap<string, unknown> => {
  const { catalogue, parts } = buildSearchIndex(
    Object.entries(titles).map(([slug, title]) => ({
      slug,
      title,
      description: "",
      date: "2026-01-01",
      section: { slug: "city", name: "" },
      compiledText: () => ({ body: "", headings: [], plainText: "", readingMinutes: 1 }),
    })),
  );
  return new Map<string, unknown>([
    [cataloguePath(language), catalogue],
    [pagesPath(language, "pages"), { pages }],
    [pagesPath(language, "policies"), { pages: [] }],
    ...[...parts].map(([name, words]) => [partPath(language, name), { order: catalogue.order, words }] as const),
  ]);
};

const deployment = (...titles: readonly string[]): ReadonlyMap<string, unknown> =>
  indexIn("en", Object.fromEntries(titles.map((title) => [title.toLowerCase(), title])));

const before = deployment("Market", "Tower");
const after = deployment("Bakery", "Market", "Tower");
const later = deployment("Tower", "Bakery", "Market");

/** Every request: its path and cache mode. */
let requests: [path: string, cache: RequestCache | undefined][] = [];

/** Serves the next requests from the deployment that `deploymentFor` returns for their path. */
const serve = (deploymentFor: (path: string) => ReadonlyMap<string, unknown>) => {
  requests = [];
  globalThis.fetch = (address, init) => {
    const path = typeof address === "string" ? address : "";
    requests.push([path, init?.cache]);
    const content = deploymentFor(path).get(path);
    return Promise.resolve(
      content === undefined ? new Response("", { status: 404 }) : new Response(JSON.stringify(content)),
    );
  };
};

const originalFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = originalFetch;
});

const catalogue = cataloguePath("en");
const part = (word: string) => partPath("en", partOf(word));
const [pages, policies] = [pagesPath("en", "pages"), pagesPath("en", "policies")];
const slugsOf = async (searching: ReturnType<ReturnType<typeof createSearchEngine>["search"]>) =>
  (await searching).posts.map(({ slug }) => slug);

it("fetches the catalogue, the pages and each part once", async () => {
  serve(() => before);
  const engine = createSearchEngine("en");
  await engine.prepare();
  expect(await slugsOf(engine.search("tower"))).toEqual(["tower"]);
  expect(await slugsOf(engine.search("tow"))).toEqual(["tower"]);
  expect(requests).toEqual([
    [catalogue, "default"],
    [pages, "default"],
    [policies, "default"],
    [part("tower"), "default"],
  ]);
});

it("fetches all files again, without the cache, when the site was deployed between two requests", async () => {
  serve(() => before);
  const engine = createSearchEngine("en");
  await engine.search("market");
  serve(() => after);
  expect(await slugsOf(engine.search("tower"))).toEqual(["tower"]);
  expect(requests).toEqual([
    [part("tower"), "default"],
    [catalogue, "reload"],
    [pages, "reload"],
    [policies, "reload"],
    [part("tower"), "reload"],
  ]);
});

it("does not use parts of the previous deployment", async () => {
  serve(() => before);
  const engine = createSearchEngine("en");
  await engine.search("market");
  serve(() => after);
  await engine.search("tower");
  expect(await slugsOf(engine.search("market"))).toEqual(["market"]);
});

it("fetches the catalogue again only once for two simultaneous searches", async () => {
  serve(() => before);
  const engine = createSearchEngine("en");
  await engine.prepare();
  serve(() => after);
  expect(await Promise.all([engine.search("tower"), engine.search("market")].map(slugsOf))).toEqual([
    ["tower"],
    ["market"],
  ]);
  expect(requests.filter(([path]) => path === catalogue)).toHaveLength(1);
});

it("rejects when the files are still of two deployments, and tries again at the next call", async () => {
  serve((path) => (path === catalogue ? before : after));
  const engine = createSearchEngine("en");
  await expect(engine.search("tower")).rejects.toThrow("not of one deployment");
  expect(requests.filter(([path]) => path === catalogue)).toHaveLength(2);
  serve(() => later);
  expect(await slugsOf(engine.search("tower"))).toEqual(["tower"]);
});

it("rejects when the index cannot be fetched, and tries again at the next call", async () => {
  serve(() => new Map());
  const engine = createSearchEngine("en");
  await expect(engine.search("tower")).rejects.toThrow("404");
  serve(() => before);
  expect(await slugsOf(engine.search("tower"))).toEqual(["tower"]);
});

it("rejects when a file does not arrive in time", async () => {
  const late = new AbortController();
  jest.spyOn(AbortSignal, "timeout").mockReturnValue(late.signal);
  globalThis.fetch = (_, init) =>
    new Promise((_resolve, reject) =>
      init?.signal?.addEventListener("abort", () => reject(new DOMException("Late", "TimeoutError"))),
    );
  const searching = createSearchEngine("en").search("tower");
  late.abort();
  await expect(searching).rejects.toThrow("Late");
});

describe("in two languages", () => {
  const both = new Map([
    ...indexIn("en", { churches: "Churches in order", agora: "The old market" }),
    ...indexIn("el", { churches: "Εκκλησίες με τη σειρά", agora: "Η παλιά αγορά" }),
  ]);

  it.each([
    ["en", "εκκλησίες", "churches", "Churches in order"],
    ["en", "ekklisies", "churches", "Churches in order"],
    ["el", "churches", "churches", "Εκκλησίες με τη σειρά"],
    ["el", "agora", "agora", "Η παλιά αγορά"],
  ] as const)(
    "on %s pages, %s finds %s, with the title in the page's language",
    async (language, query, slug, title) => {
      serve(() => both);
      const { posts } = await createSearchEngine(language).search(query);
      expect(posts.map((post) => [post.slug, post.title])).toEqual([[slug, title]]);
    },
  );

  it("returns the words found in the other language", async () => {
    serve(() => both);
    const [post] = (await createSearchEngine("en").search("εκκλησίες")).posts;
    expect([post?.inLanguage, post?.inText]).toEqual(["el", ["Εκκλησίες με τη σειρά"]]);
  });

  it("does not search the other language when the page's own language has results", async () => {
    serve(() => both);
    await createSearchEngine("en").search("churches");
    expect(requests.map(([path]) => path).filter((path) => path.includes("el"))).toEqual([]);
  });
});

describe("the site's other pages", () => {
  const guide = (door: string, parking: string): SearchedPage => ({
    path: "/guide",
    name: "Guide",
    titles: "Guide",
    description: "",
    text: "",
    chapters: [
      ["door", door, ""],
      ["parking", parking, `${parking}.`],
    ],
  });
  const both = new Map([
    ...indexIn("en", { door: "A door in the old town", sea: "By the sea" }, [guide("The door", "Where cars stand")]),
    ...indexIn("el", { door: "Μια πόρτα", sea: "Η θάλασσα" }, [guide("Η πόρτα", "Στάθμευση")]),
  ]);
  const search = (language: Language, query: string) => {
    serve(() => both);
    return createSearchEngine(language).search(query);
  };

  it("are found as well as the posts", async () => {
    const { posts, pages } = await search("en", "door");
    expect([posts.map(({ slug }) => slug), pages.map(({ to, page }) => [to, page])]).toEqual([
      ["door"],
      [["/guide#door", "Guide"]],
    ]);
  });

  it("come first if they fit the query better than the posts, and after the posts if both fit equally", async () => {
    expect((await search("en", "door")).pagesFirst).toBe(false);
    expect((await search("en", "cars")).pagesFirst).toBe(true);
  });

  it("are found by their text in the other language, with the title in the page's language", async () => {
    expect((await search("en", "στάθμευση")).pages).toEqual([
      { to: "/guide#parking", title: "Where cars stand", page: "Guide", line: "Στάθμευση.", inLanguage: "el" },
    ]);
  });

  it("prevent a search in the other language when one of them has the word", async () => {
    await search("en", "cars");
    expect(requests.map(([path]) => path).filter((path) => path.includes("el"))).toEqual([]);
  });
});

describe("a typing error", () => {
  const page = (title: string): SearchedPage => ({
    path: "/terms",
    name: title,
    titles: title,
    description: "",
    text: "",
    chapters: [],
  });
  const search = async (language: Language, query: string) => {
    const both = new Map([
      ...indexIn("en", { sea: "A beach near the city", wall: "The tower" }, [page("For each guest"), page("Parking")]),
      ...indexIn("el", { sea: "Θάλασσα", wall: "Ο πύργος: each stone" }, [page("Όροι")]),
    ]);
    serve(() => both);
    const { posts, pages } = await createSearchEngine(language).search(query);
    return [...posts, ...pages].map(({ title }) => title);
  };

  it("is not assumed in the pages if the posts have the word, nor in the posts if the pages have it", async () => {
    expect(await search("en", "beach")).toEqual(["A beach near the city"]);
    expect(await search("en", "parking")).toEqual(["Parking"]);
  });

  it("is not assumed in the page's language if another language has the word", async () => {
    expect(await search("el", "beach")).toEqual(["Θάλασσα"]);
  });

  it("is assumed if no language has the word, in posts and in pages", async () => {
    expect(await search("en", "beech")).toEqual(["A beach near the city"]);
    expect(await search("en", "parkinq")).toEqual(["Parking"]);
  });

  it("is assumed only in words that are found nowhere as typed", async () => {
    expect(await search("en", "beach citty")).toEqual(["A beach near the city"]);
  });
});
