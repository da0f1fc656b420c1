/** The database is only a folder here, because creating a real one takes seconds. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { migrate } from "./migrate";
import { templateFolder } from "./repository-paths";
import { prepareTemplate } from "./template";

jest.mock("@electric-sql/pglite", () => ({
  PGlite: class {
    constructor({ dataDir }: { readonly dataDir: string }) {
      mkdirSync(dataDir);
    }
    close = () => Promise.resolve();
  },
}));
jest.mock("./migrate.ts", () => ({ readMigrations: () => [], migrate: jest.fn() }));
jest.mock("./repository-paths.ts", () => ({
  ...jest.requireActual<object>("./repository-paths.ts"),
  templateFolder: mkdtempSync(path.join(tmpdir(), "templates-")),
}));

const migrateMock = jest.mocked(migrate);
const make = (entry: string) => mkdirSync(path.join(templateFolder, entry));

beforeEach(() => migrateMock.mockResolvedValue([]));
afterEach(() => {
  for (const entry of readdirSync(templateFolder)) rmSync(path.join(templateFolder, entry), { recursive: true });
});
afterAll(() => rmSync(templateFolder, { recursive: true }));

test("a new template replaces old ones and drafts of ended processes, but not the draft of a running process", async () => {
  const draft = `old.${process.ppid}`;
  for (const entry of ["old", "old.999999999", draft]) make(entry);
  const template = await prepareTemplate();
  expect(readdirSync(templateFolder).sort()).toEqual([path.basename(template), draft].sort());
});

test("a migration that fails leaves no draft", async () => {
  migrateMock.mockRejectedValue(new Error("Migration 1_a failed"));
  await expect(prepareTemplate()).rejects.toThrow("Migration 1_a failed");
  expect(readdirSync(templateFolder)).toEqual([]);
});
