import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { areTypesStale, typesFile } from "./types-file";

const root = mkdtempSync(join(tmpdir(), "types-"));
const write = (file: string, second: number): void => {
  writeFileSync(join(root, file), "");
  utimesSync(join(root, file), second, second);
};

/** The folders too. */
const age = (): void => {
  for (const folder of ["src", "src/pages", "gatsby"]) utimesSync(join(root, folder), 100, 100);
};

beforeAll(() => {
  mkdirSync(join(root, "src/pages"), { recursive: true });
  mkdirSync(join(root, "gatsby"));
  write("src/pages/index.tsx", 100);
  write("gatsby/schema.ts", 100);
  write("package-lock.json", 100);
  age();
});
afterAll(() => rmSync(root, { recursive: true }));

test("types are made where there are none, and again when a query, the schema or a package has changed since", () => {
  expect(areTypesStale(root)).toBe(true);
  write(typesFile, 200);
  age();
  expect(areTypesStale(root)).toBe(false);
  for (const file of ["src/pages/index.tsx", "gatsby/schema.ts", "package-lock.json"]) {
    write(file, 300);
    expect(areTypesStale(root)).toBe(true);
    write(file, 100);
  }
  expect(areTypesStale(root)).toBe(false);
});

test("types are made again when a module was taken away", () => {
  write("src/pages/about.tsx", 100);
  write(typesFile, 200);
  age();
  expect(areTypesStale(root)).toBe(false);
  rmSync(join(root, "src/pages/about.tsx"));
  expect(areTypesStale(root)).toBe(true);
});
