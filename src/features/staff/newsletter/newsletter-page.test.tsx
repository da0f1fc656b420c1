/** @jest-environment jsdom */
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { textsIn } from "../../../../tests/support/reading";
import { saveFile } from "../../../lib/dom/share-and-save";
import { subscriberOrder } from "../api/subscribers";
import { ExportSubscribers } from "./newsletter-page";
import { subscribersCsv } from "./subscriber-table";

jest.mock("../../../lib/dom/share-and-save", () => ({ saveFile: jest.fn() }));
jest.mock("../../../lib/i18n/use-language", () => ({ useLanguage: () => "en" }));
jest.mock("../../../lib/i18n/use-text", () => ({ useText: () => (key: string) => key }));
jest.mock("../../../components/layout/site-context", () => ({
  useSite: () => ({ hours: { timeZone: "Europe/Athens" }, domains: { site: "https://house.example" } }),
}));
jest.mock("../ui/url-state", () => ({}));
jest.mock("../api/subscribers", () => ({
  ...jest.requireActual<object>("../api/subscribers"),
  exportConfirmed: () => Promise.resolve([mockSubscriber]),
}));

afterEach(() => jest.mocked(saveFile).mockClear());

const mockSubscriber = {
  email: "=cmd@evil.example",
  language: "el",
  requested_at: "2026-11-01",
  confirmed_at: "2026-11-02",
  unsubscribe_token: "t",
};

test("a file saved after midnight is named after the new day of the house", async () => {
  jest.useFakeTimers({ now: new Date("2026-11-27T23:48:00Z") });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ExportSubscribers />
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole("button"));
  await waitFor(() =>
    expect(saveFile).toHaveBeenCalledWith("newsletter-2026-11-28.csv", expect.any(String), "text/csv"),
  );
  jest.useRealTimers();
});

test("the unsubscribe links lead to the site's own domain, wherever the list is exported", async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ExportSubscribers />
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole("button"));
  await waitFor(() => expect(saveFile).toHaveBeenCalled());
  const [, csv] = jest.mocked(saveFile).mock.lastCall!;
  expect(csv).toContain(",https://house.example/el/newsletter-verified?unsubscribe=t");
  expect(csv).not.toContain(window.location.origin);
});

test.each([
  ["en", /for each letter.+new download.+unsubscribed here/i],
  ["el", /πριν από κάθε αποστολή κατεβάστε την ξανά.+διαγράφηκαν εδώ/i],
] as const)(
  "after an export the owner reads that every letter needs a new one and the link to unsubscribe (%s)",
  (language, said) => {
    expect(textsIn("subscribers", language)("exported")).toMatch(said);
    // Without the link in each letter nobody could leave as the confirmation email and the privacy policy promise.
    expect(textsIn("subscribers", language)("exported")).toContain("unsubscribe_link");
  },
);

test("the exported file contains dates of consent and unsubscribe links, and no email address can run as a formula", () => {
  const csv = subscribersCsv([mockSubscriber], "https://house.example");
  expect(csv.split("\r\n")[1]).toBe(
    "'=cmd@evil.example,el,2026-11-01,2026-11-02,https://house.example/el/newsletter-verified?unsubscribe=t",
  );
});

test("an unknown sort column falls back to the default", () => {
  expect(subscriberOrder("email")).toBe("email");
  expect(subscriberOrder("token_hash")).toBe("requested_at");
});
