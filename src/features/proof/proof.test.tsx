/** @jest-environment jsdom */
import { readFileSync } from "node:fs";
import { act, render, screen } from "@testing-library/react";
import { type SiteSpeed, coreMetrics, fewestViews } from "../../lib/site-speed";
import { requestsBeforeConsent } from "../../settings/third-parties";
import { fetchAvailability } from "../booking/api/availability";
import { thresholds } from "../web-vitals/page-view";
import { readBuildFacts, readSpeed } from "./api/read-proof";
import { Proof } from "./proof";

jest.mock("./api/read-proof");
jest.mock("../booking/api/availability");
jest.mock("../../lib/i18n/use-text", () => ({
  useText:
    () =>
    (key: string, values: object = {}) =>
      [key, ...Object.values(values)].join(" "),
}));
jest.mock("../../lib/i18n/use-language", () => ({ useLanguage: () => "en" }));

const id = "0123456789abcdef0123456789abcdef01234567";
const figure = (kind: SiteSpeed["figures"][number]["kind"], metric: (typeof coreMetrics)[number], p75: number) => ({
  kind,
  metric,
  p75,
  samples: 1204,
});
const speed: SiteSpeed = {
  from: "2026-10-29",
  until: "2026-11-25",
  figures: [figure("all", "lcp", 1540), figure("all", "inp", 320.4), figure("home", "cls", 0.4)],
};
const proof = {
  builtOn: "2026-11-24",
  commit: { id, changed: false },
  nightsReadAt: "2026-11-24T06:00:00.000Z",
  speed,
};
const site = { countryLookup: { enabled: true }, hours: { timeZone: "Europe/Athens" } };

const failAllRequests = () => {
  for (const read of [readSpeed, readBuildFacts, fetchAvailability])
    jest.mocked<() => Promise<unknown>>(read).mockRejectedValue(new Error("Down."));
};

const show = async (built: Parameters<typeof Proof>[0]["proof"]) => {
  const { container } = render(<Proof proof={built} site={site} />);
  const textsOf = (selector: string) => [...container.querySelectorAll(selector)].map(({ textContent }) => textContent);
  const before = screen.getByRole("status").textContent;
  await act(() => Promise.resolve());
  return { container, textsOf, before };
};

test("shows each figure with its unit and grade, marked on a bar with the limits", async () => {
  failAllRequests();
  const { container, textsOf } = await show(proof);
  expect(textsOf('[data-metric="lcp"] dl > div:first-child')).toEqual([
    "proof.kind.all1.54\u00a0sproof.of proof.grade.good 1204",
  ]);
  expect(textsOf('[data-metric="inp"] dl > div:first-child')).toEqual([
    "proof.kind.all320\u00a0msproof.of proof.grade.needsImprovement 1204",
  ]);
  expect(textsOf('[data-metric="cls"] dl > div:nth-child(2)')).toEqual([
    "proof.kind.home0.400proof.of proof.grade.poor 1204",
  ]);
  for (const metric of coreMetrics) {
    const [good, poor] = thresholds[metric];
    const bar = container.querySelector(`[data-metric="${metric}"] svg`);
    const limits = [...(bar?.querySelectorAll("line") ?? [])].slice(0, 2).map((line) => line.getAttribute("x1"));
    expect(limits).toEqual([`${(good / poor) * 80}%`, "80%"]);
  }
  // 1540 ms on a bar that ends at 5000 ms; values beyond the end are marked at the end.
  expect(container.querySelector('[data-metric="lcp"] [data-mark]')?.getAttribute("x1")).toBe("30.8%");
  expect(container.querySelector('[data-metric="cls"] [data-mark]')?.getAttribute("x1")).toBe("100%");
});

test("says that a kind without a figure has too few page views, and marks nothing", async () => {
  failAllRequests();
  const { container, textsOf } = await show({ ...proof, speed: { ...speed, figures: [] } });
  expect(container.querySelectorAll("[data-mark]")).toHaveLength(0);
  expect(textsOf('[data-metric="lcp"] dl > div:first-child')).toEqual([`proof.kind.all–proof.tooFew ${fewestViews}`]);
  expect(screen.queryByText("proof.period.none")).toBeNull();
});

test("without figures from the build, it says that they are not known, not that there were few page views", async () => {
  failAllRequests();
  const { container, textsOf } = await show({ ...proof, speed: null });
  expect(container.querySelectorAll("[data-mark]")).toHaveLength(0);
  expect(textsOf('[data-metric="lcp"] dl > div:first-child')).toEqual(["proof.kind.all–proof.notKnown"]);
  expect(screen.getByText("proof.period.none")).toBeDefined();
});

test("keeps the figures of the build and says so if nothing can be refreshed", async () => {
  failAllRequests();
  const { textsOf, before } = await show(proof);
  expect(before).toBe("proof.state.built 24\u00a0November 2026");
  expect(screen.getByRole("status").textContent).toBe("proof.state.failed 24\u00a0November 2026");
  expect(textsOf('[data-fact="requests"] dd')[0]).toBe(String(requestsBeforeConsent));
  expect(textsOf('[data-fact="calendars"] dd')[0]).toBe("24 Nov 2026, 08:00");
  expect(textsOf('[data-fact="build"] dd')).toEqual(["24\u00a0November 2026", "proof.commit 0123456789ab"]);
  expect(textsOf('[data-fact="weight"] dd')[0]).toBe("build.json");
});

test("shows newer figures once they are loaded", async () => {
  jest.mocked(readSpeed).mockResolvedValue({ ...speed, figures: [figure("all", "lcp", 2600)] });
  jest.mocked(fetchAvailability).mockResolvedValue({
    availability: {
      zone: "Europe/Athens",
      checkedAt: "2026-11-25T07:15:00.000Z",
      horizon: "2028-11-25",
      taken: [],
      notOpen: [],
    },
    offset: 0,
  });
  jest.mocked(readBuildFacts).mockResolvedValue({
    builtAt: "2026-11-25T04:30:00.000Z",
    commit: { id: id.replaceAll("0", "f"), changed: true },
    homePage: { en: 41_230, el: 43_000 },
  });
  const { textsOf } = await show(proof);
  expect(screen.getByRole("status").textContent).toBe("proof.state.current");
  expect(textsOf('[data-metric="lcp"] dl > div:first-child')).toEqual([
    "proof.kind.all2.60\u00a0sproof.of proof.grade.needsImprovement 1204",
  ]);
  expect(textsOf('[data-fact="calendars"] dd')[0]).toBe("25 Nov 2026, 09:15");
  expect(textsOf('[data-fact="build"] dd')).toEqual([
    "25 Nov 2026, 06:30",
    "proof.commit f123456789ab, proof.commit.changed",
  ]);
  expect(textsOf('[data-fact="weight"] dd')[0]).toBe("proof.weight.bytes 41230");
});

test("shows when the oldest calendar was read in a house with several suites", async () => {
  failAllRequests();
  const suite = (checkedAt: string) => ({ checkedAt, taken: [], notOpen: [] });
  jest.mocked(fetchAvailability).mockResolvedValue({
    availability: {
      zone: "Europe/Athens",
      checkedAt: null,
      horizon: "2028-11-25",
      taken: [],
      notOpen: [],
      suites: { garden: suite("2026-11-25T07:15:00.000Z"), luxury: suite("2026-11-25T06:00:00.000Z") },
    },
    offset: 0,
  });
  const { textsOf } = await show(proof);
  expect(textsOf('[data-fact="calendars"] dd')[0]).toBe("25 Nov 2026, 08:00");
});

test("says that the calendars have not been read, once the backend says so", async () => {
  failAllRequests();
  jest.mocked(fetchAvailability).mockResolvedValue({
    availability: { zone: "Europe/Athens", checkedAt: null, horizon: "2028-11-25", taken: [], notOpen: [] },
    offset: 0,
  });
  const { textsOf } = await show(proof);
  expect(textsOf('[data-fact="calendars"] dd')[0]).toBe("proof.calendars.none");
});

test("the page and the database withhold figures below the same number of page views", () => {
  const sql = readFileSync("supabase/migrations/20261101001200_web_vitals_statistics.sql", "utf8");
  expect(/fewest_views constant integer := (\d+);/.exec(sql)?.[1]).toBe(String(fewestViews));
});
