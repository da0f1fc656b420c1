import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readTexts, startNamespaces } from "./start-texts";

const root = mkdtempSync(join(tmpdir(), "start-texts-"));
afterAll(() => {
  rmSync(root, { recursive: true });
});

test("the texts of every namespace are read, also after a byte order mark", () => {
  const folder = join(root, "content/locales/en");
  mkdirSync(folder, { recursive: true });
  for (const name of startNamespaces) writeFileSync(join(folder, `${name}.json`), '\uFEFF{ "key": "Text" }');
  expect(readTexts(root, "en")).toEqual(Object.fromEntries(startNamespaces.map((name) => [`${name}.key`, "Text"])));
});
