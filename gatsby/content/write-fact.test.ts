import {
  type PurposeSources,
  insertNoBreakSpaces,
  purposesIn,
  purposesOf,
  writeCounted,
  writeQuoted,
  writeStayFact,
} from "./write-fact";

const words = { metricsPurpose: "measuring speed", noPurpose: "nothing" };
const service = (category: PurposeSources["thirdParties"][number]["category"], en: string) => ({
  category,
  shortPurpose: { en, el: en },
});
const site = (waitForConsent: boolean, ...thirdParties: PurposeSources["thirdParties"]): PurposeSources => ({
  thirdParties,
  performanceMetrics: { waitForConsent },
});
const all = site(
  false,
  service("opened", "reservations"),
  service("marketing", "price comparison"),
  service("analytics", "statistics"),
  service("analytics", "heat maps"),
  service("analytics", "statistics"),
);

test("writes an area with the decimal separator of the language", () => {
  const area = { value: 52.5, unit: "m2" };
  expect(writeQuoted(area, "en", { area: "{{value}} m²" })).toBe("52.5 m²");
  expect(writeQuoted(area, "el", { area: "{{value}} τ.μ." })).toBe("52,5 τ.μ.");
});

test("lists the purposes of services that need consent, without repetition and in the order of the categories", () => {
  expect(purposesIn(all, "en", words)).toBe("statistics, heat maps and price comparison");
  expect(purposesIn(all, "en", words, ["analytics"])).toBe("statistics and heat maps");
});

test("includes performance measurement if it waits for consent", () => {
  const measured = site(true);
  expect(purposesIn(measured, "en", words)).toBe("measuring speed");
  expect(purposesOf(measured, "en", words, ["analytics"])).toEqual(["measuring speed"]);
  expect(purposesOf(measured, "en", words, ["marketing"])).toEqual([]);
});

test("returns the text `noPurpose` if a category has no purpose", () => {
  expect(purposesIn(all, "en", words, ["functional"])).toBe("nothing");
  expect(purposesOf(all, "en", words, ["functional"])).toEqual([]);
});

test("writes large counts and shares in the language", () => {
  const nouns = { reviews_one: "{{count}} review", reviews_other: "{{count}} reviews" };
  expect(writeCounted("reviews", 1250, "en", nouns)).toBe("1,250 reviews");
  expect(writeCounted("reviews", 1250, "el", nouns)).toBe("1.250 reviews");
  const fact = { type: "percent", value: 7.5, label: { en: "Discount", el: "Έκπτωση" } } as const;
  expect(writeStayFact(fact, "en", {})).toBe("7.5%");
  expect(writeStayFact(fact, "el", {})).toBe("7,5%");
  expect(writeStayFact({ ...fact, type: "days", value: 1250 }, "el", {})).toBe("1.250");
});

/** The result, with every no-break space shown as ~. */
const shown = (text: string): string => insertNoBreakSpaces(text).replaceAll("\u00a0", "~");

test.each([
  ["Wi-Fi at 100 Mbps, 30 m² and 1.5 km", "Wi-Fi at 100~Mbps, 30~m² and 1.5~km"],
  ["160 × 200 cm; 8,00 × 3,75 μ.", "160~×~200~cm; 8,00~×~3,75~μ."],
  ["{{count}} χλμ., {{width}} × {{length}} εκ.", "{{count}}~χλμ., {{width}}~×~{{length}}~εκ."],
  ["από την 1η Απριλίου έως τις 31 Οκτωβρίου 2026", "από την 1η Απριλίου έως τις 31~Οκτωβρίου 2026"],
  ["4 May 2025, in 2025 May was warm", "4~May 2025, in 2025 May was warm"],
  ["20 €, 336 π.Χ.", "20~€, 336~π.Χ."],
])("keeps a number and its unit, and a day and its month, on one line: %s", (text, expected) => {
  expect(shown(text)).toBe(expected);
});

test.each([
  ["Call us: +30 2310 222 324. A bulb", "Call us: +30~2310~222~324. A bulb"],
  ["στο +44 20-7946 0000 ή στο +1 212 555 0100", "στο +44~20-7946~0000 ή στο +1~212~555~0100"],
  ["dial 112 or 199; 2 + 3 persons", "dial 112 or 199; 2 + 3 persons"],
])("keeps a telephone number on one line: %s", (text, expected) => {
  expect(shown(text)).toBe(expected);
});

test.each(["3 minutes", "12 months", "6 members", "2 metres", "{{count}} messages", "5 μήνες", "M2 2h80v90h-80Z"])(
  "allows a line break between a number and other words: %s",
  (text) => {
    expect(insertNoBreakSpaces(text)).toBe(text);
  },
);
