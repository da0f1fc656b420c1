/** @jest-environment jsdom */
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { type Summary, queryByDay, querySummary } from "../api/vitals";
import { MetricsSection, compare } from "./metrics-section";
import { useVitals } from "./use-vitals";

jest.mock("../../../lib/i18n/use-text", () => ({ useText: () => (key: string) => key }));
jest.mock("../../../lib/i18n/use-language", () => ({ useLanguage: () => "en" }));
jest.mock("../api/vitals", () => ({
  ...jest.requireActual<object>("../api/vitals"),
  queryByDay: jest.fn(),
  querySummary: jest.fn(),
  queryByPage: () => Promise.resolve([]),
  queryDistribution: () => Promise.resolve([]),
  querySlowFiles: () => Promise.resolve([]),
}));

const span = { from: "2026-11-19", until: "2026-11-20" };
const figure = { p75: 2000, samples: 4, good: 4, middle: 0, poor: 0 };
const summary: Summary = { views: 4, figures: { lcp: figure } };

function Section({ device }: { readonly device: "*" | "mobile" }) {
  const vitals = useVitals({ ...span, page: "*", language: "*", device, connection: "*" }, "lcp", 1);
  return <MetricsSection figures={summary.figures} span={span} withYear={false} {...vitals} />;
}
const client = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });
const sectionOf = (queryClient: QueryClient, device: "*" | "mobile" = "*") => (
  <QueryClientProvider client={queryClient}>
    <Section device={device} />
  </QueryClientProvider>
);
const csv = () => screen.queryByRole("button", { name: "vitals.csvOf" });

beforeEach(() => {
  jest.mocked(querySummary).mockResolvedValue(summary);
  jest.mocked(queryByDay).mockResolvedValue({ lcp: new Map([["2026-11-20", figure]]) });
});

test("shows an error with a retry button, not an empty chart, when the days cannot be loaded", async () => {
  jest.mocked(queryByDay).mockRejectedValueOnce(new Error("no"));
  render(sectionOf(client()));
  await screen.findByRole("alert");
  expect([screen.queryByRole("img"), screen.queryByRole("table"), csv()]).toEqual([null, null, null]);
  fireEvent.click(screen.getByRole("button", { name: "common.tryAgain" }));
  await screen.findByRole("img");
  expect(csv()).not.toBeNull();
});

test("shows the previous period as unknown, not as empty, when it cannot be loaded", async () => {
  jest
    .mocked(querySummary)
    .mockImplementation(({ until }) =>
      until < span.from ? Promise.reject(new Error("no")) : Promise.resolve(summary),
    );
  render(sectionOf(client()));
  await screen.findByRole("alert");
  expect(screen.getByText("vitals.unknownBefore")).toBeTruthy();
  expect(screen.queryByText("vitals.noneBefore")).toBeNull();
});

test("marks the chart as busy while the numbers for the previous filters are shown, and does not save them as a file", async () => {
  const queryClient = client();
  const { rerender, container } = render(sectionOf(queryClient));
  await screen.findByRole("img");
  const grid = container.querySelector("section > div:last-child")!;
  await waitFor(() => expect(grid.getAttribute("aria-busy")).toBe("false"));
  jest.mocked(queryByDay).mockReturnValue(new Promise(() => undefined));
  rerender(sectionOf(queryClient, "mobile"));
  await waitFor(() => expect(queryClient.isFetching()).toBe(1));
  expect(grid.getAttribute("aria-busy")).toBe("true");
  expect(csv()?.getAttribute("aria-disabled")).toBe("true");
});

test.each([
  [880, 1000, "better"],
  [1200, 1000, "worse"],
  [1002, 1000, "same"],
  [0, 0, "same"],
  [0.01, 0, "worse"],
])("compares %d with %d before: %s", (now, before, direction) => {
  expect(compare(now, before)?.direction).toBe(direction);
});

test("does not compare without a measurement in both periods", () => {
  expect(compare(undefined, 1000)).toBeUndefined();
  expect(compare(1000, undefined)).toBeUndefined();
  expect(compare(880, 1000)?.change).toBeCloseTo(-0.12);
});
