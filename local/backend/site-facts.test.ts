import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readSiteFacts } from "./site-facts.ts";

test("a house is the demo's while its brand is marked as a sample", () => {
  const folder = mkdtempSync(join(tmpdir(), "facts-"));
  for (const name of ["site.yml", "stay.yml", "theme.yml"]) copyFileSync(join("content", name), join(folder, name));
  const site = readFileSync("content/site.yml", "utf8");
  expect(readSiteFacts(folder).isDemo).toBe(/^brand:\n {2}sample: true/m.test(site));
  writeFileSync(join(folder, "site.yml"), site.replace(/^brand:\n {2}sample: true\n/m, "brand:\n"));
  expect(readSiteFacts(folder).isDemo).toBe(false);
  rmSync(folder, { recursive: true });
});

test("emails show times like the pages (no leading zero, an en dash), but without the pages' invisible word joiner", () => {
  const { weekdays, weekends } = readSiteFacts().facts;
  for (const range of [weekdays, weekends])
    expect(range).toMatch(/^(?:\d|1\d|2[0-3]):[0-5]\d–(?:\d|1\d|2[0-3]):[0-5]\d$/);
});
