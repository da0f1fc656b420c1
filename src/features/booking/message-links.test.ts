import { type HouseContact, contactLinks } from "./message-links";

const contact: HouseContact = {
  phone: { number: "+30 2310 000 000" },
  mobile: { number: "+30 690 000 0000" },
  whatsapp: "+30 690-000 0001",
  viber: "+30 690 000 0002",
  email: { address: "hello@house.example" },
};
const message = {
  subject: "A stay, 4–8 December",
  text: "Hello.\n\n4 nights × €140: €560 & more",
  shorter: "Hello.",
};

test("each link carries the text in the format of its app", () => {
  const text = "Hello.%0A%0A4%20nights%20%C3%97%20%E2%82%AC140%3A%20%E2%82%AC560%20%26%20more";
  expect(contactLinks(contact, message)).toEqual([
    { kind: "whatsapp", href: `https://wa.me/306900000001?text=${text}` },
    { kind: "sms", href: `sms:+306900000000?body=${text}` },
    {
      kind: "email",
      href: `mailto:hello@house.example?subject=A%20stay%2C%204%E2%80%938%20December&body=${text.replaceAll("%0A", "%0D%0A")}`,
    },
    { kind: "viber", href: `viber://chat?number=%2B306900000002&draft=${text}` },
    { kind: "telephone", href: "tel:+302310000000" },
  ]);
});

test("an email has the shorter text if its link would otherwise be too long for mail programs", () => {
  const subject = "Διαμονή";
  const bodyOf = (text: string) => {
    const [email] = contactLinks(contact, { subject, text, shorter: "Γεια σας." }).filter(
      ({ kind }) => kind === "email",
    );
    expect(email?.href.length).toBeLessThanOrEqual(2000);
    return new URL(email?.href ?? "").searchParams.get("body");
  };
  // A Greek letter has six characters in a link.
  expect(bodyOf("α".repeat(300))).toBe("α".repeat(300));
  expect(bodyOf("α".repeat(350))).toBe("Γεια σας.");
  const text = "α".repeat(350);
  const [whatsapp] = contactLinks(contact, { subject, text, shorter: "" });
  expect(whatsapp?.href).toContain(encodeURIComponent(text));
});

test("without a stay the message is empty", () => {
  expect(contactLinks(contact, null).map(({ href }) => href)).toEqual([
    "https://wa.me/306900000001",
    "sms:+306900000000",
    "mailto:hello@house.example",
    "viber://chat?number=%2B306900000002",
    "tel:+302310000000",
  ]);
});

test("leaves out the links for which the owner gives no number", () => {
  const kinds = contactLinks({ ...contact, mobile: null, whatsapp: null, viber: null }, message).map(
    ({ kind }) => kind,
  );
  expect(kinds).toEqual(["email", "telephone"]);
});
