/**
 * @jest-environment jsdom
 *
 * The sections of the dashboard: failures, numbers for the previous filters, comparisons, orders and the scale of the trend.
 */
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import type { ReactElement } from "react";
import { saveFile } from "../../../lib/dom/share-and-save";
import { type Summary, queryByDay, queryByPage, queryDistribution, querySlowFiles, querySummary } from "../api/vitals";
import { DistributionSection } from "./distribution-section";
import { FilesSection } from "./files-section";
import { MetricsSection, compare } from "./metrics-section";
import { PagesSection, orderPages } from "./pages-section";
import { ceilingOf, dayAt, frame, yOf, namedDays, pathOf, xOf, runsOf } from "./trend-drawing";
import VitalsPage, { useVitals } from "./vitals-page";

let mockSearch = "";
let mockLanguage = "en";
/** Texts by their keys; those in this list with their values. */
const mockText = (key: string, values: object = {}) =>
  ["vitals.text", "vitals.views", "vitals.distributionOf", "vitals.p75Is"].includes(key)
    ? [key, ...Object.values(values)].join(" ")
    : key;
jest.mock("@reach/router", () => ({ useLocation: () => ({ search: mockSearch }) }), { virtual: true });
jest.mock("../../../lib/i18n/use-text", () => ({ useText: () => mockText }));
jest.mock("../../../lib/i18n/use-language", () => ({ useLanguage: () => mockLanguage }));
jest.mock("../../../lib/dom/share-and-save", () => ({ saveFile: jest.fn() }));
jest.mock("../api/vitals", () => ({
  ...jest.requireActual<object>("../api/vitals"),
  queryByDay: jest.fn(),
  querySummary: jest.fn(),
  queryByPage: jest.fn(),
  queryDistribution: jest.fn(),
  querySlowFiles: jest.fn(),
}));

const span = { from: "2026-11-19", until: "2026-11-20" };
const figure = (p75: number) => ({ p75, samples: 4, good: 4, needsImprovement: 0, poor: 0 });
const summary: Summary = { ...span, views: 4, figures: { lcp: figure(2000) } };
const nothing = () => undefined;
const never = new Promise<never>(nothing);

type Vitals = ReturnType<typeof useVitals>;
const sections: Readonly<Record<string, (vitals: Vitals) => ReactElement>> = {
  metrics: (vitals) => <MetricsSection figures={summary.figures} span={span} withYear={false} {...vitals} />,
  distribution: ({ distribution }) => (
    <DistributionSection metric="lcp" onMetric={nothing} distribution={distribution} summary={undefined} />
  ),
  pages: ({ pages }) => <PagesSection pages={pages} metric="lcp" more={false} onMore={nothing} onPage={nothing} />,
  "slow files": ({ slowFiles }) => <FilesSection files={slowFiles} isOnePage={false} />,
};

interface SectionProps {
  readonly name: string;
  readonly device: "*" | "mobile";
}

function Section({ name, device }: SectionProps) {
  const vitals = useVitals({ ...span, page: "*", language: "*", device, connection: "*" }, "lcp", 1);
  return sections[name]?.(vitals) ?? null;
}
const client = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });
const sectionOf = (name: string, queryClient = client(), device: SectionProps["device"] = "*") => (
  <QueryClientProvider client={queryClient}>
    <Section name={name} device={device} />
  </QueryClientProvider>
);
const csv = () => screen.queryByRole("button", { name: "vitals.csvOf" });

beforeEach(() => {
  jest.clearAllMocks();
  jest.mocked(querySummary).mockResolvedValue(summary);
  jest.mocked(queryByDay).mockResolvedValue({ lcp: new Map([["2026-11-20", figure(2000)]]) });
  jest
    .mocked(queryDistribution)
    .mockResolvedValue({ metric: "lcp", buckets: [{ from: 1000, until: 2000, samples: 4 }] });
  jest.mocked(queryByPage).mockResolvedValue([{ page: "/", views: 4, figures: {} }]);
  jest.mocked(querySlowFiles).mockResolvedValue([{ address: "/a.css", kind: "style", samples: 4, p75: 1500 }]);
});

test.each(["distribution", "pages", "slow files"])(
  "the numbers for the previous filters cannot be saved as a file: %s",
  async (name) => {
    const queryClient = client();
    const { rerender } = render(sectionOf(name, queryClient));
    const button = await screen.findByRole("button", { name: "vitals.csvOf" });
    fireEvent.click(button);
    expect(saveFile).toHaveBeenCalledTimes(1);

    jest.mocked(queryDistribution).mockReturnValue(never);
    jest.mocked(queryByPage).mockReturnValue(never);
    jest.mocked(querySlowFiles).mockReturnValue(never);
    rerender(sectionOf(name, queryClient, "mobile"));
    await waitFor(() => expect(queryClient.isFetching()).toBe(3));
    expect(button.getAttribute("aria-disabled")).toBe("true");
    fireEvent.click(button);
    expect(saveFile).toHaveBeenCalledTimes(1);
  },
);

test.each([
  ["en", "page,views,lcp (ms),inp (ms),cls,fcp (ms),ttfb (ms)", "/,4,2000.5,,0.043,,"],
  ["el", "page;views;lcp (ms);inp (ms);cls;fcp (ms);ttfb (ms)", "/;4;2000,5;;0,043;;"],
])(
  "a spreadsheet in the language of the page (%s) can read the file, which names the units",
  async (language, ...lines) => {
    mockLanguage = language;
    const figures = { lcp: figure(2000.5), cls: figure(0.043) };
    jest.mocked(queryByPage).mockResolvedValue([{ page: "/", views: 4, figures }]);
    render(sectionOf("pages"));
    fireEvent.click(await screen.findByRole("button", { name: "vitals.csvOf" }));
    mockLanguage = "en";
    expect(saveFile).toHaveBeenCalledWith("vitals-pages.csv", `\uFEFF${lines.join("\r\n")}\r\n`, "text/csv");
  },
);

test("shows an error with a retry button, not an empty chart, when the days cannot be loaded", async () => {
  jest.mocked(queryByDay).mockRejectedValueOnce(new Error("no"));
  render(sectionOf("metrics"));
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
  render(sectionOf("metrics"));
  await screen.findByRole("alert");
  expect(screen.getByText("vitals.unknownBefore")).toBeTruthy();
  expect(screen.queryByText("vitals.noneBefore")).toBeNull();
});

test("marks the chart as busy while the numbers for the previous filters are shown, and does not save them as a file", async () => {
  const queryClient = client();
  const { rerender, container } = render(sectionOf("metrics", queryClient));
  await screen.findByRole("img");
  const grid = container.querySelector("section > div:last-child")!;
  await waitFor(() => expect(grid.getAttribute("aria-busy")).toBe("false"));
  jest.mocked(queryByDay).mockReturnValue(never);
  rerender(sectionOf("metrics", queryClient, "mobile"));
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

const pages = [
  { page: "/", views: 30, figures: { lcp: figure(1800) } },
  { page: "/faq", views: 5, figures: {} },
  { page: "/about", views: 9, figures: { lcp: figure(3100) } },
  { page: "/el", views: 12, figures: { lcp: figure(1800) } },
];
const names = (by: string, descending: boolean) => orderPages(pages, { by, descending }).map(({ page }) => page);

test.each([
  ["lcp", true, ["/about", "/", "/el", "/faq"]],
  ["lcp", false, ["/", "/el", "/about", "/faq"]],
  ["views", true, ["/", "/el", "/about", "/faq"]],
  ["page", false, ["/", "/about", "/el", "/faq"]],
] as const)("sorts by %s, descending: %p", (by, descending, order) => {
  expect(names(by, descending)).toEqual(order);
});

test("leaves room above the poor limit and above the slowest day", () => {
  expect(ceilingOf([1000, null], 4000)).toBe(5000);
  expect(ceilingOf([8000], 4000)).toBe(8400);
  expect(ceilingOf(new Array<number>(800_000).fill(8000), 4000)).toBe(8400);
  expect(yOf(0, 5000)).toBe(frame.height - frame.bottom);
  expect(yOf(5000, 5000)).toBe(frame.top);
});

test("interrupts the line at a day without measurements", () => {
  const runs = runsOf([1, 2, null, 3], 4);
  expect(runs.map((run) => run.map(({ index }) => index))).toEqual([[0, 1], [3]]);
  expect(pathOf(runs[0] ?? [])).toMatch(/^M44 [\d.]+L[\d.]+ [\d.]+$/);
});

test("finds the day at the position of the pointer", () => {
  for (const index of [0, 7, 27]) expect(dayAt(xOf(index, 28), 28)).toBe(index);
  expect(dayAt(-50, 28)).toBe(0);
  expect(xOf(0, 1)).toBe(198);
});

test("labels every day of a short period, and four days of a longer one", () => {
  expect(namedDays(28)).toEqual([0, 7, 14, 21]);
  expect(namedDays(3)).toEqual([0, 1, 2]);
  expect(namedDays(0)).toEqual([]);
});

test("without measurements, the button that shows all of them is offered only while there are filters", async () => {
  jest.mocked(querySummary).mockResolvedValue({ ...span, views: 0, figures: {} });
  const show = async (search: string) => {
    mockSearch = search;
    const { unmount } = render(
      <QueryClientProvider client={client()}>
        <VitalsPage />
      </QueryClientProvider>,
    );
    await screen.findByText(/vitals\.nothing/);
    const offered = screen.queryByRole("button", { name: "vitals.reset" }) !== null;
    unmount();
    return offered;
  };
  expect(await show("?device=mobile")).toBe(true);
  expect(await show("")).toBe(false);
});

test.each(["metrics", "distribution"])("the keyboard can scroll the table below a chart: %s", async (name) => {
  const { container } = render(sectionOf(name));
  const chart = await screen.findByRole("img");
  fireEvent.click(screen.getByText("vitals.asTable"));
  const table = container.querySelector("details table");
  const part = screen.getByRole("region", { name: table?.querySelector("caption")?.textContent ?? "none" });
  part.focus();
  expect(document.activeElement).toBe(part);
  expect([part.contains(table), part.contains(chart)]).toEqual([true, false]);
});

test("of one page, it says which slow files are listed, and never that no file was slow", async () => {
  jest.mocked(querySlowFiles).mockResolvedValue([]);
  const show = (search: string) => {
    mockSearch = search;
    return render(
      <QueryClientProvider client={client()}>
        <VitalsPage />
      </QueryClientProvider>,
    );
  };
  const { unmount } = show("?page=/rare");
  await screen.findByText("vitals.noSlowFilesOfPage");
  expect(screen.getByText("vitals.filesOfPageText")).toBeTruthy();
  unmount();
  show("");
  await screen.findByText("vitals.noSlowFiles");
  expect(screen.getByText("vitals.filesText")).toBeTruthy();
});

test("while another period or metric is loading, the numbers that are still shown are named as what they are", async () => {
  mockSearch = "?from=2026-11-19&until=2026-11-20&metric=lcp";
  jest.mocked(querySummary).mockImplementation(({ from, until }) => Promise.resolve({ ...summary, from, until }));
  const page = (queryClient: QueryClient) => (
    <QueryClientProvider client={queryClient}>
      <VitalsPage />
    </QueryClientProvider>
  );
  const queryClient = client();
  const { rerender } = render(page(queryClient));
  await screen.findByText("vitals.text 19 Nov 20 Nov vitals.views 4");
  await screen.findByRole("table", { name: "vitals.distributionOf vitals.metric.lcpLong" });
  jest.mocked(querySummary).mockReturnValue(never);
  jest.mocked(queryDistribution).mockReturnValue(never);
  mockSearch = "?from=2026-11-01&until=2026-11-10&metric=cls";
  rerender(page(queryClient));
  await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>("vitals.filter.metric").value).toBe("cls"));
  expect(screen.getByText("vitals.text 19 Nov 20 Nov vitals.views 4")).toBeTruthy();
  expect(screen.getByRole("table", { name: "vitals.distributionOf vitals.metric.lcpLong" })).toBeTruthy();
  expect(screen.getByText("vitals.p75Is 2.00 s")).toBeTruthy();
});
