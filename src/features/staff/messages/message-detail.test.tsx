/** @jest-environment jsdom */
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { messageRow } from "../../../../tests/support/staff-rows";
import { findMessage, markMessage } from "../api/messages";
import { OpenMessage } from "./message-detail";

jest.mock("../../../lib/i18n/use-text", () => ({ useText: () => (key: string) => key }));
jest.mock("../../../lib/i18n/use-language", () => ({ useLanguage: () => "el" }));
jest.mock("../../../components/layout/site-context", () => ({
  useSite: () => ({ suites: [{ slug: "garden-suite", name: "Σουίτα Κήπου" }] }),
}));
jest.mock("gatsby", () => ({
  graphql: () => "",
  useStaticQuery: () => ({
    houses: {
      nodes: [
        { language: "en", brand: { name: "Aithra Suite" }, suites: [{ slug: "garden-suite", name: "Garden Suite" }] },
        { language: "el", brand: { name: "Σουίτα Αίθρα" }, suites: [{ slug: "garden-suite", name: "Σουίτα Κήπου" }] },
      ],
    },
  }),
}));
jest.mock("../ui/use-dates", () => ({ useDates: () => ({ moment: String, day: String }) }));
jest.mock("../session/watch-session", () => ({
  ...jest.requireActual<object>("../session/watch-session"),
  refreshMember: jest.fn(() => Promise.resolve()),
}));
jest.mock("../api/messages", () => ({
  ...jest.requireActual<object>("../api/messages"),
  findMessage: jest.fn(),
  markMessage: jest.fn(() => Promise.resolve()),
}));

const message = messageRow("1");

/** Opens a message that the list has loaded. The request for its latest version gets no response. */
const show = (known = message) => {
  jest.mocked(findMessage).mockReturnValue(new Promise(() => undefined));
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <OpenMessage id="1" known={known} onClose={() => undefined} onDeleted={() => undefined} />
    </QueryClientProvider>,
  );
};

test("each paragraph has the direction of its own script", () => {
  show({ ...message, message: "מתי?\n\nWhen?" });
  for (const paragraph of ["מתי?", "When?"]) expect(screen.getByText(paragraph).dir).toBe("auto");
});

test("marking a message twice in a row sends the new version the second time", async () => {
  show();
  fireEvent.click(await screen.findByText("messages.mark.answered"));
  fireEvent.click(await screen.findByText("messages.mark.new"));
  await waitFor(() => expect(markMessage).toHaveBeenCalledTimes(2));
  expect(jest.mocked(markMessage).mock.calls.map(([change]) => change)).toEqual([
    { id: "1", version: 1, status: "answered" },
    { id: "1", version: 2, status: "new" },
  ]);
});

test("the focus moves to the message's heading when its status has changed and the pressed button has gone", async () => {
  show();
  const button = await screen.findByText("messages.mark.answered");
  button.focus();
  fireEvent.click(button);
  await waitFor(() => expect(screen.queryByText("messages.mark.answered")).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole("heading"));
});

test("shows the stay and the suite's name in the language of the page, and answers with the texts and names in the language of the guest", () => {
  const stay = { stay_arrival: "2026-12-04", stay_departure: "2026-12-08", stay_guests: 2, stay_suite: "garden-suite" };
  show({ ...message, ...stay });
  expect(screen.getByText("Σουίτα Κήπου, messages.stay.days")).toBeTruthy();
  const link = decodeURIComponent(screen.getByText("messages.answer").getAttribute("href") ?? "");
  expect(link).toContain("subject=Your message to Aithra Suite&");
  expect(link.replaceAll("\u00a0", " ")).toContain(
    "> Garden Suite, 4 December 2026 to 8 December 2026: 4 nights, 2 guests",
  );
});

test("links to the version of the rental conditions that the guest saw, in the language of the staff member, if it is known", () => {
  const { unmount } = show({ ...message, terms_version: "2025-05-04" });
  const link = screen.getByText("messages.terms.version");
  expect(link.closest("a")?.getAttribute("href")).toBe("/el/rental-conditions/2025-05-04");
  unmount();
  show();
  expect(screen.queryByText("messages.terms")).toBeNull();
});
