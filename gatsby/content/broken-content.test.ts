/** Breaks a copy of the content in many ways: the message must contain the parts that each case lists. Unusual but valid content is accepted. */
import { brokenEngine, brokenRates } from "../../tests/support/content/broken-booking";
import { brokenForm } from "../../tests/support/content/broken-form";
import { brokenGuide } from "../../tests/support/content/broken-guide";
import { brokenJournal } from "../../tests/support/content/broken-journal";
import { brokenLocales } from "../../tests/support/content/broken-locales";
import { brokenLook } from "../../tests/support/content/broken-look";
import { brokenComponents, brokenLinks } from "../../tests/support/content/broken-markup";
import { brokenPictures, brokenSuites } from "../../tests/support/content/broken-suites";
import { brokenRedirects } from "../../tests/support/content/broken-redirects";
import { brokenReviews } from "../../tests/support/content/broken-reviews";
import { brokenTexts, redatePrivacy } from "../../tests/support/content/broken-texts";
import { brokenYaml } from "../../tests/support/content/broken-yaml";
import { lostWords } from "../../tests/support/content/lost-words";
import {
  append,
  complaint,
  complaintToday,
  remove,
  removeCopy,
  replace,
  restore,
} from "../../tests/support/content/copy";

afterEach(restore);
afterAll(removeCopy);

test("finds no mistakes in the shipped content", async () => {
  expect(await complaintToday()).toBe("");
});

describe.each([
  ["form", brokenForm],
  ["YAML", brokenYaml],
  ["pictures and suites", brokenPictures],
  ["colours, drawings and the plan", brokenLook],
  ["reviews", brokenReviews],
  ["rates", brokenRates],
  ["the guide, safety documents and offers", brokenGuide],
  ["the booking engine", brokenEngine],
  ["settings of a suite", brokenSuites],
  ["the journal", brokenJournal],
  ["texts", brokenTexts],
  ["words that would be lost", lostWords],
  ["components", brokenComponents],
  ["links", brokenLinks],
  ["redirects", brokenRedirects],
  ["interface texts", brokenLocales],
])("%s", (_, cases) => {
  test.each(cases)("$name", async ({ break: breakIt, says }) => {
    await breakIt();
    const message = await complaint();
    for (const part of says) expect(message).toContain(part);
  });
});

test("lists all mistakes in one message, sorted by file and line", async () => {
  await replace("stay.yml", 'value: "11:00"', 'value: "11.00"')();
  await replace("site.yml", 'url: "https://www.dpa.gr"', 'url: "www.dpa.gr"')();
  const message = await complaint();
  expect(message).toMatch(/^The content has 2 mistakes\.\n\ncontent\/site\.yml:\d+ [\s\S]*content\/stay\.yml:\d+ /);
});

test("accepts a byte order mark in YAML and MDX files", async () => {
  for (const path of ["site.yml", "journal/four-day-trips/index.en.mdx", "policies/privacy.el.mdx"]) {
    await replace(path, /^/, "\uFEFF")();
  }
  expect(await complaintToday()).toBe("");
});

test.each([
  ["Windows line ends", /\n/g, "\r\n"],
  ["spaces at the ends of its lines", /\n/g, "  \n"],
])("accepts a policy that differs from its archived version only in %s", async (_, from, to) => {
  await replace("policies/archive/privacy/2026-11-01.en.mdx", "sample: true\n", "")();
  await replace("policies/privacy.en.mdx", from, to)();
  expect(await complaintToday()).toBe("");
});

test("accepts a policy with a future effective date if there is no earlier version", async () => {
  await redatePrivacy("2026-11-21")();
  for (const day of ["2025-05-04", "2026-11-01"])
    for (const language of ["en", "el"]) await remove(`policies/archive/privacy/${day}.${language}.mdx`)();
  expect(await complaint()).toBe("");
});

test("accepts a featured draft although another post is featured", async () => {
  for (const language of ["en", "el"]) {
    await replace(`journal/four-day-trips/index.${language}.mdx`, /date: .*\n/, "$&featured: true\ndraft: true\n")();
  }
  expect(await complaintToday()).toBe("");
});

test("accepts the placeholders of a suite's own engine", async () => {
  const query = '{ in: "{arrival:YYYY-MM-DD}", n: "{nights}" }';
  await append("suites/luxury-suite/suite.yml", `bookingEngine: { query: ${query}, fragment: ${query} }\n`)();
  expect(await complaint()).toBe("");
});

test("accepts a post with a future date", async () => {
  for (const language of ["en", "el"]) {
    await replace(`journal/four-day-trips/index.${language}.mdx`, /date: .*\n/, "date: 2026-12-24\n")();
  }
  expect(await complaintToday()).toBe("");
});

test("accepts a link to a post that is published on the same day as the linking post", async () => {
  for (const language of ["en", "el"]) {
    await replace(`journal/four-day-trips/index.${language}.mdx`, /date: .*\n/, "date: 2026-12-24\n")();
    await replace(`journal/eating-in-the-markets/index.${language}.mdx`, /date: .*\n/, "date: 2026-12-24\n")();
  }
  await append("journal/four-day-trips/index.en.mdx", "\n[there](/journal/eating-in-the-markets)\n")();
  expect(await complaintToday()).toBe("");
});

test("accepts a house without reviews", async () => {
  await replace("reviews/reviews.yml", /^reviews:[\s\S]*/m, "reviews: []\n")();
  await remove("reviews/ledger.yml")();
  await replace("home.yml", /^quote:\n(?: .*\n)*/m, "")();
  await replace("suites/luxury-suite/suite.yml", /^quotes:\n(?: .*\n)*/m, "")();
  expect(await complaintToday()).toBe("");
});

test("accepts a climate fee that is due in one part of the year only, and days without quiet hours", async () => {
  await replace("stay.yml", / {2}climateFeeLow:\n(?: {4}.*\n)+/, "")();
  await replace("stay.yml", 'dates: { from: "10-01"', 'dates: { from: "11-01"')();
  expect(await complaint()).toBe("");
});

test("accepts a review that consists of question marks", async () => {
  await replace("reviews/reviews.yml", /(?<=original:) >-\n(?: {8}.*\n)+/, ' "????"\n')();
  await replace("reviews/reviews.yml", /(?<=translations:\n {8}el:) >-\n(?: {10}.*\n)+/, ' "????"\n')();
  expect(await complaint()).toBe("");
});

test("accepts ratings on a scale of 100", async () => {
  await replace("reviews/summary.yml", "scale: 10", "scale: 100")();
  await replace("reviews/summary.yml", "overall: 9.4", "overall: 94")();
  await replace("reviews/summary.yml", /(?<=score: 9)\./g, "")();
  await replace("reviews/reviews.yml", "score: 9", "score: 87\n    scale: 100")();
  expect(await complaint()).toBe("");
});

test("accepts the places of another city, which a new house keeps until it has its own", async () => {
  await remove("map.geojson")();
  await replace("site.yml", "latitude: 40.63253", "latitude: 37.56730")();
  expect(await complaint()).toBe("");
});

test("accepts content without map.geojson", async () => {
  await remove("map.geojson")();
  expect(await complaint()).toBe("");
});

test("accepts a house without a mobile number, social media and a commercial registry number", async () => {
  await replace("site.yml", / {2}mobile:\n(?: {4}.*\n)*/, "")();
  await replace("site.yml", /^social:\n(?: .*\n)*/m, "")();
  await replace("site.yml", / {2}commercialRegistry:\n(?: {4}.*\n)*/, "")();
  await replace("stay.yml", / {2}commercialRegistry: .*\n/, "")();
  expect(await complaintToday()).toBe("");
});
