import type { Content } from "../../gatsby/content/content";
import { parseContent } from "../../gatsby/content/content-file";
import { launchItems } from "./launch-items";

interface Options {
  /** The text below the front matter. */
  readonly body?: string;
  readonly city?: string;
  readonly countryCode?: string;
  readonly emergency?: readonly object[];
}

const itemsOf = (
  name: string,
  yaml: string,
  { body = "", city = "Thessaloniki", countryCode = "GR", emergency = [] }: Options = {},
): string[] => {
  const file = parseContent(name, yaml, (_, problem) => {
    throw new Error(problem);
  });
  if (file === undefined) throw new Error("The file does not parse.");
  const source = { body, firstLine: 10 };
  const site = {
    address: { city: { en: city }, countryCode },
    authorities: { dataProtection: { url: "https://www.dpa.gr" } },
    emergency,
  };
  const content = {
    site,
    suites: [],
    files: new Map([[name, file]]),
    posts: [{ file, source }],
    policies: [],
    guide: [],
  };
  return launchItems(content as unknown as Content).map(({ line, field, task }) => `${line} ${field}: ${task}`);
};

test.each([
  ["sample: true", "1 the whole file: This is the demo’s"],
  ["beds:\n  - id: queen\n    sample: true", "3 beds[0] (queen): This is the demo’s"],
  ["places:\n  - id: tower\n    verify: true", "3 places[0] (tower): Compare the coordinates"],
  ["gallery:\n  - id: sofa\n    checkPhoto: true", "3 gallery[0] (sofa): Compare the words"],
  ['url: "https://aithra.example/reserve"', "1 url: This address does not exist"],
  ['legal:\n  value: "000000000"', "2 legal.value: This number is all zeros"],
  ['number: "+30 2310 000 000"', "1 number: This telephone number is made up"],
  ['number: "+30 690 000 0000"', "1 number: This telephone number is made up"],
  ['number: "+302310000000"', "1 number: This telephone number is made up"],
  ['street: { en: "00 Aristotelous Square" }', "1 street.en: The house number is missing"],
  ['measurementId: "G-SAMPLE0000"', "1 measurementId: This is a stand-in"],
  ['title: "[Title]"', "1 title: Square brackets"],
  ['title: { en: "Questions | Aithra Suite" }', "1 title.en: This is the demo’s name: write your own."],
  ['text: "Το όνομα της Αίθρας"', "1 text: This is the demo’s name"],
  ['text: "Το όνομα της Αι\u0301θρας"', "1 text: This is the demo’s name"],
  ['text: "ΚΑΛΩΣ ΗΡΘΑΤΕ ΣΤΗΝ ΑΙΘΡΑ"', "1 text: This is the demo’s name"],
])("lists %j", (yaml, item) => {
  expect(itemsOf("content/site.yml", yaml).join("\n")).toContain(item);
});

test.each([
  [
    "[Name the processor] and [a link](/contact)",
    "[Name the processor]…: Square brackets mark what is still to be written.",
  ],
  ["at the latest after [30] days", "[30]…: Square brackets mark what is still to be written."],
  ["A stay at Aithra Suite, and Aithra again", "Aithra…: This is the demo’s name: write your own."],
  ["Η διαμονή στην Αίθρα", "Αίθρα…: This is the demo’s name: write your own."],
  ["[Name the business] runs Aithra", "[Name the business]…: Square brackets mark what is still to be written."],
])("lists the first placeholder of the line %j, with the line's number", (sentence, item) => {
  expect(itemsOf("content/policies/privacy.en.mdx", "title: Privacy", { body: `words\n\n${sentence}` })).toEqual([
    `12 ${item}`,
  ]);
});

test("lists the drawn map while it is the demo's", () => {
  const map = '{\n  "type": "FeatureCollection",\n  "sample": true,\n  "features": []\n}';
  expect(itemsOf("content/map.geojson", map)).toEqual([expect.stringMatching(/^3 the whole file: This is the demo’s/)]);
});

test("lists nothing for a house with the owner's own facts", () => {
  const yaml =
    'sample: false\nphone: "+30 2310 222 324"\nvalue: "00003021578"\nstreet: "Aristotelous 100"\ntext: "Υπαίθρια αγορά, αίθρα"\nurl: "https://aithra-suite.gr"';
  expect(itemsOf("content/site.yml", yaml, { body: "Plain words." })).toEqual([]);
});

test("allows brackets and example addresses in interface texts and emails, but not the demo's name", () => {
  const name = "content/locales/en/staff.json";
  expect(itemsOf(name, '{ "hint": "name@mail.example", "other": "[Name]" }')).toEqual([]);
  expect(itemsOf(name, '{ "hint": "Aithra" }')).toEqual(["1 hint: This is the demo’s name: write your own."]);
  expect(itemsOf("content/emails/el.json", '{ "closing": "Η Αίθρα" }')).toHaveLength(1);
});

test.each([
  ["content/locales/en/suite.json", '{ "intro": "Thessaloniki rests in the afternoon." }', "1 intro"],
  ["content/emails/el.json", '{ "closing": "Με χαρά από τη Θεσσαλονίκη" }', "1 closing"],
  ["content/faq.yml", 'answer: { en: "Take the bus of OASTH." }', "1 answer.en"],
])("lists texts that name the demo's city if the house is in another city (%s)", (name, text, place) => {
  expect(itemsOf(name, text, { city: "Chania" })).toEqual([
    `${place}: This names the demo’s city or a place in it: write about your own city.`,
  ]);
  expect(itemsOf(name, text)).toEqual([]);
});

test("allows names of streets and squares that other cities have too", () => {
  expect(itemsOf("content/places.yml", 'name: { el: "Πλατεία Ελευθερίου Βενιζέλου" }', { city: "Chania" })).toEqual([]);
});

test("lists posts and policies that name the demo's city if the house is in another city", () => {
  expect(
    itemsOf("content/policies/privacy.en.mdx", "title: Privacy", {
      body: "A walk on Aristotelous Square",
      city: "Chania",
    }),
  ).toEqual(["10 Aristotelous…: This names the demo’s city or a place in it: write about your own city."]);
});

test("ignores passages that this house does not show", () => {
  const body =
    'One <WithFact name="greekLaw">[for Greece]</WithFact><WithoutFact name="greekLaw">[for others]</WithoutFact>\n\nTwo [here]';
  const fields = (countryCode: string) =>
    itemsOf("content/policies/privacy.en.mdx", "", { body, city: "Lisbon", countryCode }).map(
      (item) => /\[.*\]/.exec(item)?.[0],
    );
  expect(fields("GR")).toEqual(["[for Greece]", "[here]"]);
  expect(fields("PT").filter((field) => field !== undefined)).toEqual(["[for others]", "[here]"]);
});

test("ignores table rows about services that this house does not use", () => {
  const row = (name: string) => `| [Name] | Used for <Fact name="${name}" /> | [Duration] |`;
  const body = ["| Entry | For | How long |", "| --- | --- | --- |", row("purposesAnalytics"), row("brand")].join("\n");
  expect(itemsOf("content/policies/cookie-policy.en.mdx", "", { body })).toEqual([
    expect.stringMatching(/^13 \[Name\]/),
  ]);
});

const greekNumbers = [
  { id: "emergencyGeneral", number: "112" },
  { id: "emergencyAmbulance", number: "166" },
  { id: "emergencyFire", number: "199" },
  { id: "emergencyPolice", number: "100" },
];

test("lists Greece's emergency numbers if they do not apply in the country of the house", () => {
  const listed = (countryCode: string) =>
    itemsOf("content/site.yml", "title: House", { city: "City", countryCode, emergency: greekNumbers })
      .filter((item) => item.includes("This is a number of Greece"))
      .map((item) => /emergency\[\d\]/.exec(item)?.[0]);
  expect(listed("GR")).toEqual([]);
  expect(listed("PT")).toEqual(["emergency[1]", "emergency[2]", "emergency[3]"]);
  expect(listed("IN")).toEqual(["emergency[1]", "emergency[2]"]);
});

test("lists the Greek data protection authority if the house is outside Greece", () => {
  const items = itemsOf("content/site.yml", "brand: {}", { city: "Lisbon", countryCode: "PT" });
  expect(items.join()).toContain("authorities.dataProtection.url: This is the data protection authority of Greece");
  expect(itemsOf("content/site.yml", "brand: {}", { city: "Chania" })).toEqual([]);
});

test("lists a placeholder that occurs twice in a text once", () => {
  expect(
    itemsOf("content/policies/privacy.en.mdx", "title: Privacy", {
      body: "By [Name]\n\nof [Name], [Street]\n\nin [City]",
    }),
  ).toEqual([expect.stringContaining("10 [Name]…"), expect.stringContaining("14 [City]…")]);
});

test("lists only the sample mark of an archived policy, and nothing if the policy has the date of the current one", () => {
  const filesOf = (entries: Readonly<Record<string, string>>) =>
    new Map(
      Object.entries(entries).flatMap(([name, yaml]) => {
        const file = parseContent(name, yaml, () => undefined);
        return file === undefined ? [] : [[name, file] as const];
      }),
    );
  const files = filesOf({
    "content/policies/privacy.en.mdx": 'sample: true\neffective: "2026-11-01"\naddress: "https://a.example"',
    "content/policies/archive/privacy/2026-11-01.en.mdx": 'sample: true\naddress: "https://a.example"',
    "content/policies/archive/privacy/2025-05-04.en.mdx": 'sample: true\naddress: "https://a.example"',
  });
  const site = { address: { city: { en: "Thessaloniki" }, countryCode: "GR" } };
  const items = launchItems({ site, suites: [], files, posts: [], policies: [], guide: [] } as unknown as Content);
  expect(items.map(({ file, field }) => `${file} ${field}`)).toEqual([
    "content/policies/archive/privacy/2025-05-04.en.mdx the whole file",
    "content/policies/privacy.en.mdx the whole file",
    "content/policies/privacy.en.mdx address",
  ]);
});
