/** @jest-environment jsdom */
import { QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import type { Histogram, Summary } from "../api/vitals";
import { distributionOf, stepOf } from "./distribution-chart";
import { DistributionSection } from "./distribution-section";

const bucket = (step: number, samples: number) => ({
  from: 0.001 * 1.05 ** (step - 1),
  until: 0.001 * 1.05 ** step,
  samples,
});

test("returns no bars without measurements", () => {
  expect(distributionOf([], "lcp").bars).toEqual([]);
});

test("counts every measurement in a bar, in ascending order, including empty bars", () => {
  const { bars, maxSamples } = distributionOf([bucket(280, 5), bucket(281, 1), bucket(310, 4)], "lcp", 10);
  expect(bars.reduce((sum, { samples }) => sum + samples, 0)).toBe(10);
  expect(bars.length).toBeLessThanOrEqual(10);
  expect(bars[0]?.samples).toBe(6);
  expect(bars.at(-1)?.samples).toBe(4);
  expect(bars.some(({ samples }) => samples === 0)).toBe(true);
  expect(maxSamples).toBe(6);
});

test("grades bars by the limits of the metric", () => {
  const near = (value: number) => bucket(Math.round(stepOf(value)), 1);
  const { bars } = distributionOf([near(2000), near(3000), near(6000)], "lcp");
  expect(bars.filter(({ samples }) => samples > 0).map(({ grade }) => grade)).toEqual([
    "good",
    "needsImprovement",
    "poor",
  ]);
});

test("puts values up to the smallest step into the first bar", () => {
  const { bars, first } = distributionOf([{ from: 0, until: 0.001, samples: 3 }], "cls");
  expect(first).toBe(-1);
  expect(bars).toMatchObject([{ from: 0, samples: 3, grade: "good" }]);
});

jest.mock("../../../lib/i18n/use-text", () => ({
  useText: () => (key: string, values?: { readonly value?: string }) => `${key} ${values?.value ?? ""}`,
}));
jest.mock("../../../lib/i18n/use-language", () => ({ useLanguage: () => "en" }));

const histogram: Histogram = { metric: "lcp", buckets: [{ from: 1000, until: 2000, samples: 4 }] };
const period = { from: "2026-11-19", until: "2026-11-20" };
const figure = { p75: 1900, samples: 4, good: 4, needsImprovement: 0, poor: 0 };

function Section({ summary }: { readonly summary: Summary | undefined }) {
  const distribution = useQuery({ queryKey: ["distribution"], queryFn: () => Promise.resolve(histogram) });
  return <DistributionSection metric="lcp" onMetric={() => undefined} distribution={distribution} summary={summary} />;
}

test.each([
  ["draws the p75", { ...period, views: 4, figures: { lcp: figure } }, ["vitals.p75Is 1.90\u00a0s"], 1],
  ["draws no p75 before the summary has loaded", undefined, [], 0],
  ["draws no p75 of a metric that the summary lacks", { ...period, views: 4, figures: {} }, [], 0],
] as const)("%s", async (_, summary, texts, lines) => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Section summary={summary} />
    </QueryClientProvider>,
  );
  const chart = await screen.findByRole("img", { name: /^vitals\.distributionLabel/ });
  const written = Array.from(chart.querySelectorAll("text"), ({ textContent }) => textContent);
  expect(written.filter((text) => text.startsWith("vitals.p75Is"))).toEqual(texts);
  expect(chart.querySelectorAll(".reading")).toHaveLength(lines);
});
