/** @jest-environment jsdom */
import { type BuildRequest, buildStateOf, loadBuildRequest, saveBuildRequest } from "./build-request";

const asked = Date.parse("2026-11-20T10:00:00Z");
const right: BuildRequest = { byServer: asked, byComputer: asked };
const minutes = 60_000;
const fast: BuildRequest = { byServer: asked, byComputer: asked + 30 * minutes };
const slow: BuildRequest = { byServer: asked, byComputer: asked - 30 * minutes };

test.each([
  [null, "2026-11-20T09:00:00Z", asked, "none"],
  [right, "2026-11-20T09:00:00Z", asked + minutes, "building"],
  [right, undefined, asked + minutes, "building"],
  [right, "2026-11-20T10:00:20Z", asked + 2 * minutes, "done"],
  [right, "2026-11-20T09:00:00Z", asked + 21 * minutes, "late"],
  [fast, "2026-11-20T09:00:00Z", asked + 31 * minutes, "building"],
  [fast, "2026-11-20T10:00:20Z", asked + 33 * minutes, "done"],
  [slow, "2026-11-20T09:45:00Z", asked - 29 * minutes, "building"],
] as const)("requested at %j, site built at %p", (request, builtAt, now, progress) => {
  expect(buildStateOf(request, builtAt, now)).toBe(progress);
});

test("a request survives a reload, and an invalid stored value is ignored", () => {
  expect(loadBuildRequest()).toBeNull();
  saveBuildRequest(fast);
  expect(loadBuildRequest()).toEqual(fast);
  for (const other of ["1763632800000", "{", '{"byServer":"today"}']) {
    sessionStorage.setItem("build-asked-at", other);
    expect(loadBuildRequest()).toBeNull();
  }
});
