/** @jest-environment jsdom */
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook } from "@testing-library/react";
import { type ReactNode, createElement } from "react";
import { deferred } from "../../../../tests/support/promises";
import { readBuild, startBuild } from "../api/builds";
import { type BuildRequest, buildStateOf, changesSince, loadBuildRequest, saveBuildRequest, useBuild } from "./build";

const record = { build: "a1", builtAt: "2026-11-20T10:00:00.000Z", pictures: ["built", "gone", "off"] };
const early = "2026-11-20T09:00:00+00:00";
const late = "2026-11-20T11:00:00+00:00";
const picture = (id: string, updatedAt: string, publishedAt: string | null, deletedAt: string | null = null) => ({
  id,
  updatedAt,
  publishedAt,
  deletedAt,
});

test("lists added, changed and removed pictures", () => {
  const changes = changesSince(record, [
    picture("new", late, late),
    picture("built", late, early),
    picture("gone", late, early, late),
    picture("off", late, null),
    picture("draft", late, null),
    picture("draft deleted", late, null, late),
  ]);
  expect(changes.map(({ id, kind }) => `${id} ${kind}`)).toEqual([
    "new added",
    "built changed",
    "gone removed",
    "off removed",
  ]);
});

test("a permanently deleted picture that is still in the build counts as removed", () => {
  const kept = ["built", "off"].map((id) => picture(id, early, early));
  expect(changesSince(record, kept)).toEqual([{ id: "gone", picture: undefined, kind: "removed" }]);
});

test("a picture that is the same in the build is not listed", () => {
  expect(changesSince({ ...record, pictures: ["built"] }, [picture("built", early, early)])).toEqual([]);
});

jest.mock("../api/builds", () => ({
  ...jest.requireActual<object>("../api/builds"),
  readBuild: jest.fn(),
  startBuild: jest.fn(),
}));

const asked = Date.parse("2026-11-20T10:00:00Z");
const minutes = 60_000;
/** Requests from computers with a correct clock, and with clocks that are half an hour fast or slow. */
const request: BuildRequest = { byServer: asked, byComputer: asked };
const withFastClock: BuildRequest = { byServer: asked, byComputer: asked + 30 * minutes };
const withSlowClock: BuildRequest = { byServer: asked, byComputer: asked - 30 * minutes };

test.each([
  [null, "2026-11-20T09:00:00Z", asked, "none"],
  [request, "2026-11-20T09:00:00Z", asked + minutes, "building"],
  [request, undefined, asked + minutes, "building"],
  [request, "2026-11-20T10:00:20Z", asked + 2 * minutes, "done"],
  [request, "2026-11-20T09:00:00Z", asked + 21 * minutes, "late"],
  [withFastClock, "2026-11-20T09:00:00Z", asked + 31 * minutes, "building"],
  [withFastClock, "2026-11-20T10:00:20Z", asked + 33 * minutes, "done"],
  [withSlowClock, "2026-11-20T09:45:00Z", asked - 29 * minutes, "building"],
] as const)("requested at %j, site built at %p, now %d: %s", (sent, builtAt, now, progress) => {
  expect(buildStateOf(sent, builtAt, now)).toBe(progress);
});

test("a request survives a reload, and an invalid stored value is ignored", () => {
  expect(loadBuildRequest()).toBeNull();
  saveBuildRequest(withFastClock);
  expect(loadBuildRequest()).toEqual(withFastClock);
  for (const other of ["1763632800000", "{", '{"byServer":"today"}']) {
    sessionStorage.setItem("build-asked-at", other);
    expect(loadBuildRequest()).toBeNull();
  }
});

describe("while the page waits for a build", () => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { readonly children: ReactNode }) =>
    createElement(QueryClientProvider, { client: queryClient }, children);
  const wait = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));

  beforeEach(() => {
    jest.useFakeTimers({ now: asked });
    sessionStorage.clear();
    saveBuildRequest(request);
  });
  afterEach(() => {
    queryClient.clear();
    jest.useRealTimers();
  });

  test.each([
    ["the site does not answer", () => Promise.reject(new Error("offline"))],
    ["a read never ends", () => new Promise<never>(() => undefined)],
    ["the build stays the same", () => Promise.resolve({ build: "a", builtAt: "2026-11-20T09:00:00Z", pictures: [] })],
  ])("the build becomes late after 20 minutes if %s", async (_, answer) => {
    jest.mocked(readBuild).mockImplementation(answer);
    const { result } = renderHook(useBuild, { wrapper });
    await wait(19 * minutes);
    expect(result.current.progress).toBe("building");
    await wait(2 * minutes);
    expect(result.current.progress).toBe("late");
  });

  test("a reload after 20 minutes does not call the build late before the site has answered", async () => {
    jest.mocked(readBuild).mockResolvedValue({ build: "b", builtAt: "2026-11-20T10:05:00Z", pictures: [] });
    jest.setSystemTime(asked + 30 * minutes);
    const seen: string[] = [];
    renderHook(() => seen.push(useBuild().progress), { wrapper });
    await wait(0);
    expect([seen.at(-1), seen.includes("late")]).toEqual(["done", false]);
  });

  test("a finished build is reported once: while the page stays open, and not when it is opened again", async () => {
    jest.mocked(readBuild).mockResolvedValue({ build: "b", builtAt: "2026-11-20T10:05:00Z", pictures: [] });
    const { result, unmount } = renderHook(useBuild, { wrapper });
    await wait(2 * minutes);
    expect(result.current.progress).toBe("done");
    unmount();
    const { result: later } = renderHook(useBuild, { wrapper });
    await wait(0);
    expect(later.current.progress).toBe("none");
  });

  test("a build that was requested before the page was left and opened again is shown after a second request is refused", async () => {
    sessionStorage.clear();
    jest.mocked(readBuild).mockResolvedValue({ build: "a", builtAt: "2026-11-20T09:00:00Z", pictures: [] });
    const answer = deferred();
    jest.mocked(startBuild).mockImplementationOnce(async () => {
      await answer.promise;
      return { result: "started", askedAt: asked };
    });
    const first = renderHook(useBuild, { wrapper });
    act(() => void first.result.current.start());
    first.unmount();
    const { result } = renderHook(useBuild, { wrapper });
    await act(async () => {
      answer.resolve();
      await answer.promise;
    });
    expect(loadBuildRequest()).not.toBeNull();
    expect(result.current.progress).toBe("none");
    jest.mocked(startBuild).mockResolvedValueOnce({ result: "tooSoon", wait: 42 });
    await act(() => result.current.start());
    expect([result.current.refusal?.result, result.current.progress]).toEqual(["tooSoon", "building"]);
  });
});
