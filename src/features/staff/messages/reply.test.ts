import { messageRow } from "../../../../tests/support/staff-rows";
import { languages } from "../../../settings/languages";
import { replyLink, replyTexts, stayText } from "./reply";

const stay = messageRow("1", { stay_arrival: "2026-12-04", stay_departure: "2026-12-05", stay_guests: 3 });

test("writes the stay in the language of the reply", () => {
  const plain = (text: string | undefined) => text?.replaceAll("\u00a0", " ");
  expect(plain(stayText(stay, replyTexts.en, "en", []))).toBe("4 December 2026 to 5 December 2026: 1 night, 3 guests");
  expect(plain(stayText(stay, replyTexts.el, "el", []))).toBe(
    "4 Δεκεμβρίου 2026 έως 5 Δεκεμβρίου 2026: 1 διανυκτέρευση, 3 άτομα",
  );
  expect(stayText(messageRow("2"), replyTexts.en, "en", [])).toBeUndefined();
});

test.each(languages)("the texts of a reply quote no fact, which would not be filled in (%s)", (language) => {
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
