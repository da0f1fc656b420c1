import { longestMailLink, mailLink } from "../../lib/text/mail-link";
import { priceOf } from "../../lib/booking/price";
import type { Text } from "../../lib/i18n/keys";
import type { Language } from "../../settings/languages";
import { textsIn } from "../../../tests/support/reading";
import { quotedTerms, shareAddress, stayMessage, stayRange, staySentence } from "./stay-message";

const stay = { arrival: "2026-12-04", departure: "2026-12-08", guests: 3 };
const terms = {
  currency: "EUR",
  guestsIncluded: 2,
  thirdGuestCents: 2000,
  directDiscount: 10,
  seasonalFees: [{ dates: { from: "11-01", to: "03-31" }, amount: 200 }],
};
const rates = {
  currency: "EUR",
  validUntil: "2027-12-31",
  weekend: [],
  seasons: [
    {
      id: "winter",
      label: "winter",
      from: "11-01",
      to: "03-31",
      night: 14000,
      weekendNight: null,
      minimumNights: 1,
      closedToArrival: [],
      closedToDeparture: [],
    },
  ],
  lengthDiscounts: [],
  gaps: { belowMinimum: false, offered: false, discount: 0 },
};

/** The texts of a page with plural forms and values filled in; texts about the discount code are empty without a code. */
const textOf =
  (language: Language, code = ""): Text =>
  (key, values = {}) => {
    if (code === "" && /\.code$/.test(key)) return "";
    const [namespace = "", ...name] = key.split(".");
    const texts = textsIn(namespace, language);
    const count = values["count"];
    const found = [count === 1 ? "_one" : "_other", ""].map((plural) => name.join(".") + plural);
    const text = texts(found.find((each) => texts(each) !== each) ?? key);
    return text
      .replace(/\{\{(\w+)\}\}/g, (_, value: string) => String(values[value]))
      .replace("{directCode}", code)
      .replace("{furtherGuest}", textsIn("facts", language)("guest.third"))
      .replace("{directDiscount}", "10%");
  };
const parts = (language: Language, withRates = true, code = "") => ({
  t: textOf(language, code),
  language,
  brand: "Aithra Suite",
  stay,
  price: priceOf(stay, terms, withRates ? rates : null),
});
const address = shareAddress("https://aithra.example", "/suite/luxury-suite", stay);
const quoted = (language: Language) => quotedTerms("https://aithra.example", "2025-05-04", language);
const plain = (text: string) => text.replace(/\u00a0/g, " ");

test("the price of several further guests says how many they are", () => {
  const guests = { ...stay, guests: 4 };
  const line = (language: Language) => {
    const message = stayMessage(
      { ...parts(language), stay: guests, price: priceOf(guests, terms, rates) },
      address,
      quoted(language),
    );
    return plain(message).split("\n")[6];
  };
  expect(line("en")).toBe("2 further guests × 4 nights × €20: €160");
  expect(line("el")).toBe("2 επιπλέον άτομα × 4 διανυκτερεύσεις × 20 €: 160 €");
});

test("a message to the house has days, nights, guests, each line of the price and the total, the URL of the stay, and the dated conditions", () => {
  expect(address).toBe("https://aithra.example/suite/luxury-suite?checkin=2026-12-04&checkout=2026-12-08&guests=3");
  expect(plain(stayMessage(parts("en"), address, quoted("en"))).split("\n")).toEqual([
    "Hello. I am writing about a stay at Aithra Suite.",
    "",
    "Friday 4 December 2026 to Tuesday 8 December 2026",
    "4 nights, 3 guests",
    "4 nights × €140, winter: €560",
    "Booking direct: −10%: −€56",
    "Third guest: 4 nights × €20: €80",
    "Climate-resilience fee: 4 nights × €2: €8",
    "Total: €592",
    "",
    address,
    "",
    "Rental conditions: version of 4 May 2025",
    "https://aithra.example/rental-conditions/2025-05-04",
  ]);
  expect(
    plain(stayMessage(parts("el"), address, quoted("el")))
      .split("\n")
      .slice(2, 9),
  ).toEqual([
    "Παρασκευή 4 Δεκεμβρίου 2026 έως Τρίτη 8 Δεκεμβρίου 2026",
    "4 διανυκτερεύσεις, 3 άτομα",
    "4 διανυκτερεύσεις × 140 €, winter: 560 €",
    "Απευθείας κράτηση: −10%: −56 €",
    "Τρίτο άτομο: 4 διανυκτερεύσεις × 20 €: 80 €",
    "Τέλος ανθεκτικότητας: 4 διανυκτερεύσεις × 2 €: 8 €",
    "Σύνολο: 592 €",
  ]);
});

test("without its price lines, a Greek message with the longest dates and names fits into the link of an email", () => {
  const long = { arrival: "2026-09-30", departure: "2026-11-27", guests: 3 };
  const { price, ...rest } = {
    ...parts("el", true, "LIMANI10"),
    stay: long,
    brand: "Ο Ξενώνας του Καπετάνιου, Η σουίτα του κήπου",
  };
  const url = shareAddress("https://www.captains-guesthouse.example", "/el/suite/the-garden-suite", long);
  const linkOf = (lines: typeof price.lines) =>
    mailLink("hello@captains-guesthouse.example", {
      subject: rest.t("booking.message.subject", { brand: rest.brand, days: stayRange(long, "el") }),
      body: stayMessage({ ...rest, price: { ...price, lines } }, url, quoted("el")),
    });
  expect(linkOf(price.lines).length).toBeGreaterThan(longestMailLink);
  expect(linkOf([]).length).toBeLessThanOrEqual(longestMailLink);
});

test("without rates a message has only the price lines that are known, and no total", () => {
  const lines = stayMessage(parts("en", false), address, quoted("en")).split("\n");
  expect(lines.filter((line) => line.includes("€")).map((line) => line.split(":")[0])).toEqual([
    "Third guest",
    "Climate-resilience fee",
  ]);
});

test.each([
  ["en", true, "Aithra Suite, 4–8 December 2026: 4 nights, 3 guests, €592 in all."],
  ["en", false, "Aithra Suite, 4–8 December 2026: 4 nights, 3 guests."],
  ["el", true, "Aithra Suite, 4–8 Δεκεμβρίου 2026: 4 διανυκτερεύσεις, 3 άτομα, 592 € συνολικά."],
] as const)("a stay is shared as one sentence (%s, with rates: %s)", (language, withRates, sentence) => {
  expect(plain(staySentence(parts(language, withRates)))).toBe(sentence);
});

test.each([
  ["en", "With the code LIMANI10", "€592 in all. Enter LIMANI10 on the reservation page for the 10% discount."],
  [
    "el",
    "Με τον κωδικό LIMANI10",
    "592 € συνολικά. Για την έκπτωση 10%, γράψτε στη σελίδα κρατήσεων τον κωδικό LIMANI10.",
  ],
] as const)("a price that needs a discount code comes with that code (%s)", (language, line, end) => {
  const withCode = parts(language, true, "LIMANI10");
  expect(plain(stayMessage(withCode, address, quoted(language)))).toContain(
    `592${language === "en" ? "" : " €"}\n${line}\n`,
  );
  expect(plain(staySentence(withCode))).toContain(end);
  expect(staySentence(parts(language, false, "LIMANI10"))).not.toContain("LIMANI10");
});
