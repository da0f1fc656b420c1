/** Where links to the suites lead (menu and footer), and whether pages contain the modules for choosing one, depends on the number of suites. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { contentDirectory } from "../folders";
import { currentSuitesPath, replacedModules } from "./suites-in-bundles";

jest.mock("../folders", () => ({
  ...jest.requireActual<object>("../folders"),
  contentDirectory: mkdtempSync(join(tmpdir(), "suites-")),
}));

const makeFolder = (id: string) => mkdirSync(join(contentDirectory, "suites", id), { recursive: true });
const writeSuite = (id: string) => writeFileSync(join(contentDirectory, "suites", id, "suite.yml"), "");

afterAll(() => {
  rmSync(contentDirectory, { recursive: true });
});

test("an empty folder left over from a deleted suite does not count; a second suite does", () => {
  makeFolder("luxury-suite");
  writeSuite("luxury-suite");
  makeFolder("garden-suite");
  expect(currentSuitesPath()).toBe("/suite/luxury-suite");
  expect(replacedModules()).not.toEqual([]);
  writeSuite("garden-suite");
  expect(currentSuitesPath()).toBe("/rooms");
  expect(replacedModules()).toEqual([]);
});
