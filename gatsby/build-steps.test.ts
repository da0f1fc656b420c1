import { currentContent } from "./sources/content-state";
import { buildStartScripts } from "./html/build-start";
import { onPreBootstrap } from "./build-steps";

jest.mock("./sources/content-state", () => ({ currentContent: jest.fn() }));
jest.mock("./location/small-map", () => ({ writeSmallMaps: () => Promise.resolve() }));
jest.mock("./brand/write-brand", () => ({ writeBrand: () => Promise.resolve({ mark: "<svg/>" }) }));
jest.mock("./html/build-start", () => ({ buildStartScripts: jest.fn() }));

const check = jest.mocked(currentContent);
const build = jest.mocked(buildStartScripts);
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
