import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { readDraft } from "../../gatsby/content/read-draft";
import { demoFiles } from "./demo-files";

const repository = process.cwd();
const shipped = ["static/brand", "static/icons"]
  .flatMap((folder) => readdirSync(join(repository, folder)).map((name) => `${folder}/${name}`))
  .concat("static/favicon.svg");

test("the wordmark and the icons are known for the demo's for as long as the brand is its own", () => {
  const { site } = readDraft(resolve(repository, "content"), () => undefined);
  const known = demoFiles(repository).map(({ file }) => file);
  expect(known.toSorted()).toEqual(site?.brand.sample === true ? shipped.toSorted() : expect.any(Array));
});

test("a file of the owner's is nobody's sample", () => {
  const root = mkdtempSync(join(tmpdir(), "brand-"));
  mkdirSync(join(root, "static/brand"), { recursive: true });
  writeFileSync(join(root, "static/favicon.svg"), "<svg/>");
  copyFileSync(join(repository, "static/brand/logo-en.svg"), join(root, "static/brand/logo-en.svg"));
  expect(demoFiles(root).filter(({ file }) => file !== "static/brand/logo-en.svg")).toEqual([]);
  rmSync(root, { recursive: true });
});
