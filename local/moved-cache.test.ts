import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { discardMovedCache, recordFolder } from "./moved-cache";

const folder = mkdtempSync(join(tmpdir(), "moved-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("the folder's path can be stored before Gatsby has made its cache", () => {
  const fresh = join(folder, "fresh");
  mkdirSync(fresh);
  recordFolder(fresh);
  expect(discardMovedCache(fresh)).toBe(false);
  expect(existsSync(join(fresh, ".cache"))).toBe(true);
});

test("deletes Gatsby's state in a copied folder and keeps the encoded pictures", () => {
  const [first, second] = [join(folder, "first"), join(folder, "second")];
  for (const part of ["redux", "data", "caches"]) {
    mkdirSync(join(first, ".cache", part), { recursive: true });
    writeFileSync(join(first, ".cache", part, "file"), part);
  }
  expect(discardMovedCache(first)).toBe(false);
  recordFolder(first);
  expect(discardMovedCache(first)).toBe(false);
  cpSync(first, second, { recursive: true });
  expect(discardMovedCache(second)).toBe(true);
  expect(["redux", "data", "caches"].filter((part) => existsSync(join(second, ".cache", part)))).toEqual(["caches"]);
  expect(existsSync(join(first, ".cache/redux/file"))).toBe(true);
});
