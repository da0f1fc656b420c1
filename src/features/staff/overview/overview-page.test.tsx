/** @jest-environment jsdom */
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { readFileSync } from "node:fs";
import { render, screen, waitFor } from "@testing-library/react";
import { textFrom } from "../../../lib/i18n/text-from";
import { clockOffsetStore } from "../../../lib/booking/today";
import { fewestViews } from "../../../lib/site-speed";
import { listCalendars } from "../api/calendars";
import { findUnfinishedWork } from "../api/emails";
import { type Message, listMessages } from "../api/messages";
import { summarisePerformance } from "../api/vitals";
import { type PrivacyRequest, listRequests } from "../api/requests";
import type { StaffRole } from "../session/session-state";
import type { Feed } from "../calendars/feed";
import { CalendarsNotice, UnfinishedWorkNotice } from "./notices";
import { failing, goodShare, periodAt, useOverview } from "./overview-figures";
import { WaitingTable } from "./overview-page";

jest.mock("../../../lib/i18n/use-text", () => ({
  useText: () => (key: string, values?: { words?: string; jobs?: string; calendars?: string }) =>
    values?.words ?? values?.jobs ?? values?.calendars ?? key,
}));
jest.mock("../../../lib/i18n/use-language", () => ({ useLanguage: () => "en" }));
jest.mock("../../../components/ui/local-link", () => ({ LocalLink: "a" }));
jest.mock("../ui/use-dates", () => ({ useDates: () => ({ moment: String, day: String, daysLeft: () => 3 }) }));
jest.mock("../api/messages", () => ({
  ...jest.requireActual<object>("../api/messages"),
  listMessages: jest.fn(),
}));
jest.mock("../api/calendars", () => ({
  ...jest.requireActual<object>("../api/calendars"),
  listCalendars: jest.fn(),
}));
jest.mock("../api/emails", () => ({
  ...jest.requireActual<object>("../api/emails"),
  findUnfinishedWork: jest.fn(),
}));
jest.mock("../api/requests", () => ({ ...jest.requireActual<object>("../api/requests"), listRequests: jest.fn() }));
jest.mock("../api/vitals", () => ({ summarisePerformance: jest.fn() }));
jest.mock("../api/subscribers", () => ({
  ...jest.requireActual<object>("../api/subscribers"),
  countConfirmed: jest.fn(() => Promise.resolve(0)),
}));
jest.mock("../api/audit", () => ({
  ...jest.requireActual<object>("../api/audit"),
  listAuditEntries: jest.fn(() => Promise.resolve({ rows: [], total: 0 })),
}));

const never = () => new Promise<never>(() => undefined);
const failure = () => Promise.reject(new Error("no answer"));

function Waiting({ role }: { readonly role: StaffRole }) {
  return <WaitingTable overview={useOverview(role)} />;
}
const show = async (role: StaffRole) => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const { container } = render(
    <QueryClientProvider client={client}>
      <Waiting role={role} />
    </QueryClientProvider>,
  );
  await waitFor(() => expect(client.getQueryState(["vitals", "overview"])?.status).not.toBe("pending"));
  return container;
};

beforeEach(() => {
  jest.mocked(listMessages).mockResolvedValue({ rows: [], total: 0, page: 1 });
  jest.mocked(listRequests).mockResolvedValue([]);
  jest.mocked(summarisePerformance).mockResolvedValue([]);
});

test.each(["owner", "editor"] as const)(
  "tells an %s that nothing is waiting once all data has loaded",
  async (role) => {
    await show(role);
    await screen.findByText("overview.nothing");
  },
);

test("shows an error, not “nothing”, when the requests cannot be loaded", async () => {
  jest.mocked(listRequests).mockImplementation(failure);
  await show("owner");
  await screen.findByRole("alert");
  expect(screen.queryByText("overview.nothing")).toBeNull();
});

test("shows that it is loading until the requests have loaded", async () => {
  jest.mocked(listRequests).mockImplementation(never);
  await show("owner");
  expect(screen.getByRole("status").textContent).toBe("staff.loading");
});

test("shows an error, not “nothing”, when the speed cannot be loaded", async () => {
  jest.mocked(summarisePerformance).mockImplementation(failure);
  await show("editor");
  await screen.findByRole("alert");
  expect(screen.queryByText("overview.nothing")).toBeNull();
});

test("shows the eight requests that are due first, with a link to all", async () => {
  const due = (day: number) => `2026-11-${String(day).padStart(2, "0")}`;
  const requests = [9, 8, 7, 6, 5, 4, 3, 2, 1].map((day) => ({
    id: due(day),
    name: due(day),
    status: "open",
    due_on: due(day),
  }));
  jest.mocked(listRequests).mockResolvedValue(requests as PrivacyRequest[]);
  await show("owner");
  expect((await screen.findByText("overview.allRequests")).getAttribute("to")).toBe("/admin/requests");
  expect(screen.getAllByRole("rowheader")).toHaveLength(8);
  expect(screen.queryByText(due(9))).toBeNull();
});

test("shortens a long message without halving an emoji", async () => {
  const message = { id: "a", name: "Ann", message: `${"x".repeat(57)}🥂 see you`, created_at: "2026-11-20" };
  jest.mocked(listMessages).mockResolvedValue({ rows: [message as Message], total: 1, page: 1 });
  await show("editor");
  await screen.findByText(`${"x".repeat(57)}…`);
});

test("an owner sees the names of scheduled jobs that fail, even if no email is late", async () => {
  const quiet = { count: 0, oldest: null, templates: [] };
  const notice = (failedJobs: string[]) => {
    jest.mocked(findUnfinishedWork).mockResolvedValue({ ...quiet, failedJobs });
    return render(
      <QueryClientProvider client={new QueryClient()}>
        <UnfinishedWorkNotice />
      </QueryClientProvider>,
    );
  };
  const { unmount } = notice(["deletions", "statistics of today"]);
  expect((await screen.findByRole("status")).textContent).toBe("deletions and statistics of today");
  unmount();
  notice([]);
  await waitFor(() => expect(findUnfinishedWork).toHaveBeenCalledTimes(2));
  expect(screen.queryByRole("status")).toBeNull();
});

test("an email is late by the backend's clock", async () => {
  const oldest = new Date(Date.now() - 50 * 60_000).toISOString();
  jest.mocked(findUnfinishedWork).mockResolvedValue({ count: 1, oldest, templates: [], failedJobs: [] });
  const show = async (offset: number) => {
    clockOffsetStore.set(offset);
    const client = new QueryClient();
    const { unmount } = render(
      <QueryClientProvider client={client}>
        <UnfinishedWorkNotice />
      </QueryClientProvider>,
    );
    await waitFor(() => expect(client.getQueryState(["unfinished-work"])?.status).toBe("success"));
    const lines = screen.queryAllByRole("status").map(({ textContent }) => textContent);
    unmount();
    return lines;
  };
  expect(await show(20 * 60_000)).toEqual(["overview.mail"]);
  expect(await show(0)).toEqual([]);
});

test("names the calendars that could not be read or are too old, with a link to their page", async () => {
  const feed = (label: string, hours: number, problem: Feed["problem"]): Feed => ({
    feed: label,
    label,
    suite: null,
    good_at: new Date(Date.now() - hours * 3_600_000).toISOString(),
    taken: [],
    warnings: [],
    problem,
  });
  const show = (feeds: readonly Feed[]) => {
    jest.mocked(listCalendars).mockResolvedValue(feeds);
    return render(
      <QueryClientProvider client={new QueryClient()}>
        <CalendarsNotice />
      </QueryClientProvider>,
    );
  };
  const { unmount } = show([feed("Airbnb", 1, null), feed("Booking.com", 1, "slow"), feed("Vrbo", 25, null)]);
  expect((await screen.findByRole("status")).textContent).toMatch(/^Booking\.com and Vrbo /);
  expect(screen.getByText("overview.calendars.more").getAttribute("to")).toBe("/admin/calendars");
  unmount();
  show([feed("Airbnb", 1, null)]);
  await waitFor(() => expect(listCalendars).toHaveBeenCalledTimes(2));
  expect(screen.queryByRole("status")).toBeNull();
});

const metric = (metric_name: string, p75: number, good: number, samples = 100) => ({
  metric_name,
  p75,
  good,
  samples,
  views: 120,
});

test("lists core metrics that are not good, and no other metrics", () => {
  const metrics = [metric("lcp", 2501, 70), metric("inp", 200, 90), metric("cls", 0.3, 10), metric("ttfb", 9000, 0)];
  expect(failing(metrics).map(({ metric_name: name }) => name)).toEqual(["lcp", "cls"]);
  expect(goodShare(metrics)).toEqual({ share: 170 / 300, views: 120 });
});

test("does not list a metric with too few measurements for a judgement", () => {
  const metrics = [metric("lcp", 9000, 0, fewestViews - 1), metric("inp", 900, 0, fewestViews)];
  expect(failing(metrics).map(({ metric_name: name }) => name)).toEqual(["inp"]);
});

test("returns no share and no failing metric without measurements", () => {
  expect(goodShare([])).toBeNull();
  expect(failing([])).toEqual([]);
});

test.each([
  ["en", 1, "measured on 1 page view in 28 days"],
  ["en", 1204, "measured on 1,204 page views in 28 days"],
  ["el", 1, "από 1 προβολή σελίδας σε 28 ημέρες"],
  ["el", 1204, "από 1.204 προβολές σελίδων σε 28 ημέρες"],
] as const)("names the number of page views in %s: %d", (language, count, text) => {
  const data = readFileSync(`content/locales/${language}/overview.json`, "utf8");
  const t = textFrom({ edges: [{ node: { ns: "overview", data } }] }, language);
  expect(t("overview.vitals.views", { count, days: 28 })).toBe(text);
});

test("the period has 28 days, including today by the backend's clock", () => {
  const now = Date.parse("2026-11-21T05:00:00Z");
  expect(periodAt(now)).toEqual({ from: "2026-10-25", until: "2026-11-21" });
  clockOffsetStore.set(-6 * 3_600_000);
  expect(periodAt(now)).toEqual({ from: "2026-10-24", until: "2026-11-20" });
  clockOffsetStore.set(0);
});
