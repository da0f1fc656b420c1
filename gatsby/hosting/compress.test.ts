import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { compressFolder } from "./compress";

const long = "A clear sky in the middle of the city. ".repeat(100);
let folder = "";
const at = (file: string): string => join(folder, file);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "compress-"));
  writeFileSync(at("contact.html"), long);
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

it("writes a Brotli and a gzip copy of a text file, but no copies of small files and pictures", async () => {
  writeFileSync(at("small.json"), "{}");
  writeFileSync(at("room.jpg"), long);
  expect(await compressFolder(folder)).toBe(1);
  expect(brotliDecompressSync(readFileSync(at("contact.html.br"))).toString()).toBe(long);
  expect(gunzipSync(readFileSync(at("contact.html.gz"))).toString()).toBe(long);
  expect(existsSync(at("small.json.br"))).toBe(false);
  expect(existsSync(at("room.jpg.br"))).toBe(false);
});

it("writes a gzip copy of feeds but not of posts, whose old gzip copies it removes", async () => {
  mkdirSync(at("journal"));
  for (const file of ["journal/post.html", "journal/post.html.gz", "rss.xml"]) writeFileSync(at(file), long);
  await compressFolder(folder);
  expect(gunzipSync(readFileSync(at("rss.xml.gz"))).toString()).toBe(long);
  expect(brotliDecompressSync(readFileSync(at("journal/post.html.br"))).toString()).toBe(long);
  expect(existsSync(at("journal/post.html.gz"))).toBe(false);
});

it("skips folders that are named like files", async () => {
  mkdirSync(at("page-data/404.html"), { recursive: true });
  // On some file systems a folder's size grows with the names in it: with this many, its size alone would not exclude it.
  for (let index = 0; index < 80; index += 1) writeFileSync(at(`page-data/404.html/${"x".repeat(40)}${index}`), "");
  expect(await compressFolder(folder)).toBe(1);
});

it("compresses only files that have changed, and removes copies whose original is gone", async () => {
  await compressFolder(folder);
  expect(await compressFolder(folder)).toBe(0);
  writeFileSync(at("contact.html"), long + long);
  utimesSync(at("contact.html"), new Date(), new Date(Date.now() + 5000));
  expect(await compressFolder(folder)).toBe(1);
  rmSync(at("contact.html"));
  await compressFolder(folder);
  expect(existsSync(at("contact.html.br"))).toBe(false);
});

it("removes the copies of a file that has become small", async () => {
  await compressFolder(folder);
  writeFileSync(at("contact.html"), "short");
  expect(await compressFolder(folder)).toBe(0);
  expect(existsSync(at("contact.html.br"))).toBe(false);
  expect(existsSync(at("contact.html.gz"))).toBe(false);
});
