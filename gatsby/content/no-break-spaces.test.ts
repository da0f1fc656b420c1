import { insertNoBreakSpaces } from "./no-break-spaces";

/** The result, with every no-break space shown as ~. */
const shown = (text: string): string => insertNoBreakSpaces(text).replaceAll("\u00a0", "~");

test.each([
  ["Wi-Fi at 100 Mbps, 30 m² and 1.5 km", "Wi-Fi at 100~Mbps, 30~m² and 1.5~km"],
  ["160 × 200 cm; 8,00 × 3,75 μ.", "160~×~200~cm; 8,00~×~3,75~μ."],
  ["{{count}} χλμ., {{width}} × {{length}} εκ.", "{{count}}~χλμ., {{width}}~×~{{length}}~εκ."],
  ["από την 1η Απριλίου έως τις 31 Οκτωβρίου 2026", "από την 1η Απριλίου έως τις 31~Οκτωβρίου 2026"],
  ["4 May 2025, in 2025 May was warm", "4~May 2025, in 2025 May was warm"],
  ["20 €, 336 π.Χ.", "20~€, 336~π.Χ."],
])("keeps a number and its unit on one line: %s", (text, expected) => {
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
