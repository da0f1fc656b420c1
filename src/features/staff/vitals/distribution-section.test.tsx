/** @jest-environment jsdom */
import { QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import type { Summary } from "../api/vitals";
import type { Bucket } from "./distribution";
import { DistributionSection } from "./distribution-section";

jest.mock("../../../lib/i18n/use-text", () => ({
  useText: () => (key: string, values?: { readonly value?: string }) => `${key} ${values?.value ?? ""}`,
}));
jest.mock("../../../lib/i18n/use-language", () => ({ useLanguage: () => "en" }));

const buckets: readonly Bucket[] = [{ from: 1000, until: 2000, samples: 4 }];
const figure = { p75: 1900, samples: 4, good: 4, middle: 0, poor: 0 };

function Section({ summary }: { readonly summary: Summary | undefined }) {
  const distribution = useQuery({ queryKey: ["distribution"], queryFn: () => Promise.resolve(buckets) });
  return <DistributionSection metric="lcp" onMetric={() => undefined} distribution={distribution} summary={summary} />;
}

test.each([
  ["draws the p75", { views: 4, figures: { lcp: figure } }, ["vitals.p75Is 1.90\u00a0s"], 1],
  ["draws no p75 before the summary has loaded", undefined, [], 0],
  ["draws no p75 of a metric that the summary lacks", { views: 4, figures: {} }, [], 0],
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
