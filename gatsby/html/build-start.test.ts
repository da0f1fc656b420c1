import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stylesDigest } from "./build-start";

const root = mkdtempSync(join(tmpdir(), "styles-"));
const write = (file: string, text: string) => writeFileSync(join(root, "src", file), text);

beforeAll(() => mkdirSync(join(root, "src/components"), { recursive: true }));
afterAll(() => rmSync(root, { recursive: true }));

it("the digest changes when a style sheet is added or changed, but not when another file is", () => {
  write("base.css", "main { flex: 1; }");
  const first = stylesDigest(root);
  write("page.ts", "export {};");
  expect(stylesDigest(root)).toBe(first);
  write("components/card.module.css", ".card { color: red; }");
  const second = stylesDigest(root);
  expect(second).not.toBe(first);
  write("components/card.module.css", ".card { color: blue; }");
  expect(stylesDigest(root)).not.toBe(second);
});
