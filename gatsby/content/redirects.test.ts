/** Where the former paths of posts, sections and pages redirect to. */
import { redirectTarget } from "../../src/settings/hosting";
import { inCopy, removeCopy, replace, restore, write } from "../../tests/support/content/copy";
import { loadContent } from "./load";
import { redirectsOf } from "./redirects";

const today = "2026-11-20";
const content = () => loadContent(inCopy(""), today);

afterEach(restore);
afterAll(removeCopy);

const inBoth = async (from: RegExp, to: string): Promise<void> => {
  for (const language of ["en", "el"]) await replace(`journal/four-day-trips/index.${language}.mdx`, from, to)();
};

test("the shipped content has no redirects", async () => {
  expect(redirectsOf(await content(), today)).toEqual([]);
});

test("redirects old paths directly to the current page in the same language", async () => {
  await inBoth(/date: .*\n/, "$&formerly: [trips, day-trips-from-town]\n");
  await replace("journal/sections.yml", "id: day-trips\n", "id: day-trips\n  formerly: [outings]\n")();
  await write(
    "redirects.yml",
    "redirects:\n  - { from: /Apartments, to: /rooms }\n  - { from: /el/διαμέρισμα, to: /rooms }\n  - { from: /news/*, to: /faq }\n",
  )();
  const redirects = redirectsOf(await content(), today);
  const targetOf = (path: string) => redirectTarget(path, redirects);
  expect(targetOf("/journal/trips")).toBe("/journal/four-day-trips");
  expect(targetOf("/el/journal/trips")).toBe("/el/journal/four-day-trips");
  expect(targetOf("/day-trips/day-trips-from-town")).toBe("/journal/four-day-trips");
  expect(targetOf("/outings/trips")).toBe("/journal/four-day-trips");
  expect(targetOf("/outings")).toBe("/day-trips");
  expect(targetOf("/el/outings/page/2")).toBe("/el/day-trips/page/2");
  expect(targetOf("/apartments")).toBe("/rooms");
  expect(targetOf("/el/apartments")).toBe("/el/rooms");
  expect(targetOf("/el/διαμέρισμα")).toBe("/el/rooms");
  expect(targetOf("/διαμέρισμα")).toBeUndefined();
  expect(targetOf("/news/2019/opening")).toBe("/faq");
  expect(targetOf("/el/news/2019")).toBe("/el/faq");
  expect(targetOf("/newsroom")).toBeUndefined();
});

test("decodes the Greek letters of a path that was copied from a browser", async () => {
  await write("redirects.yml", `redirects:\n  - { from: ${encodeURI("/el/διαμέρισμα")}, to: /rooms }\n`)();
  expect(redirectsOf(await content(), today)).toEqual([{ from: "/el/διαμέρισμα", to: "/el/rooms" }]);
});

test("makes no redirects to drafts", async () => {
  await inBoth(/date: .*\n/, "$&draft: true\nformerly: [trips]\n");
  expect(redirectsOf(await content(), today)).toEqual([]);
});
