/** Which files setup changes or deletes: in the demo, and in a house that its owner has already set up. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readAnswers } from "./answers-file";
import { changesOf, readSources, answeredSuite } from "./changes";
import { loadContent } from "../../gatsby/content/load";
import { remove, valueAt } from "../content/edit-yaml";
import { demoParts } from "./demo-parts";
import { checkedChanges, writeChanges } from "./write-changes";
import type { Changes } from "./starter";

const ownVersion = "content/policies/archive/privacy/2025-05-04.en.mdx";
const sampleVersion = "content/policies/archive/privacy/2025-05-04.el.mdx";

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "setup-test-"));
  cpSync("content", join(root, "content"), { recursive: true, preserveTimestamps: true });
  cpSync("supabase/config.toml", join(root, "supabase/config.toml"));
  cpSync("supabase/templates", join(root, "supabase/templates"), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const rewrite = (path: string, change: (source: string) => string) =>
  writeFileSync(join(root, path), change(readFileSync(join(root, path), "utf8")));

/** The owner has named the house, and has archived a policy that guests agreed to. */
const makeOwn = () => {
  rewrite("content/site.yml", (site) => remove(site, ["brand", "sample"]));
  rewrite(ownVersion, (policy) => policy.replace(/^sample: true\n/m, ""));
};

const changesFor = async (answers: string): Promise<Changes> =>
  changesOf(root, readAnswers("answers.yml", answers, readSources(root)).answers);

const meaning = 'house:\n  meaning: { en: "By the lake", el: "Πλάι στη λίμνη" }\n';
const path = 'suite:\n  address: "lake-suite"\n';

const redirectsIn = (changes: Changes) => valueAt(String(changes.get("content/redirects.yml")), ["redirects"]);

test("a new meaning of the name deletes the archived policies of the demo, but not those that guests agreed to", async () => {
  makeOwn();
  const changes = await changesFor(meaning);
  expect(changes.get(sampleVersion)).toBeNull();
  expect(changes.has(ownVersion)).toBe(false);
});

test("the suite's old path is redirected, even if the name’s meaning changes in the same run", async () => {
  makeOwn();
  expect(redirectsIn(await changesFor(meaning + path))).toEqual([
    { from: "/suite/luxury-suite", to: "/suite/lake-suite" },
  ]);
});

test("every old path of the suite leads to its current one, also after it gets an earlier path again", async () => {
  makeOwn();
  const pathsAfter = async (address: string) => {
    const changes = await changesFor(`suite:\n  address: ${address}\n`);
    writeChanges(root, changes);
    return redirectsIn(changes);
  };
  await pathsAfter("lake-suite");
  expect(await pathsAfter("shore-suite")).toEqual([
    { from: "/suite/luxury-suite", to: "/suite/shore-suite" },
    { from: "/suite/lake-suite", to: "/suite/shore-suite" },
  ]);
  expect(await pathsAfter("lake-suite")).toEqual([
    { from: "/suite/luxury-suite", to: "/suite/lake-suite" },
    { from: "/suite/shore-suite", to: "/suite/lake-suite" },
  ]);
  await expect(checkedChanges(root, new Map())).resolves.toBeDefined();
});

test("a suite that gets its first path back redirects only the other one", async () => {
  makeOwn();
  writeChanges(root, await changesFor(path));
  expect(redirectsIn(await changesFor('suite:\n  address: "luxury-suite"\n'))).toEqual([
    { from: "/suite/lake-suite", to: "/suite/luxury-suite" },
  ]);
});

test("a house without a list of redirects gets one for the suite's old path", async () => {
  makeOwn();
  rmSync(join(root, "content/redirects.yml"));
  expect(redirectsIn(await changesFor(path))).toEqual([{ from: "/suite/luxury-suite", to: "/suite/lake-suite" }]);
});

test("the suite's old path is not redirected if the same run replaces the demo's name", async () => {
  expect(redirectsIn(await changesFor(meaning + path))).toEqual([]);
});

test("a suite file without an id moves no files", async () => {
  rewrite(answeredSuite(root), (suite) => suite.replace(/^id: .*\n/m, ""));
  const paths = [...(await changesFor(path)).keys()];
  expect(paths).toEqual([answeredSuite(root)]);
});

test("the answers are about the suite that the house shows first", () => {
  cpSync(join(root, "content/suites/luxury-suite"), join(root, "content/suites/garden-suite"), { recursive: true });
  rewrite("content/suites/garden-suite/suite.yml", (suite) => `order: 2\n${suite}`);
  expect(answeredSuite(root)).toBe("content/suites/luxury-suite/suite.yml");
});

test("the suite gets another path although guests have agreed to the rental conditions, which link to it", async () => {
  for (const language of ["en", "el"])
    for (const terms of ["rental-conditions", "archive/rental-conditions/2025-05-04"])
      rewrite(`content/policies/${terms}.${language}.mdx`, (policy) => policy.replace(/^sample: true\n/m, ""));
  const changes = await checkedChanges(root, await changesFor(path));
  expect(String(changes.get("content/policies/rental-conditions.el.mdx"))).toContain("(/el/suite/lake-suite)");
  expect(changes.has("content/policies/archive/rental-conditions/2025-05-04.en.mdx")).toBe(false);
});

test("an earlier day of the rental conditions is also written into sample policies, but not into the owner's privacy policy", async () => {
  rewrite("content/policies/privacy.en.mdx", (policy) => policy.replace(/^sample: true\n/m, ""));
  rewrite("content/policies/privacy.el.mdx", (policy) => policy.replace(/^sample: true\n/m, ""));
  const changes = await checkedChanges(root, await changesFor('stay:\n  termsFrom: "2026-09-01"'));
  expect(String(changes.get("content/policies/cookie-policy.en.mdx"))).toMatch(/^effective: 2026-09-01$/m);
  expect(changes.get("content/policies/archive/cookie-policy/2026-11-01.en.mdx")).toBeNull();
  expect(changes.has("content/policies/privacy.en.mdx")).toBe(false);
});

test("weekend hours of the telephone and the online check-in can be left out, and answered again later", async () => {
  const without = await changesFor("contact:\n  phoneWeekends: null\nstay:\n  onlineCheckInBy: null\n");
  const [site, stay] = [String(without.get("content/site.yml")), String(without.get("content/stay.yml"))];
  expect(valueAt(site, ["hours", "phone", "weekends"])).toBeUndefined();
  expect(valueAt(stay, ["facts", "onlineCheckInBy"])).toBeUndefined();
  rewrite("content/site.yml", () => site);
  rewrite("content/stay.yml", () => stay);
  const again = await changesFor('contact:\n  phoneWeekends: "10:00-12:00"\nstay:\n  onlineCheckInBy: "20:00"\n');
  expect(valueAt(String(again.get("content/site.yml")), ["hours", "phone", "weekends"])).toEqual({
    label: { en: "Weekends and public holidays", el: "Σαββατοκύριακα και αργίες" },
    from: "10:00",
    to: "12:00",
  });
  expect(valueAt(String(again.get("content/stay.yml")), ["facts", "onlineCheckInBy", "value"])).toBe("20:00");
});

test("removing the demo's reviews removes their quotes from every suite", async () => {
  cpSync(join(root, "content/suites/luxury-suite"), join(root, "content/suites/garden-suite"), { recursive: true });
  rewrite("content/suites/garden-suite/suite.yml", (suite) => suite.replace(/^id: .*$/m, "id: garden-suite\norder: 2"));
  const changes = await changesFor("demo:\n  reviews: remove\n");
  for (const suite of ["luxury-suite", "garden-suite"]) {
    const changed = String(changes.get(`content/suites/${suite}/suite.yml`));
    expect(changed).toContain("beds:");
    expect(changed).not.toContain("quotes:");
  }
});

test("the demo's map is removed if it does not show the house, even if the answers keep it", async () => {
  const moved = (coordinates: string) => changesFor(`place:\n  coordinates: "${coordinates}"\ndemo:\n  map: keep\n`);
  expect((await moved("37.5673, 22.7986")).get("content/map.geojson")).toBeNull();
  expect((await moved("40.6350, 22.9400")).has("content/map.geojson")).toBe(false);
});

test.each([
  ["only the demo's texts of the house, with another bed", demoParts.filter((part) => part !== "house")],
  ["everything of the demo but the texts and pictures of the house", ["house"]],
])("the content is valid if the owner keeps %s", async (_, removed) => {
  const beds = "suite:\n  beds:\n    - { type: King, count: 1, widthCm: 180, lengthCm: 200 }\n";
  const demo = `demo:\n${removed.map((part) => `  ${part}: remove\n`).join("")}`;
  const changes = await checkedChanges(root, await changesFor(beds + demo));
  writeChanges(root, changes);
  const content = await loadContent(join(root, "content"));
  const [suite] = content.suites;
  expect(suite?.beds.map(({ type }) => type)).toEqual(["King"]);
  const amenities = suite?.amenities.groups.flatMap(({ items }) => items.map(({ id }) => id)) ?? [];
  expect(amenities.filter((id) => /-bed$/.test(id))).toEqual([]);
});

test("a house without a balcony does not answer why it gives two sizes", async () => {
  writeChanges(root, await checkedChanges(root, await changesFor("suite: { withBalcony: 30 }\n")));
  const { faq } = await loadContent(join(root, "content"));
  const questions = faq?.groups.flatMap(({ items }) => items.map(({ id }) => id));
  expect(questions).toContain("beds");
  expect(questions).not.toContain("size");
});
