import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readSiteFacts } from "./site-facts.ts";

test("a house is the demo's for as long as its name says so", () => {
  const folder = mkdtempSync(join(tmpdir(), "facts-"));
  for (const name of ["site.yml", "stay.yml", "theme.yml"]) copyFileSync(join("content", name), join(folder, name));
  const site = readFileSync("content/site.yml", "utf8");
  expect(readSiteFacts(folder).isDemo).toBe(/^brand:\n {2}sample: true/m.test(site));
  writeFileSync(join(folder, "site.yml"), site.replace(/^brand:\n {2}sample: true\n/m, "brand:\n"));
  expect(readSiteFacts(folder).isDemo).toBe(false);
  rmSync(folder, { recursive: true });
});

test("emails write hours as the pages do: no leading zero, an en dash, nothing that cannot be seen", () => {
  const { weekdays, weekends } = readSiteFacts().facts;
  for (const range of [weekdays, weekends])
    expect(range).toMatch(/^(?:\d|1\d|2[0-3]):[0-5]\d–(?:\d|1\d|2[0-3]):[0-5]\d$/);
});
