import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { readDraft } from "../../gatsby/content/content";
import { demoDrawings } from "./things-to-do";

const repository = process.cwd();
const shipped = () => readdirSync(join(repository, "content/brand")).map((name) => `content/brand/${name}`);

const isDemoBrand = readDraft(resolve(repository, "content")).site?.brand.sample === true;

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
