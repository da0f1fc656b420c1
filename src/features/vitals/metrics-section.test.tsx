/** @jest-environment jsdom */
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { askByDay } from "./api/by-day";
import { type Summary, askSummary } from "./api/summary";
import { MetricsSection } from "./metrics-section";
import { useVitals } from "./use-vitals";

jest.mock("../../lib/i18n/use-text", () => ({ useText: () => (key: string) => key }));
jest.mock("../../lib/i18n/use-language", () => ({ useLanguage: () => "en" }));
jest.mock("./api/by-day", () => ({ askByDay: jest.fn() }));
jest.mock("./api/summary", () => ({ askSummary: jest.fn() }));
jest.mock("./api/by-page", () => ({ askByPage: () => Promise.resolve([]) }));
jest.mock("./api/distribution", () => ({ askDistribution: () => Promise.resolve([]) }));
jest.mock("./api/slow-files", () => ({ askSlowFiles: () => Promise.resolve([]) }));

const span = { from: "2026-11-19", until: "2026-11-20" };
const figure = { p75: 2000, samples: 4, good: 4, middle: 0, poor: 0 };
const summary: Summary = { views: 4, figures: { lcp: figure } };

function Section({ device }: { readonly device: "*" | "mobile" }) {
  const vitals = useVitals({ ...span, page: "*", language: "*", device, connection: "*" }, "lcp", 1);
  return <MetricsSection figures={summary.figures} span={span} {...vitals} />;
}
const client = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });
const sectionOf = (kept: QueryClient, device: "*" | "mobile" = "*") => (
  <QueryClientProvider client={kept}>
    <Section device={device} />
  </QueryClientProvider>
);
const csv = () => screen.queryByRole("button", { name: "vitals.csvOf" });

beforeEach(() => {
  jest.mocked(askSummary).mockResolvedValue(summary);
  jest.mocked(askByDay).mockResolvedValue({ lcp: new Map([["2026-11-20", figure]]) });
});

test("days that could not be had are no days without measurements: that is said, and they are asked for again", async () => {
  jest.mocked(askByDay).mockRejectedValueOnce(new Error("no"));
  render(sectionOf(client()));
  await screen.findByRole("alert");
  expect([screen.queryByRole("img"), screen.queryByRole("table"), csv()]).toEqual([null, null, null]);
  fireEvent.click(screen.getByRole("button", { name: "common.tryAgain" }));
  await screen.findByRole("img");
  expect(csv()).not.toBeNull();
});

test("a period before that could not be had is not one without measurements", async () => {
  jest
    .mocked(askSummary)
    .mockImplementation(({ until }) =>
      until < span.from ? Promise.reject(new Error("no")) : Promise.resolve(summary),
    );
  render(sectionOf(client()));
  await screen.findByRole("alert");
  expect(screen.getByText("vitals.unknownBefore")).toBeTruthy();
  expect(screen.queryByText("vitals.noneBefore")).toBeNull();
});

test("days of other filters are marked until the new ones have come, and not given out as a file", async () => {
  const kept = client();
  const { rerender, container } = render(sectionOf(kept));
  await screen.findByRole("img");
  const grid = container.querySelector("section > div:last-child")!;
  await waitFor(() => expect(grid.getAttribute("aria-busy")).toBe("false"));
  jest.mocked(askByDay).mockReturnValue(new Promise(() => undefined));
  rerender(sectionOf(kept, "mobile"));
  await waitFor(() => expect(kept.isFetching()).toBe(1));
  expect(grid.getAttribute("aria-busy")).toBe("true");
  expect(csv()?.getAttribute("aria-disabled")).toBe("true");
});
