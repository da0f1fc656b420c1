import { answerLink } from "./message";

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
