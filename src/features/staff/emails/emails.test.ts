import { templates } from "../../../../supabase/functions/_shared/email/queued-email";
import { answerLink, emailName, lateSince, mailLink } from "./emails";

test("every email that the site sends has a distinct name", () => {
  const names = templates.map((template) => emailName(template, (key) => key));
  expect(names.filter((name) => !name.startsWith("staff.email."))).toEqual([]);
  expect(new Set(names).size).toBe(templates.length);
  expect(emailName("of-tomorrow", (key) => key)).toBe("of-tomorrow");
});

test("an email is late after an hour", () => {
  const now = Date.parse("2026-11-23T12:00:00Z");
  expect(lateSince({ oldest: null }, now)).toBeNull();
  expect(lateSince({ oldest: "2026-11-23T11:01:00+00:00" }, now)).toBeNull();
  expect(lateSince({ oldest: "2026-11-23T10:59:00+00:00" }, now)).toBe("2026-11-23T10:59:00+00:00");
});

test("the mailto link contains the address, subject and text", () => {
  expect(mailLink("clara@posteo.example")).toBe("mailto:clara@posteo.example");
  expect(mailLink("clara@posteo.example", { subject: "DSR-0001" })).toBe(
    "mailto:clara@posteo.example?subject=DSR-0001",
  );
  expect(mailLink("a@b.example", { subject: "a & b", body: "1\r\n2" })).toBe(
    "mailto:a@b.example?subject=a%20%26%20b&body=1%0D%0A2",
  );
});

test("an email address cannot add a field to the mailto link", () => {
  expect(mailLink("a?bcc=b%40c.example&x=@d.example")).toBe("mailto:a%3Fbcc%3Db%2540c.example%26x%3D@d.example");
});

const parts = (link: string): Readonly<Record<string, string>> => {
  const [, to, query] = /^mailto:([^?]*)\?(.*)$/.exec(link)!;
  return { to: decodeURIComponent(to!), ...Object.fromEntries(new URLSearchParams(query!.replaceAll("+", "%2B"))) };
};

test("a reply is addressed to the guest and quotes the message", () => {
  expect(
    parts(answerLink({ email: "clara@posteo.example", message: "Two of us,\nand a cello." }, "Re: Aithra")),
  ).toEqual({
    to: "clara@posteo.example",
    subject: "Re: Aithra",
    body: "\r\n\r\n> Two of us,\r\n> and a cello.\r\n",
  });
});

test("a reply quotes the stay that the message asks for", () => {
  const link = answerLink({ email: "a@b.example", message: "Free?" }, "Re", "4 to 8 December 2026, 3 guests");
  expect(parts(link)["body"]).toBe("\r\n\r\n> 4 to 8 December 2026, 3 guests\r\n>\r\n> Free?\r\n");
});

test("neither the email address nor the message can add a field to the mailto link", () => {
  const link = answerLink({ email: "a?bcc=x@y.example", message: "1 + 1 & 2 = 3?" }, "&cc=z");
  expect(Object.keys(parts(link))).toEqual(["to", "subject", "body"]);
  expect(parts(link)["body"]).toContain("> 1 + 1 & 2 = 3?");
});

test("a long message is quoted only in part", () => {
  expect(decodeURIComponent(answerLink({ email: "a@b.example", message: "x".repeat(4000) }, "Re")).length).toBeLessThan(
    1300,
  );
});

test("a long message with an emoji where the quotation ends can be answered", () => {
  const link = answerLink({ email: "a@b.example", message: `${"x".repeat(1199)}🥂 see you soon` }, "Re");
  expect(parts(link)["body"]).toBe(`\r\n\r\n> ${"x".repeat(1199)} …\r\n`);
});
