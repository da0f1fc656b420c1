import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { FileCache } from "./file-cache";

let folder = "";
const at = (name: string) => join(folder, name);
const cache = () => new FileCache(at("cache"));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "file-cache-"));
  writeFileSync(at("card.jpg"), "drawn");
});
afterEach(() => rmSync(folder, { recursive: true }));

it("copies a saved file to the target, in later builds too", async () => {
  await cache().save("title", at("card.jpg"));
  expect(await cache().load("title", at("public/cards/card.jpg"))).toBe(true);
  expect(readFileSync(at("public/cards/card.jpg"), "utf8")).toBe("drawn");
});

it("returns false for an unknown key and writes nothing", async () => {
  await cache().save("title", at("card.jpg"));
  expect(await cache().load("another title", at("other.jpg"))).toBe(false);
  expect(existsSync(at("other.jpg"))).toBe(false);
});

it("does not write a target that is already the same", async () => {
  await cache().save("title", at("card.jpg"));
  const { mtimeMs } = statSync(at("card.jpg"));
  expect(await cache().load("title", at("card.jpg"))).toBe(true);
  expect(statSync(at("card.jpg")).mtimeMs).toBe(mtimeMs);
});

it("deletes the files that a build did not use", async () => {
  await cache().save("old", at("card.jpg"));
  await cache().save("used", at("card.jpg"));
  const next = cache();
  await next.load("used", at("card.jpg"));
  await next.deleteUnused();
  expect(await cache().load("old", at("card.jpg"))).toBe(false);
  expect(await cache().load("used", at("card.jpg"))).toBe(true);
});
