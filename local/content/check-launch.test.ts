/** Before launch, the owner is told what is still the demo's, and reminded of optional parts that are missing. */
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type Content, readContentFiles } from "../../gatsby/content/content";
import { reminders, demoDrawings } from "./check-launch";

const remindersOf = (countryCode: string, parts: Readonly<Record<string, unknown>>, ids = ["loft"]) => {
  const suites = ids.map((id) => ({ id, gallery: Array.from({ length: Number(parts["pictures"]) }) }));
  const content = { site: { address: { countryCode } }, suites, suiteRates: new Map(), ...parts };
  return reminders(content as unknown as Content).map((sentence) => /^\S+/.exec(sentence)?.[0]);
};

test("reminds of missing rates and pictures, and in Greece of missing safety documents", () => {
  const none = { safety: null, rates: null, pictures: 6 };
  const others = ["content/rates.yml", "content/suites/loft/suite.yml"];
  expect(remindersOf("GR", none)).toEqual(["content/safety.yml", ...others]);
  expect(remindersOf("PT", none)).toEqual(others);
  expect(remindersOf("GR", { safety: {}, rates: {}, pictures: 8 })).toEqual([]);
});

test("names the suites without rates if only some have their own and the house has none", () => {
  const suites = ["loft", "garden", "tower"];
  const parts = { safety: {}, rates: null, pictures: 8, suiteRates: new Map([["garden", {}]]) };
  const files = ["content/suites/loft/rates.yml", "content/suites/tower/rates.yml"];
  expect(remindersOf("GR", parts, suites)).toEqual(files);
  expect(remindersOf("GR", { ...parts, rates: {} }, suites)).toEqual([]);
});

const repository = process.cwd();
const shipped = () => readdirSync(join(repository, "content/brand")).map((name) => `content/brand/${name}`);

const isDemoBrand = readContentFiles(resolve(repository, "content")).site?.brand.sample === true;

(isDemoBrand ? test : test.skip)("lists the demo's wordmark, mark and icon while the brand is the demo's", () => {
  const known = demoDrawings(repository).map(({ file }) => file);
  expect(known.toSorted()).toEqual(shipped().toSorted());
});

test("does not list a file of the owner", () => {
  const root = mkdtempSync(join(tmpdir(), "brand-"));
  mkdirSync(join(root, "content/brand"), { recursive: true });
  writeFileSync(join(root, "content/brand/icon.svg"), "<svg/>");
  copyFileSync(join(repository, "content/brand/mark.svg"), join(root, "content/brand/mark.svg"));
  expect(demoDrawings(root).map(({ file }) => file)).toEqual(["content/brand/mark.svg"]);
  rmSync(root, { recursive: true });
});
