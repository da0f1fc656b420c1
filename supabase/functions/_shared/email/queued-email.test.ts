/** Renders every email in both languages: texts, links, layout and escaping. */
import { testEnvironment } from "../../../tests/support/services.ts";
import type { Facts } from "../environment.ts";
import { emailHtml, sender } from "./layout.ts";
import { renderEmail, templates } from "./queued-email.ts";

const environment = testEnvironment();
const suites = [
  { id: "luxury-suite", name: { en: "Luxury Suite", el: "Luxury Suite" } },
  { id: "garden-suite", name: { en: "Garden Suite", el: "Σουίτα του κήπου" } },
];
const parameters: Record<string, Record<string, string>> = {
  "contact-notice": { name: "Ann", email: "ann@example.com", message: "Hello", language: "el" },
  "contact-receipt": {},
  "newsletter-confirm": { token: "t-1" },
  "newsletter-already": { unsubscribeToken: "u-1" },
  "newsletter-welcome": { unsubscribeToken: "u-1" },
  "nights-confirm": { token: "t-3", arrival: "2027-05-10", departure: "2027-05-13" },
  "nights-free": { arrival: "2027-05-10", departure: "2027-05-13" },
  "request-confirm": { token: "t-2", type: "erasure" },
  "request-received": { reference: "DSR-0001", due: "2026-12-21", type: "access" },
  "request-notice": { reference: "DSR-0001", due: "2026-12-21", type: "access" },
  "request-extended": { reference: "DSR-0001", due: "2027-02-21", reason: "Invoices of 2024." },
};

/** Uses the same language for staff, so that every template is rendered in both languages. `facts` replace those of the house. */
const render = (
  template: (typeof templates)[number],
  language: "en" | "el",
  more: Record<string, string> = {},
  facts: Partial<Facts> = {},
) =>
  renderEmail(
    {
      id: "3f0c6b8e-59c1-4b3f-9d5f-2a9c7e1d4b10",
      template,
      recipient: "ann@example.com",
      language,
      parameters: { ...parameters[template], ...more },
    },
    { ...environment, facts: { ...environment.facts, staffLanguage: language, ...facts } },
  );

test("the sender of an email is the name of the house in the language of the email", () => {
  const facts = { brand: { en: "The Captain’s Guesthouse", el: "Ο Ξενώνας του Καπετάνιου" } };
  const from = (language: "en" | "el") => render("contact-receipt", language, {}, facts).from;
  expect(from("en")).toBe("The Captain’s Guesthouse <post@aithra-suite.example>");
  expect(from("el")).toBe("Ο Ξενώνας του Καπετάνιου <post@aithra-suite.example>");
});

const all = templates.flatMap((template) => [[template, "en"] as const, [template, "el"] as const]);

test.each(all)("%s in %s has all its texts", (template, language) => {
  const { subject, text, html } = render(template, language);
  expect(subject).not.toBe("");
  for (const part of [subject, text, html]) expect(part).not.toMatch(/\{\w+\}|undefined/);
  expect(html).toContain(`lang="${language}"`);
  expect(/[α-ω]{4}/.test(subject + text)).toBe(language === "el");
  expect(text).not.toMatch(/[!—]/);
});

test.each([
  ["en", "Message from Ann", "in Greek"],
  ["el", "Μήνυμα: Ann", "στα ελληνικά"],
] as const)(
  "notices to staff are in the language of the staff (%s), not of the visitor",
  (staffLanguage, subject, written) => {
    const email = renderEmail(
      {
        id: "3f0c6b8e-59c1-4b3f-9d5f-2a9c7e1d4b10",
        template: "contact-notice",
        recipient: "hello@aithra-suite.example",
        language: "en",
        parameters: { name: "Ann", email: "ann@example.com", message: "Hello", language: "el" },
      },
      { ...environment, facts: { ...environment.facts, staffLanguage } },
    );
    expect(email.subject).toBe(subject);
    expect(email.text).toContain(written);
  },
);

test.each(["en", "el"] as const)(
  "only emails with a confirmation link say that nothing more will be sent without the confirmation (%s)",
  (language) => {
    const sentence = language === "en" ? "nothing more will come" : "δεν θα σας ξαναγράψουμε";
    const found = templates.filter((template) => render(template, language).text.includes(sentence));
    expect(found).toEqual(["newsletter-confirm", "nights-confirm", "request-confirm"]);
    expect(render("contact-receipt", language).text).toContain(environment.facts.privacyEmail);
  },
);

test.each(["en", "el"] as const)("names the weekends only if somebody answers the telephone then (%s)", (language) => {
  expect(render("contact-receipt", language).text).toContain("11:00–15:00");
  const { text } = render("contact-receipt", language, {}, { weekends: undefined });
  expect(text).toContain("8:00–15:00");
  expect(text).not.toMatch(/weekends|Σαββατοκύριακα|[{}]|undefined/);
});

test.each(["en", "el"] as const)("emails to guests say who runs the house, those to staff do not (%s)", (language) => {
  const legal = { en: ["Owner P.C.", "GEMI 000000000000"], el: ["Ιδιοκτήτης Ι.Κ.Ε.", "Γ.Ε.ΜΗ. 000000000000"] };
  for (const template of templates) {
    const { text, html } = render(template, language, {}, { legal });
    expect(text.includes(legal[language].join("\n"))).toBe(!template.endsWith("-notice"));
    expect(html.includes(legal[language].join("<br>"))).toBe(!template.endsWith("-notice"));
    // The facts of an earlier deployment have no such lines.
    expect(render(template, language).text).not.toMatch(/P\.C\.|Ι\.Κ\.Ε\./);
  }
});

test("links open the page in the person's language", () => {
  expect(render("newsletter-confirm", "en").text).toContain(
    "https://aithra-suite.example/newsletter-verified?token=t-1",
  );
  expect(render("newsletter-confirm", "el").text).toContain(
    "https://aithra-suite.example/el/newsletter-verified?token=t-1",
  );
  expect(render("request-confirm", "el").text).toContain("https://aithra-suite.example/el/dsar?token=t-2");
});

test.each([
  ["en", "https://aithra-suite.example/?checkin=2027-05-10"],
  ["el", "https://aithra-suite.example/el?checkin=2027-05-10"],
] as const)(
  "the link to free nights is the canonical address of the home page, without a redirect (%s)",
  (language, address) => {
    expect(render("nights-free", language).text).toContain(address);
  },
);

test.each(["en", "el"] as const)(
  "emails about free nights say that the request is deleted, not the address, and fit one night as well as several (%s)",
  (language) => {
    for (const template of ["nights-confirm", "nights-free"] as const) {
      const { subject, text } = render(template, language);
      expect(text).toMatch(/request[^.]* is deleted|το (?:σχετικό )?αίτημ[αά] [^.]*διαγρ[άα]φ/);
      expect(text).not.toMatch(/address is (deleted|no longer)|διεύθυνσή σας δ(ιαγρ|εν)/);
      expect(subject + text).not.toMatch(/(these|the) nights|νύχτες/i);
    }
  },
);

test.each(["en", "el"] as const)("no second full stop follows a name that ends with one (%s)", (language) => {
  expect(render("contact-notice", language, { name: "Anna Ltd." }).text).not.toMatch(/\.\./);
});

test("dates are formatted for the language", () => {
  expect(render("request-received", "en").text).toContain("21 December 2026");
  expect(render("request-received", "el").text).toContain("21 Δεκεμβρίου 2026");
});

test.each([
  ["en", "Your request DSR-0001: we need more time", "21 February 2027", "complain"],
  ["el", "Το αίτημά σας DSR-0001: χρειαζόμαστε περισσότερο χρόνο", "21 Φεβρουαρίου 2027", "καταγγελία"],
] as const)(
  "the email about an extension contains the new date, the reason and the right to complain (%s)",
  (language, subject, ...parts) => {
    const reason = "Τα παραστατικά τριών ετών.\n\nThree years of invoices: {privacyEmail}.";
    const email = render("request-extended", language, { reason });
    expect(email.subject).toBe(subject);
    for (const part of [reason, ...parts]) expect(email.text).toContain(part);
    expect(email.replyTo).toBe(environment.facts.privacyEmail);
  },
);

test.each(["en", "el"] as const)("the newsletter email has headers for one-click unsubscription (%s)", (language) => {
  expect(render("newsletter-welcome", language).headers).toMatchObject({
    "List-Unsubscribe": `<https://aithra-suite.example/functions/v1/newsletter?unsubscribe=u-1&language=${language}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  });
});

test.each(all)("%s in %s is marked as automatic, so that no notice of absence answers it", (template, language) => {
  expect(render(template, language).headers).toMatchObject({ "Auto-Submitted": "auto-generated" });
});

test("only emails to subscribers of the newsletter have headers for unsubscription", () => {
  const found = templates.filter((template) => "List-Unsubscribe" in render(template, "en").headers);
  expect(found).toEqual(["newsletter-already", "newsletter-welcome"]);
});

test("text typed by a person cannot add markup, a mail header or a placeholder", () => {
  const { subject, html, text } = render("contact-notice", "en", {
    name: "Ann\r\nBcc: all@example.com",
    message: "<script>alert(1)</script> {phone}",
  });
  expect(subject).not.toMatch(/[\r\n]/);
  expect(html).not.toContain("<script>");
  expect(text).toContain("{phone}");
});

test("direction characters in a name cannot reverse the address beside it", () => {
  const { subject, text, html } = render("contact-notice", "en", { name: "\u202eAnn\u2067" });
  expect(subject + text + html).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
  expect(text).toContain("Ann (");
});

test("replies to a message go to the guest's email address", () => {
  expect(render("contact-notice", "en", { email: "anna@xn--hxajbheg2az3al.xn--qxam" }).replyTo).toBe(
    "anna@xn--hxajbheg2az3al.xn--qxam",
  );
});

test.each([
  ["en", "Hello\n\nStay: 4 December 2026 to 8 December 2026, guests: 3\n\nReply"],
  ["el", "Hello\n\nΔιαμονή: 4 Δεκεμβρίου 2026 έως 8 Δεκεμβρίου 2026, άτομα: 3\n\nΑν απαντήσετε"],
] as const)("the notice of a message contains the stay that it asks for (%s)", (language, written) => {
  const stay = { arrival: "2026-12-04", departure: "2026-12-08", guests: "3" };
  expect(render("contact-notice", language, stay).text).toContain(written);
  expect(render("contact-notice", language).text).not.toMatch(/Stay:|Διαμονή:/);
});

test.each([
  ["en", "Hello\n\nSuite: Garden Suite\nStay: 4 December 2026 to 8 December 2026, guests: 3\n\nReply"],
  [
    "el",
    "Hello\n\nΣουίτα: Σουίτα του κήπου\nΔιαμονή: 4 Δεκεμβρίου 2026 έως 8 Δεκεμβρίου 2026, άτομα: 3\n\nΑν απαντήσετε",
  ],
] as const)("the notice of a message names the suite of the stay (%s)", (language, written) => {
  const stay = { arrival: "2026-12-04", departure: "2026-12-08", guests: "3", suite: "garden-suite" };
  expect(render("contact-notice", language, stay, { suites }).text).toContain(written);
});

test("an email does not contain the id of a suite that the house does not have", () => {
  for (const facts of [{}, { suites }]) {
    const { text } = render("nights-confirm", "en", { suite: "call-2310-000-000" }, facts);
    expect(text).toContain("free:\n\nArrival: 10 May 2027");
    expect(text).not.toContain("call-2310");
  }
});

test.each([
  ["en", "version of 4 May 2025\nhttps://aithra-suite.example/rental-conditions/2025-05-04"],
  ["el", "έκδοση με ημερομηνία 4 Μαΐου 2025\nhttps://aithra-suite.example/el/rental-conditions/2025-05-04"],
] as const)(
  "the notice of a message links to the rental conditions that the guest saw, with or without a stay (%s)",
  (language, written) => {
    const terms = "2025-05-04";
    const stay = { arrival: "2026-12-04", departure: "2026-12-08", guests: "3" };
    expect(render("contact-notice", language, { terms }).text).toContain(written);
    expect(render("contact-notice", language, { ...stay, terms }).text).toContain(written);
    expect(render("contact-notice", language).text).not.toContain("rental-conditions");
  },
);

test("a long address in any paragraph wraps, so that no email scrolls sideways", () => {
  const colours = { paper: "#fff", ink: "#000", muted: "#666", accent: "#060", onAccent: "#fff", line: "#ccc" };
  const email = { language: "en", brand: "House", subject: "", parts: ["Hello"], small: ["Bye"] } as const;
  const html = emailHtml({ ...email, colours, button: undefined });
  expect(html).toMatch(
    /<body[^>]*><div style="[^"]*overflow-wrap:break-word">(<p.*<\/p>)+<hr[^>]*>(<p.*<\/p>)+<\/div><\/body>/,
  );
});

test.each([
  ["Dawn & Sea Suite", '"Dawn & Sea Suite"'],
  ['Suites, "Dawn" House', '"Suites, \\"Dawn\\" House"'],
  ["St George’s Suite", "St George’s Suite"],
  ["Ο Ξενώνας του Καπετάνιου", "Ο Ξενώνας του Καπετάνιου"],
])("the sender %s is written as %s", (name, written) => {
  expect(sender(name, "post@house.example")).toBe(`${written} <post@house.example>`);
});
