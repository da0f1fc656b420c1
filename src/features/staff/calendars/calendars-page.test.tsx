/** @jest-environment jsdom */
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { clockOffsetStore } from "../../../lib/booking/today";
import { blockNights, listBlockedNights, listCalendars } from "../api/calendars";
import CalendarsPage from "./calendars-page";

const mockSite = { hours: { timeZone: "Europe/Athens" }, suites: [] };
jest.mock("../../../components/layout/site-context", () => ({ useSite: () => mockSite }));
jest.mock("../../../lib/i18n/use-text", () => ({ useText: () => (key: string) => key }));
jest.mock("../../../lib/i18n/use-language", () => ({ useLanguage: () => "en" }));
jest.mock("../api/calendars");

const day = 86_400_000;
/** The time in Athens is 10:00. */
const now = new Date("2026-11-25T08:00:00Z");

beforeEach(() => jest.useFakeTimers({ now: now.getTime() + day, advanceTimers: true }));
afterEach(() => jest.useRealTimers());

test("on a computer whose clock is a day ahead, tonight can be blocked and freed, and the calendars count as read", async () => {
  clockOffsetStore.set(-day);
  const tonight = { first_night: "2026-11-25", departure: "2026-11-26", suite: null, reason: "Painting" };
  const isListed = (today: string) => tonight.departure > today;
  jest
    .mocked(listBlockedNights)
    .mockImplementation((today) => Promise.resolve(isListed(today) ? [{ id: "1", ...tonight }] : []));
  jest.mocked(listCalendars).mockResolvedValue([
    {
      feed: "a",
      label: "Airbnb",
      suite: null,
      good_at: "2026-11-25T07:00:00Z",
      taken: [["2026-11-25", "2026-11-26"]],
      warnings: [],
      problem: null,
    },
  ]);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <CalendarsPage />
    </QueryClientProvider>,
  );
  expect((await screen.findByRole("row", { name: /Airbnb/ })).textContent).toMatch(/09:001calendars\.well$/);
  await screen.findByRole("row", { name: /Painting/ });
  for (const [label, value] of [
    ["calendars.firstNight", tonight.first_night],
    ["calendars.departure", tonight.departure],
    ["calendars.reason", "Heating"],
  ] as const)
    fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } });
  fireEvent.click(screen.getByRole("button", { name: "calendars.block" }));
  await waitFor(() => expect(blockNights).toHaveBeenCalledWith({ ...tonight, reason: "Heating" }, expect.anything()));
});
