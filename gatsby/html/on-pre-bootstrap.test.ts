import { keepReadings, recallReadings } from "../content/keep-readings";
import { currentContent } from "../sources/content-state";
import { buildStart } from "./build-start";
import { onPreBootstrap } from "./on-pre-bootstrap";

jest.mock("../content/keep-readings", () => ({ keepReadings: jest.fn(), recallReadings: jest.fn() }));
jest.mock("../sources/content-state", () => ({ currentContent: jest.fn() }));
jest.mock("./build-start", () => ({ buildStart: jest.fn() }));

const check = jest.mocked(currentContent);
const recall = jest.mocked(recallReadings);
const keep = jest.mocked(keepReadings);
const build = jest.mocked(buildStart);
const reporter = { activityTimer: () => ({ start: () => undefined, end: () => undefined }) };
const run = () => onPreBootstrap?.({ reporter } as never, {} as never, () => undefined);

beforeEach(() => {
  jest.resetAllMocks();
  jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: "production" });
});
afterEach(() => jest.restoreAllMocks());

it("checks the content before any of it is read for the start scripts", async () => {
  await run();
  expect(check.mock.invocationCallOrder[0]).toBeLessThan(build.mock.invocationCallOrder[0] ?? 0);
});

it("reads with what the build before has kept, and keeps it for the next", async () => {
  await run();
  const [recalled = 0, checked = 0, kept = 0] = [recall, check, keep].map(({ mock }) => mock.invocationCallOrder[0]);
  expect([recalled < checked, checked < kept]).toEqual([true, true]);
});

it("builds and keeps nothing of content that has mistakes", async () => {
  check.mockRejectedValue(new Error("The content has 1 mistake."));
  await expect(run()).rejects.toThrow("The content has 1 mistake.");
  expect(build).not.toHaveBeenCalled();
  expect(keep).not.toHaveBeenCalled();
});
