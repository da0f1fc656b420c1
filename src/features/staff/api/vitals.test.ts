import { query } from "./query";
import { type VitalsFilter, queryByDay } from "./vitals";

jest.mock("./query", () => ({
  ...jest.requireActual<object>("./query"),
  query: jest.fn(),
}));

const filter: VitalsFilter = {
  from: "2024-01-01",
  until: "2024-12-31",
  page: "*",
  language: "*",
  device: "*",
  connection: "*",
};
const row = { day: "2024-03-01", p75: 2000, samples: 4, good: 3, needs_improvement: 1, poor: 0 };

test("groups the rows by metric and day, without unknown metrics", async () => {
  jest.mocked(query).mockResolvedValue([
    { ...row, metric_name: "lcp" },
    { ...row, metric_name: "lcp", day: "2024-03-02", p75: 1800 },
    { ...row, metric_name: "later" },
  ]);
  const days = await queryByDay(filter);
  expect(Object.keys(days)).toEqual(["lcp"]);
  expect([...(days.lcp ?? [])].map(([day, { p75 }]) => [day, p75])).toEqual([
    ["2024-03-01", 2000],
    ["2024-03-02", 1800],
  ]);
  expect(days.lcp?.get("2024-03-01")).toEqual({ p75: 2000, samples: 4, good: 3, needsImprovement: 1, poor: 0 });
});

test("rejects a response of an unexpected shape", async () => {
  jest.mocked(query).mockResolvedValue({ cut: true });
  await expect(queryByDay(filter)).rejects.toThrow();
});
