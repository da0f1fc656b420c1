/** The data for search engines, feed readers and social networks is complete, valid and consistent with the pages. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import * as v from "valibot";
import { publicFolder } from "../../gatsby/folders";
import { postsPerFeed } from "../../gatsby/feeds/feed";
import { type BuiltPage, isIndexable, readBuiltPages } from "../../gatsby/seo/built-pages";
import { type Language, inLanguage, languages, withoutLanguage } from "../../src/settings/languages";
import { socialCardSize } from "../../src/settings/drawn-pictures";
import { googleAmenities } from "../../src/lib/structured-data/google-amenities";
import { suites } from "../support/routes";
import { siteFile, stayFile, suiteFile } from "../support/site-file";
import { structuredDataOf } from "./documents";

const file = (path: string) => readFileSync(join(publicFolder, path), "utf8");
const pageFile = (page: BuiltPage) => file(page.file);
/** Whether a path without language is that of a post. */
const isPostPath = (path: string) => /^\/journal\/(?!page\/)[^/]+$/.test(path);
const pageAt = (path: string) => pages.find((page) => page.path === path);
/** The structured data of the page at a path without language; empty if there is no such page. */
const thingsAt = (path: string, language: Language) => {
  const page = pageAt(inLanguage(path, language));
  return page === undefined ? [] : structuredDataOf(pageFile(page));
};

const rentalParts = v.object({
  latitude: v.string(),
  longitude: v.string(),
  image: v.array(v.string()),
  containsPlace: v.object({
    amenityFeature: v.array(
      v.union([
        v.object({ name: v.picklist(googleAmenities), value: v.literal(true) }),
        v.object({ name: v.literal("licenseNum"), value: v.pipe(v.string(), v.regex(/\S/)) }),
      ]),
    ),
  }),
});

let pages: BuiltPage[] = [];
beforeAll(() => {
  pages = readBuiltPages(publicFolder);
});

test("every indexable page has a title and a description that are unique in its language", () => {
  for (const language of languages) {
    const found = pages.filter((page) => page.language === language && isIndexable(page));
    expect(found.length).toBeGreaterThanOrEqual(8);
    for (const key of ["title", "description"] as const) {
      const seen = new Map<string, string>();
      for (const page of found) {
        expect([page.path, page[key]]).not.toEqual([page.path, ""]);
        expect([page[key], seen.get(page[key]) ?? page.path]).toEqual([page[key], page.path]);
        seen.set(page[key], page.path);
      }
    }
  }
});

test("the sitemap and llms.txt contain the guide and the accessibility statement, but no dated version of a policy", () => {
  const lists = [file("sitemap.xml"), file("llms.txt")];
  for (const list of lists) {
    expect(/\/guide\b/.test(list)).toBe(existsSync("content/guide"));
    expect(list).toMatch(/\/accessibility\b/);
    expect(list).not.toMatch(/\/(?:rental-conditions|privacy|cookie-policy)\/\d/);
  }
});

test("search engines may show large pictures of every page that they may list; other pages have only their noindex", () => {
  for (const page of pages) {
    const robots = [...pageFile(page).matchAll(/<meta [^>]*?name="robots"[^>]*?content="([^"]*)"/g)].map(
      ([, rule]) => rule,
    );
    if (page.noindex) expect([page.path, robots]).toEqual([page.path, ["noindex"]]);
    else if (page.canonical !== null) expect([page.path, robots]).toEqual([page.path, ["max-image-preview:large"]]);
  }
});

test("the archived version of the terms in force has their page as canonical; other versions are not indexable", () => {
  const versions = pages.flatMap((page) => {
    const day = /^\/rental-conditions\/([\d-]+)$/.exec(page.path)?.[1];
    return day === undefined ? [] : [{ day, page }];
  });
  const last = versions
    .map(({ day }) => day)
    .sort()
    .at(-1);
  expect(last).toBeDefined();
  for (const { day, page } of versions) {
    expect([day, page.noindex]).toEqual([day, day !== last]);
    if (day === last) expect(new URL(page.canonical ?? "").pathname).toBe("/rental-conditions");
  }
});

test("canonicals are absolute and lead to a built page; alternates contain both languages and x-default", () => {
  const byAddress = new Map(pages.map((page) => [page.canonical, page]));
  for (const page of pages.filter(({ noindex }) => !noindex)) {
    expect(page.canonical).toMatch(/^https:\/\//);
    const canonicalPage = byAddress.get(page.canonical);
    expect([page.path, canonicalPage === undefined]).toEqual([page.path, false]);
    const bare = withoutLanguage(new URL(page.canonical ?? "").pathname);
    const origin = new URL(page.canonical ?? "").origin;
    expect(page.alternates).toMatchObject({
      en: origin + inLanguage(bare, "en"),
      el: origin + inLanguage(bare, "el"),
      "x-default": origin + inLanguage(bare, "en"),
    });
  }
});

test("/rooms has the title of its canonical page: that of the only suite, or of the list of suites", () => {
  for (const language of languages) {
    const rooms = pageAt(inLanguage("/rooms", language));
    const canonical = pages.find((page) => page.path === new URL(rooms?.canonical ?? "").pathname);
    expect([language, rooms?.title]).toEqual([language, canonical?.title]);
  }
});

test("the sitemap contains exactly the indexable pages, with their alternates", () => {
  const sitemap = file("sitemap.xml");
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  const found = pages.filter(isIndexable).map(({ canonical }) => canonical);
  expect(listed.toSorted()).toEqual(found.toSorted());
  expect(sitemap.match(/hreflang="x-default"/g)).toHaveLength(found.length);
});

test("every indexable page has an existing card in its language, 1200 by 630 pixels", async () => {
  for (const page of pages.filter(isIndexable)) {
    expect(page.card).toContain(`/cards/${page.language}/`);
    const { width, height } = await sharp(join(publicFolder, new URL(page.card ?? "").pathname)).metadata();
    expect([page.path, width, height]).toEqual([page.path, socialCardSize.width, socialCardSize.height]);
  }
});

const identified = v.looseObject({ "@id": v.string() });
const breadcrumbs = v.looseObject({ itemListElement: v.array(v.looseObject({ item: v.string() })) });
const about = v.looseObject({ about: identified });

test("structured data is valid JSON, has a type, and contains no ratings", () => {
  for (const page of pages) {
    for (const thing of structuredDataOf(pageFile(page))) {
      expect(thing["@context"]).toBe("https://schema.org");
      expect(typeof thing["@type"]).toBe("string");
      expect(JSON.stringify(thing)).not.toMatch(/AggregateRating|"Review"|undefined|null/);
    }
  }
});

test.each(languages)("the suite is a complete VacationRental (%s)", (language) => {
  const { id, kind, rooms, bathrooms, size, beds } = suiteFile;
  const rental = thingsAt(`/suite/${id}`, language).find((thing) => thing["@type"] === "VacationRental");
  expect(rental).toMatchObject({
    identifier: id,
    additionalType: kind,
    checkinTime: expect.stringMatching(/^\d\d:\d\d:00$/),
    checkoutTime: expect.stringMatching(/^\d\d:\d\d:00$/),
    containsPlace: {
      "@type": "Accommodation",
      occupancy: { value: stayFile.facts.maxGuests.value },
      floorSize: { value: size.interior.value, unitCode: "MTK" },
      numberOfRooms: rooms,
      numberOfBathroomsTotal: bathrooms,
      bed: beds.map(({ count, type }) => ({ numberOfBeds: count, typeOfBed: type.replaceAll(" ", "") })),
    },
  });
  const { latitude, longitude, image, containsPlace } = v.parse(rentalParts, rental);
  for (const degree of [latitude, longitude]) expect(degree).toMatch(/^-?\d+\.\d{5}$/);
  // Search engines ask for eight pictures. A house with fewer photographs lists all of them.
  expect(image.length).toBeGreaterThanOrEqual(Math.min(8, suiteFile.gallery.length));
  const amenities = containsPlace.amenityFeature.map(({ name }) => name);
  expect(amenities).toEqual(expect.arrayContaining(["wifi", "kitchen"]));
  expect(amenities.includes("licenseNum")).toBe(siteFile.legal.propertyRegistry !== undefined);
  expect(new Set(amenities).size).toBe(amenities.length);
});

test.each(languages)("only the home page has the WebSite data (%s)", (language) => {
  const own = pages.filter((page) => page.language === language);
  const named = own.flatMap((page) => structuredDataOf(pageFile(page)).map((thing) => ({ page, thing })));
  const sites = named.filter(({ thing }) => thing["@type"] === "WebSite");
  expect(sites.map(({ page }) => page.path)).toEqual([inLanguage("/", language)]);
  expect(sites[0]?.thing).toMatchObject({
    name: expect.stringMatching(/\S/),
    url: sites[0]?.page.canonical,
    inLanguage: language,
  });
});

test.each(languages)("the guide's data states its type and refers to its suite (%s)", (language) => {
  // A house may have no guide. In a house with several suites, the guide is not about a single suite.
  if (pageAt(inLanguage("/guide", language)) === undefined) return;
  if (suites.length > 1) {
    expect(thingsAt("/guide", language).some((thing) => thing["@type"] === "WebPage")).toBe(false);
    return;
  }
  const page = thingsAt("/guide", language).find((thing) => thing["@type"] === "WebPage");
  const rental = thingsAt(`/suite/${suiteFile.id}`, language).find((thing) => thing["@type"] === "VacationRental");
  expect(page).toMatchObject({ url: expect.stringMatching(/\/guide$/), inLanguage: language });
  expect(v.parse(about, page).about["@id"]).toBe(v.parse(identified, rental)["@id"]);
});

test.each(languages)("pages about the house and about the site refer to what they describe (%s)", (language) => {
  const aboutOf = (path: string): unknown =>
    thingsAt(path, language).find((thing) => thing["@type"] === "WebPage")?.["about"];
  const site = v.parse(
    identified,
    thingsAt("/", language).find((thing) => thing["@type"] === "WebSite"),
  )["@id"];
  const rental = v.parse(
    identified,
    thingsAt(`/suite/${suiteFile.id}`, language).find((thing) => thing["@type"] === "VacationRental"),
  )["@id"];
  expect(aboutOf("/proof")).toEqual({ "@id": site });
  expect(aboutOf("/accessibility")).toEqual([
    expect.objectContaining({ "@id": site, accessibilityControl: expect.arrayContaining(["fullKeyboardControl"]) }),
    ...suites.map((id) => ({ "@id": rental.replace(suiteFile.id, id) })),
  ]);
  // A house without reviews has no page of them. In a house with several suites, the reviews are not about a single suite.
  if (pageAt(inLanguage("/reviews", language)) !== undefined)
    expect(aboutOf("/reviews")).toEqual(suites.length === 1 ? { "@id": rental } : undefined);
});

test("every post is a BlogPosting, and every inner page that is indexable has breadcrumbs", () => {
  for (const page of pages.filter(isIndexable)) {
    const types = structuredDataOf(pageFile(page)).map((thing) => thing["@type"]);
    const bare = withoutLanguage(page.path);
    if (isPostPath(bare)) expect([page.path, types]).toEqual([page.path, expect.arrayContaining(["BlogPosting"])]);
    if (bare !== "/") expect([page.path, types]).toEqual([page.path, expect.arrayContaining(["BreadcrumbList"])]);
  }
});

test.each(languages)(
  "the breadcrumbs of a suite contain the list of suites if the house has several (%s)",
  (language) => {
    for (const id of suites) {
      const list = thingsAt(`/suite/${id}`, language).find((thing) => thing["@type"] === "BreadcrumbList");
      const paths = v.parse(breadcrumbs, list).itemListElement.map(({ item }) => new URL(item).pathname);
      const expected = ["/", ...(suites.length > 1 ? ["/rooms"] : []), `/suite/${id}`];
      expect(paths).toEqual(expected.map((path) => inLanguage(path, language)));
    }
  },
);

test("feeds contain as many posts of their language as they may, with all pictures and absolute links", () => {
  // A journal without posts has no feeds.
  const hasPosts = pages.some(({ path }) => path.startsWith("/journal/"));
  expect(existsSync(join(publicFolder, "rss.xml"))).toBe(hasPosts);
  for (const language of hasPosts ? languages : []) {
    const feed = file(join(inLanguage("/", language), "rss.xml"));
    const posts = pages.filter(
      (page) => page.language === language && isIndexable(page) && isPostPath(withoutLanguage(page.path)),
    );
    // The feed lists the newest posts.
    const listed = posts.filter((post) => feed.includes(`<link>${post.canonical}</link>`));
    expect(listed).toHaveLength(Math.min(posts.length, postsPerFeed));
    for (const post of listed) {
      const item = feed.split("<item>").find((text) => text.includes(`<link>${post.canonical}</link>`)) ?? "";
      const source = join("content", withoutLanguage(post.path), `index.${language}.mdx`);
      const pictures = readFileSync(source, "utf8").match(/^<Figure /gm)?.length ?? 0;
      expect([post.path, item.match(/<figure><img /g)?.length ?? 0]).toEqual([post.path, pictures]);
    }
    expect(feed).toContain('rel="self"');
    expect(feed).not.toMatch(/(href|src)="\//);
  }
});

test("robots.txt, security.txt, llms.txt and the manifests contain the required data", () => {
  expect(file("robots.txt")).toMatch(/^Sitemap: https:\/\/\S+\/sitemap\.xml$/m);
  expect(file("robots.txt")).not.toMatch(/^Disallow: *\S/m);
  const expires = /^Expires: (.+)$/m.exec(file(".well-known/security.txt"))?.[1] ?? "";
  expect(new Date(expires).getTime()).toBeGreaterThan(Date.now());
  expect(file("llms.txt")).toMatch(/^# \S/);
  const listed = [...file("llms.txt").matchAll(/^- \[.+?\]\((\S+?)\)/gm)].map(([, url = ""]) => new URL(url).pathname);
  expect(listed[0]).toBe("/");
  // The file says that each page is also in Greek.
  for (const path of listed.filter((one) => pageAt(one) !== undefined))
    expect([path, pageAt(inLanguage(path, "el"))?.noindex]).toEqual([path, false]);
  for (const name of ["manifest.webmanifest", "manifest.el.webmanifest"]) {
    const manifest: unknown = JSON.parse(file(name));
    const { icons } = manifest as { icons: { src: string }[] };
    for (const { src } of icons) expect(readFileSync(join(publicFolder, src)).byteLength).toBeGreaterThan(100);
  }
});
