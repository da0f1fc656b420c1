/** @jest-environment jsdom */
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { messageRow } from "../../../../tests/support/staff-rows";
import { languages } from "../../../settings/languages";
import { findMessage, markMessage } from "../api/messages";
import { createQueryClient } from "../api/query";
import { OpenMessage } from "./message-detail";
import { replyLink, replyTexts, stayText } from "./reply";

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
      <OpenMessage id="1" known={known} knownAt={Date.now()} onClose={() => undefined} onDeleted={() => undefined} />
    </QueryClientProvider>,
  );
};

test("each paragraph has the direction of its own script", () => {
  show({ ...message, message: "מתי?\n\nWhen?" });
  for (const paragraph of ["מתי?", "When?"]) expect(screen.getByText(paragraph).dir).toBe("auto");
});

test("a message that was opened before is shown as the list has it, if the list is newer", async () => {
  const queryClient = new QueryClient();
  const open = (known: typeof message) =>
    render(
      <QueryClientProvider client={queryClient}>
        <OpenMessage id="1" known={known} knownAt={Date.now()} onClose={() => undefined} onDeleted={() => undefined} />
      </QueryClientProvider>,
    );
  jest.mocked(findMessage).mockReturnValue(new Promise(() => undefined));
  open(message).unmount();
  open({ ...message, status: "answered", version: message.version + 1 });
  expect(await screen.findByText("messages.mark.new")).toBeTruthy();
});

test.each([
  ["is loaded again if the list is old", 120, "messages.mark.new", 1],
  ["is shown as the list has it if the list is new", 1, "messages.mark.answered", 0],
])("a message %s", async (_, minutes, shown, requests) => {
  jest
    .mocked(findMessage)
    .mockReset()
    .mockResolvedValue({ ...message, status: "answered", version: 2 });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <OpenMessage
        id="1"
        known={message}
        knownAt={Date.now() - minutes * 60_000}
        onClose={() => undefined}
        onDeleted={() => undefined}
      />
    </QueryClientProvider>,
  );
  expect(await screen.findByText(shown)).toBeTruthy();
  expect(findMessage).toHaveBeenCalledTimes(requests);
});

test("a message that somebody else has deleted leaves the focus on the button to the list", async () => {
  jest.mocked(findMessage).mockResolvedValue(null);
  const queryClient = new QueryClient();
  render(
    <QueryClientProvider client={queryClient}>
      <OpenMessage id="1" known={message} knownAt={Date.now()} onClose={() => undefined} onDeleted={() => undefined} />
    </QueryClientProvider>,
  );
  screen.getByText("messages.mark.answered").focus();
  await act(() => queryClient.refetchQueries());
  await screen.findByText("messages.gone");
  expect(document.activeElement?.textContent).toBe("messages.back");
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

const stay = messageRow("1", { stay_arrival: "2026-12-04", stay_departure: "2026-12-05", stay_guests: 3 });

test("writes the stay in the language of the reply", () => {
  const plain = (text: string | undefined) => text?.replaceAll("\u00a0", " ");
  expect(plain(stayText(stay, replyTexts.en, "en", []))).toBe("4 December 2026 to 5 December 2026: 1 night, 3 guests");
  expect(plain(stayText(stay, replyTexts.el, "el", []))).toBe(
    "4 Δεκεμβρίου 2026 έως 5 Δεκεμβρίου 2026: 1 διανυκτέρευση, 3 άτομα",
  );
  expect(stayText(messageRow("2"), replyTexts.en, "en", [])).toBeUndefined();
});

test.each(languages)("the texts of a reply have no placeholder of a fact, as nothing fills it in (%s)", (language) => {
  const t = replyTexts[language];
  const other = messageRow("3", { stay_arrival: "2026-12-04", stay_departure: "2026-12-07", stay_guests: 1 });
  const stays = [stay, other].map((row) => stayText(row, t, language, []));
  const texts = [t("messages.subject", { brand: "Aithra" }), ...stays];
  expect(texts.filter((text) => /[{}]/.test(text ?? ""))).toEqual([]);
});

const parts = (link: string): Readonly<Record<string, string>> => {
  const [, to, query] = /^mailto:([^?]*)\?(.*)$/.exec(link)!;
  return { to: decodeURIComponent(to!), ...Object.fromEntries(new URLSearchParams(query!.replaceAll("+", "%2B"))) };
};

test("a reply is addressed to the guest and quotes the message", () => {
  expect(
    parts(replyLink({ email: "clara@posteo.example", message: "Two of us,\nand a cello." }, "Re: Aithra")),
  ).toEqual({
    to: "clara@posteo.example",
    subject: "Re: Aithra",
    body: "\r\n\r\n> Two of us,\r\n> and a cello.\r\n",
  });
});

test("a reply quotes the stay that the message asks for", () => {
  const link = replyLink({ email: "a@b.example", message: "Free?" }, "Re", "4 to 8 December 2026, 3 guests");
  expect(parts(link)["body"]).toBe("\r\n\r\n> 4 to 8 December 2026, 3 guests\r\n>\r\n> Free?\r\n");
});

test("neither the email address nor the message can add a field to the mailto link", () => {
  const link = replyLink({ email: "a?bcc=x@y.example", message: "1 + 1 & 2 = 3?" }, "&cc=z");
  expect(Object.keys(parts(link))).toEqual(["to", "subject", "body"]);
  expect(parts(link)["body"]).toContain("> 1 + 1 & 2 = 3?");
});

test.each([
  ["English", "See you soon. "],
  ["Greek", "Τα λέμε σύντομα. "],
])("as much of a message is quoted as fits into a link of 2,000 characters (%s)", (_, sentence) => {
  const message = sentence.repeat(200);
  const link = replyLink({ email: "a@b.example", message }, "Re: Aithra", "4 to 8 December 2026");
  expect(link.length).toBeLessThanOrEqual(2000);
  expect(link.length).toBeGreaterThan(1980);
  const [quotation = ""] = /(?<=>\r\n> ).*(?= …\r\n$)/s.exec(parts(link)["body"]!) ?? [];
  expect(quotation.length).toBeGreaterThan(200);
  expect(message.startsWith(quotation)).toBe(true);
});

test("a message is quoted whole if the link allows it", () => {
  const message = "Τα λέμε σύντομα. ".repeat(15).trim();
  expect(parts(replyLink({ email: "a@b.example", message }, "Re"))["body"]).toBe(`\r\n\r\n> ${message}\r\n`);
});

test("a long message of emojis can be answered, and none is halved", () => {
  const link = replyLink({ email: "a@b.example", message: "🥂".repeat(400) }, "Re");
  expect(parts(link)["body"]).toMatch(/^\r\n\r\n> (🥂){100,} …\r\n$/u);
});
