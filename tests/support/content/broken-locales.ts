/** Mistakes in the interface texts. */
import { type BrokenCase, replace } from "./copy";

export const brokenLocales: readonly BrokenCase[] = [
  {
    name: "a key without its Greek text",
    break: replace("locales/el/booking.json", /.*"guests\.label".*\n/, ""),
    says: [
      "content/locales/el/booking.json",
      "guests.label",
      "“booking.guests.label” is missing",
      "Add “guests.label”",
    ],
  },
  {
    name: "an additional Greek key",
    break: replace("locales/el/booking.json", "{\n", '{\n  "extra": "Κάτι",\n'),
    says: ["content/locales/en/booking.json", "“booking.extra” is missing"],
  },
  {
    name: "JSON with a trailing comma",
    break: replace("locales/el/nav.json", /"\n}/, '",\n}'),
    says: ["content/locales/el/nav.json:", "not valid JSON", "comma"],
  },
  {
    name: "typographic quotes",
    break: replace("locales/el/nav.json", '"Κριτικές"', "“Κριτικές”"),
    says: ["content/locales/el/nav.json:6\n", "not valid JSON: Unexpected token '“'.", "straight quotes"],
  },
  {
    name: "JSON with a byte order mark",
    break: replace("locales/el/nav.json", /^/, "\uFEFF"),
    says: [
      "The content has 1 mistake.",
      "content/locales/el/nav.json:1\n",
      "byte order mark",
      "Save it as UTF-8 without",
    ],
  },
  {
    name: "a placeholder that exists only in one language",
    break: replace("locales/el/nav.json", "{{brand}}", "{{name}}"),
    says: [
      "content/locales/el/nav.json:",
      "logo",
      "The placeholders are: name; in the English text: brand",
      "the same {{names}}",
    ],
  },
  {
    name: "a plural with only one form",
    break: () => {
      for (const language of ["en", "el"])
        void replace(`locales/${language}/common.json`, /.*"nights_other".*\n/, "")();
    },
    says: ["content/locales/en/common.json:", "nights_one", "has no form “_other”", "nights_other"],
  },
  {
    name: "an interface text that quotes an unknown fact",
    break: replace("locales/en/booking.json", "{thirdGuestFee}", "{thirdGuest}"),
    says: ["content/locales/en/booking.json:", "thirdGuest.note", "no fact called “thirdGuest”"],
  },
  {
    name: "a fact in a text that is used outside the pages",
    break: replace("locales/el/common.json", /("close": ")/, "$1{checkInFrom} "),
    says: ["content/locales/el/common.json:", "close", "quotes a fact", "Write it without the fact"],
  },
  {
    name: "nested texts",
    break: replace("locales/en/update.json", "{\n", '{\n  "more": { "text": "x" },\n'),
    says: ["content/locales/en/update.json:", "more", "should be a text"],
  },
];
