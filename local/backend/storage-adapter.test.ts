import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { FolderStorage } from "./storage-adapter";

let folder = "";
let storage: FolderStorage;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "storage-"));
  storage = new FolderStorage(folder);
});
afterEach(() => rmSync(folder, { recursive: true }));

const upload = (key: string, type: string) =>
  storage.uploadObject("gallery", key, undefined, "picture", type, "max-age=60");
const typeOf = async (key: string) => (await storage.headObject("gallery", key)).mimetype;

test("copies a file with its type", async () => {
  await upload("a.webp", "image/webp");
  await storage.copyObject("gallery", "a.webp", undefined, "gallery", "copies/b.webp");
  expect(await typeOf("copies/b.webp")).toBe("image/webp");
});

test("a copy of a file without a stored type does not get the type of the file that it overwrites", async () => {
  await upload("a.webp", "image/webp");
  await upload("b.png", "image/png");
  rmSync(join(folder, "gallery/a.webp.meta.json"));
  await storage.copyObject("gallery", "a.webp", undefined, "gallery", "b.png");
  expect(await typeOf("b.png")).toBe("application/octet-stream");
});

test.each([
  "a//b.webp",
  "a/b.webp/",
  "a/./b.webp",
  "a/../a/b.webp",
  "/a/b.webp",
  "../gallery/a/b.webp",
  "../b.webp",
  "a/b.webp.meta.json",
  "",
])("the key %j is refused, and so cannot replace the file of another key", async (key) => {
  await upload("a/b.webp", "image/webp");
  await expect(upload(key, "image/png")).rejects.toThrow("not the path");
  expect(await typeOf("a/b.webp")).toBe("image/webp");
});
