import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stylesDigest, buildStart, onPreBootstrap } from "./build-start";
import { currentContent } from "../sources/content-state";

const root = mkdtempSync(join(tmpdir(), "styles-"));
const write = (file: string, text: string) => writeFileSync(join(root, "src", file), text);

beforeAll(() => mkdirSync(join(root, "src/components"), { recursive: true }));
afterAll(() => rmSync(root, { recursive: true }));

it("changes when a style sheet is added or changed, but not with other files", () => {
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

jest.mock("../sources/content-state", () => ({ currentContent: jest.fn() }));
jest.mock("../location/small-map", () => ({ writeSmallMaps: () => Promise.resolve() }));
jest.mock("../brand/write-brand", () => ({ writeBrand: () => Promise.resolve({ mark: "<svg/>" }) }));
jest.mock("./build-start", () => ({ buildStart: jest.fn() }));

const check = jest.mocked(currentContent);
const build = jest.mocked(buildStart);
const reporter = { activityTimer: () => ({ start: () => undefined, end: () => undefined }) };
const run = () => onPreBootstrap?.({ reporter } as never, {} as never, () => undefined);

beforeEach(() => {
  jest.resetAllMocks();
  jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: "production" });
});
afterEach(() => jest.restoreAllMocks());

it("checks the content before building the start scripts", async () => {
  await run();
  expect(check.mock.invocationCallOrder[0]).toBeLessThan(build.mock.invocationCallOrder[0] ?? 0);
});

it("does not build the start scripts when the content has mistakes", async () => {
  check.mockRejectedValue(new Error("The content has 1 mistake."));
  await expect(run()).rejects.toThrow("The content has 1 mistake.");
  expect(build).not.toHaveBeenCalled();
});
