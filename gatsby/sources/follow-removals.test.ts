/** What the development server does when files of the content are deleted. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { bringUpToDate, enqueueThrough } from "./follow-edits";
import { contentDirectory } from "../content/content-directory";
import { currentContent } from "./content-state";
import { followRemovals } from "./follow-removals";

const changes: (() => void)[] = [];
jest.mock("./content-issues", () => ({
  contentChange: () => new Promise<void>((resolve) => changes.push(resolve)),
}));
jest.mock("./follow-edits", () => ({ bringUpToDate: jest.fn(), enqueueThrough: jest.fn() }));
jest.mock("./content-state", () => ({
  isDevelopment: () => true,
  currentContent: jest.fn(),
}));
jest.mock("node:fs", () => ({ ...jest.requireActual<object>("node:fs"), existsSync: jest.fn() }));

const settled = () => new Promise((resolve) => setImmediate(resolve));
const removed = (...paths: readonly string[]) =>
  jest.mocked(existsSync).mockImplementation((path) => !paths.some((name) => path === join(contentDirectory, name)));

test("a file that is deleted during development is removed from the pages; other changes are left to Gatsby", async () => {
  jest.mocked(currentContent).mockResolvedValue({ paths: new Set(["stay.yml", "suites/garden/suite.yml"]) } as never);
  removed();
  const args = { reporter: {} } as never;
  followRemovals(args);
  followRemovals(args);
  await settled();
  expect(enqueueThrough).toHaveBeenCalledTimes(1);
  changes.shift()?.();
  await settled();
  expect(bringUpToDate).not.toHaveBeenCalled();
  removed("suites/garden/suite.yml");
  changes.shift()?.();
  await settled();
  expect(bringUpToDate).toHaveBeenCalledWith(args);
});
