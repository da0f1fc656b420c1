/** @jest-environment jsdom */
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import type { ReactElement } from "react";
import { saveFile } from "../../../lib/dom/share-and-save";
import { queryByPage, queryDistribution, querySlowFiles } from "../api/vitals";
import { DistributionSection } from "./distribution-section";
import { FilesSection } from "./files-section";
import { PagesSection, orderPages } from "./pages-section";
import { type Vitals, useVitals } from "./use-vitals";

jest.mock("../../../lib/i18n/use-text", () => ({ useText: () => (key: string) => key }));
jest.mock("../../../lib/i18n/use-language", () => ({ useLanguage: () => "en" }));
jest.mock("../../../lib/dom/share-and-save", () => ({ saveFile: jest.fn() }));
jest.mock("../api/vitals", () => ({
  ...jest.requireActual<object>("../api/vitals"),
  queryByDay: () => Promise.resolve({}),
  querySummary: () => Promise.resolve({ views: 0, figures: {} }),
  queryByPage: jest.fn(),
  queryDistribution: jest.fn(),
  querySlowFiles: jest.fn(),
}));

beforeEach(() => jest.clearAllMocks());

const nothing = () => undefined;
const sections: Readonly<Record<string, (vitals: Vitals) => ReactElement>> = {
  distribution: ({ distribution }) => (
    <DistributionSection metric="lcp" onMetric={nothing} distribution={distribution} summary={undefined} />
  ),
  pages: ({ pages }) => <PagesSection pages={pages} metric="lcp" more={false} onMore={nothing} onPage={nothing} />,
  "slow files": ({ slowFiles }) => <FilesSection files={slowFiles} />,
};

interface SectionProps {
  readonly name: string;
  readonly device: "*" | "mobile";
}

function Section({ name, device }: SectionProps) {
  const span = { from: "2026-11-19", until: "2026-11-20" };
  const vitals = useVitals({ ...span, page: "*", language: "*", device, connection: "*" }, "lcp", 1);
  return sections[name]?.(vitals) ?? null;
}

test.each(Object.keys(sections))("the numbers for the previous filters cannot be saved as a file: %s", async (name) => {
  jest.mocked(queryDistribution).mockResolvedValue([{ from: 1000, until: 2000, samples: 4 }]);
  jest.mocked(queryByPage).mockResolvedValue([{ page: "/", views: 4, figures: {} }]);
  jest.mocked(querySlowFiles).mockResolvedValue([{ address: "/a.css", kind: "style", times: 4, p75: 1500 }]);
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const at = (device: SectionProps["device"]) => (
    <QueryClientProvider client={queryClient}>
      <Section name={name} device={device} />
    </QueryClientProvider>
  );
  const { rerender } = render(at("*"));
  const csv = await screen.findByRole("button", { name: "vitals.csvOf" });
  fireEvent.click(csv);
  expect(saveFile).toHaveBeenCalledTimes(1);

  const never = new Promise<never>(nothing);
  jest.mocked(queryDistribution).mockReturnValue(never);
  jest.mocked(queryByPage).mockReturnValue(never);
  jest.mocked(querySlowFiles).mockReturnValue(never);
  rerender(at("mobile"));
  await waitFor(() => expect(queryClient.isFetching()).toBe(3));
  expect(csv.getAttribute("aria-disabled")).toBe("true");
  fireEvent.click(csv);
  expect(saveFile).toHaveBeenCalledTimes(1);
});

const figure = (p75: number) => ({ p75, samples: 4, good: 4, middle: 0, poor: 0 });
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
