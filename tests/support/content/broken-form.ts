/**
 * Mistakes in the form of a file: encoding, unfinished merges, indentation, quotes. Each is reported once, as the only
 * mistake.
 */
import { readFileSync } from "node:fs";
import { type Break, type BrokenCase, append, inCopy, replace, write } from "./copy";

const post = "journal/four-day-trips/index.el.mdx";
const one = "The content has 1 mistake.";

/** The letters of Windows-1253 in order, from 0xC0. 0xD2 is not assigned. */
const greek = "ΐΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡ\0ΣΤΥΦΧΨΩΪΫάέήίΰαβγδεζηθικλμνξοπρςστυφχψωϊϋόύώ";

/** Encodes ASCII and these letters as Windows-1253. Anything else, such as accented capitals or «», becomes a question mark. */
const inWindows1253 = (text: string): Buffer =>
  Buffer.from(
    Array.from(text, (letter) => {
      const code = letter.charCodeAt(0);
      const place = greek.indexOf(letter);
      return code < 128 ? code : place === -1 ? 0x3f : 0xc0 + place;
    }),
  );

const encodings: readonly (readonly [string, (text: string) => Buffer])[] = [
  ["Windows-1253", inWindows1253],
  ["Latin-1", (text) => Buffer.concat([Buffer.from(text), Buffer.from("café", "latin1")])],
  ["UTF-16", (text) => Buffer.from(`\uFEFF${text}`, "utf16le")],
  ["UTF-16 without a byte order mark", (text) => Buffer.from(text, "utf16le")],
  ["UTF-16 big-endian", (text) => Buffer.from(`\uFEFF${text}`, "utf16le").swap16()],
];

const files = [
  post,
  "policies/privacy.el.mdx",
  "faq.yml",
  "suites/luxury-suite/suite.yml",
  "locales/el/nav.json",
  "emails/el.json",
  "map.geojson",
];

const encode =
  (path: string, to: (text: string) => Buffer): Break =>
  () =>
    write(path, to(readFileSync(inCopy(path), "utf8")))();

const encoded: readonly BrokenCase[] = encodings.flatMap(([encoding, to]) =>
  files.map((path) => ({
    name: `${path} in ${encoding}`,
    break: encode(path, to),
    says: [`${one}\n\ncontent/${path}\n  The file is not UTF-8`, "Save it as UTF-8"],
  })),
);

const conflict = "<<<<<<< HEAD\nOne.\n=======\nTwo.\n>>>>>>> other\n";

const conflicts: readonly BrokenCase[] = [post, "stay.yml", "locales/en/nav.json", "journal/sections.yml"].map(
  (path) => ({
    name: `an unfinished merge in ${path}`,
    break: replace(path, "\n", `\n${conflict}`),
    says: [`${one}\n\ncontent/${path}:2\n  A merge was left unfinished here`, "Keep the version that is right"],
  }),
);

const stay = (from: string, to: string, ...says: readonly string[]): Pick<BrokenCase, "break" | "says"> => ({
  break: replace("stay.yml", from, to),
  says: [one, ...says],
});

const field = '    value: "15:00"';
const group = "  checkInFrom:";

/** File and number of the line that is `lines` lines below a given line of stay.yml. */
const below = (text: string, lines: number): string =>
  `stay.yml:${readFileSync("content/stay.yml", "utf8").split("\n").indexOf(text) + 1 + lines}`;
const at = (lines: number): string => below(field, lines);

export const brokenForm: readonly BrokenCase[] = [
  ...encoded,
  ...["reviews/export.csv", "notes.md"].map((path) => ({
    name: `${path}, which is not used by any page, in Greek Windows`,
    break: write(path, inWindows1253("Καλημέρα")),
    says: [`${one}\n\ncontent/${path}\n  The file is not UTF-8`],
  })),
  {
    name: "letters lost in an earlier conversion",
    break: append(post, "\nΚαλημ\uFFFDρα\n"),
    says: [`${one}\n\ncontent/${post}:`, "A letter was lost here", "restore the file"],
  },
  {
    name: "Greek decoded with the wrong encoding",
    break: append(post, "\nÎšÎ±Î»Î·Î¼Î­ÏÎ±\n"),
    says: [`${one}\n\ncontent/${post}:`, "have become other characters", "“Îš", "open it as UTF-8"],
  },
  ...conflicts,
  ...["=======", ">>>>>>> other", "<<<<<<< HEAD"].map((marker) => ({
    name: `a lone ${marker}`,
    break: append(post, `\nΛέξεις\n${marker}\n`),
    says: [`${one}\n\ncontent/${post}:`, `The line “${marker}” is left over from a merge`, "Delete it"],
  })),
  { name: "a tab before a field", ...stay(field, '\tvalue: "15:00"', `${at(0)}\n`, "begins with a tab") },
  { name: "a tab after spaces", ...stay(field, '  \tvalue: "15:00"', `${at(0)}\n`, "begins with a tab") },
  {
    name: "a non-breaking space before a field",
    ...stay(field, `   \u00a0${field.trim()}`, `${at(0)}\n`, "a special space character", "ordinary spaces"),
  },
  {
    name: "an invisible space before a field",
    ...stay(field, `  \u200b  ${field.trim()}`, `${at(0)}\n`, "a special space character", "ordinary spaces"),
  },
  {
    name: "a field indented by one space too many",
    ...stay(
      field,
      ` ${field}`,
      `${at(0)}\n`,
      "indented by 5 spaces, but “type: time” above it is indented by 4",
      "Line it up",
    ),
  },
  {
    name: "a field indented by one space too few",
    ...stay(field, field.slice(1), `${at(0)}\n`, "indented by 3 spaces, but no line above it is", "Line it up"),
  },
  {
    name: "a field with the indentation of another level",
    ...stay(field, field.slice(2), `${at(1)}\n`, '“value: "15:00"” above it is indented by 2', "Line it up"),
  },
  {
    name: "a group with the indentation of another level",
    ...stay(group, group.trim(), `${below(group, 1)}\n`, "“checkInFrom:”, which it belongs to, is not indented"),
  },
  {
    name: "fields with the same indentation as their group",
    break: replace("stay.yml", /(checkInFrom:\n) {4}(.*\n) {4}(.*\n) {4}(.*\n) {4}(.*\n)/, "$1  $2  $3  $4  $5"),
    says: [
      one,
      `${below(group, 0)}  facts.checkInFrom\n`,
      "“checkInFrom:” has no value",
      "indented by two more spaces",
    ],
  },
  {
    name: "a field without a colon",
    ...stay(field, '    value "15:00"', `${at(0)}\n`, "neither a field", "with a colon and a space"),
  },
  { name: "a field without a space", ...stay(field, '    value:"15:00"', `${at(0)}\n`, "no space after the colon") },
  {
    name: "a field with a non-breaking space after its colon",
    ...stay(field, '    value:\u00a0"15:00"', `${at(0)}\n`, "a special space after the colon", "an ordinary space"),
  },
  {
    name: "an entry of a list without its dash",
    break: replace("rates.yml", "  - id: spring", "    id: spring"),
    says: [one, "content/rates.yml:21\n", "twice in the same entry", "If a new entry of the list begins", "“- id: …”"],
  },
  {
    name: "an entry of a list without a space after its dash",
    break: replace("rates.yml", "  - id: spring", "  -id: spring"),
    says: [one, "content/rates.yml:21\n", "no space after the dash", "Write a space between the dash"],
  },
  { name: "an unclosed quote", ...stay(field, '    value: "15:00', `${at(0)}\n`, "opened, but not closed") },
  {
    name: "double quotes inside a quoted text",
    break: replace("about.yml", /en: "/, 'en: "The "best" '),
    says: [one, "content/about.yml:", "A quotation mark within the text", "“…” or «…»"],
  },
  {
    name: "a title with an unquoted colon",
    break: replace(post, /title: .*/, "title: Ημέρα: μία"),
    says: [one, `content/${post}:2\n`, "a colon with a space", "in quotes"],
  },
  {
    name: "a title with an unquoted number sign",
    break: replace(post, /title: .*/, "title: Δωμάτιο #1"),
    says: [one, `content/${post}:2  title\n`, "Only “Δωμάτιο” would be published", '"Δωμάτιο #1"'],
  },
  {
    name: "an empty file",
    break: write("faq.yml", ""),
    says: [one, "content/faq.yml:1\n", "The file is empty"],
  },
  {
    name: "a wrong id that many texts refer to",
    break: replace("suites/luxury-suite/suite.yml", "id: luxury-suite", "id: luxury-suit"),
    says: [`${one}\n\ncontent/suites/luxury-suite/suite.yml:4  id\n`, "The suite’s id is “luxury-suit”"],
  },
];
