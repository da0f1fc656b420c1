import { type Filters, defaultFilters, readFilters, dateRangeOf, writeFilters } from "./filters";

const today = "2026-11-20";
const addressOf = (filters: Filters): string => {
  const params = Object.entries(writeFilters(filters)).flatMap(([name, value]) =>
    value === null ? [] : [[name, value]],
  );
  return new URLSearchParams(params).toString();
};

test("a URL without filters means all page views of the last 28 days", () => {
  expect(readFilters(new URLSearchParams(), today)).toEqual(defaultFilters);
  expect(addressOf(defaultFilters)).toBe("");
  expect(dateRangeOf(defaultFilters, today)).toEqual({ from: "2026-10-24", until: "2026-11-20" });
});

test.each([
  { ...defaultFilters, page: "/el/suite/luxury-suite", language: "el", device: "mobile", connection: "slow-2g" },
  { ...defaultFilters, period: 90, metric: "cls", page: "(other)" },
  { ...defaultFilters, period: { from: "2026-03-01", until: "2026-03-04" } },
] satisfies Filters[])("reads filters back from the URL: %j", (filters) => {
  expect(readFilters(new URLSearchParams(addressOf(filters)), today)).toEqual(filters);
});

test.each(["page=faq", "language=de", "device=tv", "days=29", "from=2026-03-04&until=2026-03-01", "metric=size"])(
  "ignores the invalid value %s",
  (address) => {
    expect(readFilters(new URLSearchParams(address), today)).toEqual(defaultFilters);
  },
);

test("limits a period whose year in the URL has two digits", () => {
  const { period } = readFilters(new URLSearchParams("from=0026-11-01&until=2026-11-10"), today);
  expect(period).toEqual({ from: "2024-11-10", until: "2026-11-10" });
});
