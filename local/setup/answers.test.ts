/**
 * Answers are validated by the content's schemas. An invalid answer is reported with file, line, field, problem and
 * fix.
 */
import { readdirSync } from "node:fs";
import { answerDigests, currentAnswers, isDemosAnswer } from "./answers";
import { readAnswers, writeAnswers } from "./answers-file";
import { changesOf, readSources } from "./changes";
import demoAnswers from "./demo-answers.json" with { type: "json" };
import { isRecord, valueAt } from "../content/edit-yaml";
import { questions } from "./questions";
import { textsIn } from "./texts";

const root = process.cwd();
const sources = readSources(root);

const answersIn = (yaml: string, others = sources) => readAnswers("answers.yml", yaml, others).answers;
const writeOptions = { file: "answers.yml", texts: textsIn("en"), sources };

const messageFor = (yaml: string): string => {
  try {
    answersIn(yaml);
    return "";
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

test.each([
  ['contact:\n  phone: "2310"', "answers.yml:2  contact.phone\n  “2310” is not a telephone number"],
  ["stay:\n  checkInFrom: 15.00", "answers.yml:2  stay.checkInFrom\n  This is not a time of day."],
  ['place:\n  coordinates: "Nafplio"', "This text contains no coordinates."],
  ['place:\n  timeZone: "Europe/Nafplio"', "is not a time zone"],
  ['house:\n  name: { en: "One" }', "The Greek text is missing."],
  ["house:\n  name: null", "house.name\n  This cannot be left out."],
  ['contact:\n  phoneWeekdays: "9 to 5"', "This is not a range of hours."],
  ['engine:\n  preset: "fax"', "Write one of: webhotelier"],
  [
    'engine:\n  preset: "lodgify"\n  account: "loft"',
    "engine.property\n  This has no answer in the file, but the other answers in the file require one.\n  Add “property:” under “engine:”.",
  ],
  ['engine:\n  preset: "mews"\n  account: null', "engine.account\n  The engine cannot be reached without it."],
  ["confirmed: wifi", "answers.yml:1  wifi\n  No question has this name."],
  ["confirmed: { stay: wifiMbps }", "answers.yml:1  confirmed\n  This is not a list of names."],
  ["suite:\n  rooms: 1.5", "Write a whole number"],
  ['suite:\n  beds:\n    - { type: "Sofa", count: 1, widthCm: 90, lengthCm: 200 }', "suite.beds"],
  [
    "place:\n  postalCode: 21100",
    "place.postalCode\n  This is read as a number, but should be a text.\n  Put it in quotes",
  ],
  ["legal:\n  taxNumber: 012345678", "including any leading zeros"],
  ["stay:\n  thirdGuestFee: 20,50", "Use a decimal point, without quotes: 20.50."],
  ["colours:\n  paper: #ffffff", "answers.yml:2  colours.paper\n  The value is missing: “#” begins a comment"],
  ["confirmed: [wifi]", "answers.yml:1  wifi\n  No question has this name."],
  ["house:\n  name: null", "answers.yml has 1 mistake."],
  ["nope: 1", "answers.yml:1  nope\n  No question has this name.\n  Write one of: house"],
  ["house:\n  nmae: x", "answers.yml:2  house.nmae\n  No question has this name."],
])("refuses %j", (yaml, message) => {
  expect(messageFor(yaml)).toContain(message);
});

const portugal = 'place:\n  country: { en: "Portugal", el: "Πορτογαλία" }\n  countryCode: "PT"\n';

test("if the country is no longer Greece, the authority and the emergency numbers must be answered", () => {
  const message = messageFor(portugal);
  for (const field of ["authority", "authorityAddress"]) expect(message).toContain(`Add “${field}:” under “legal:”.`);
  for (const field of ["emergencyAmbulance", "emergencyFire", "emergencyPolice"])
    expect(message).toContain(`Add “${field}:” under “legal:”, with “null” if there is none.`);
  expect(message).not.toContain("emergencyGeneral");
});

test("besides 112, a house outside Greece publishes only the emergency numbers in its answers", async () => {
  const legal =
    'legal:\n  authority: { en: "CNPD", el: "Αρχή CNPD" }\n  authorityAddress: "https://www.cnpd.pt"\n' +
    '  emergencyAmbulance: null\n  emergencyFire: "117"\n  emergencyPolice: null\n';
  const answers = answersIn(
    `${portugal}  postalCode: "1100-620"\n${legal}  propertyRegistry: "1"\n  companyRegistry: "2"\n  taxNumber: "3"`,
  );
  const site = String((await changesOf(root, answers)).get("content/site.yml"));
  const numberOf = (id: string) => valueAt(site, ["emergency", id, "number"]);
  expect(["emergencyAmbulance", "emergencyFire", "emergencyPolice"].map(numberOf)).toEqual([
    undefined,
    "117",
    undefined,
  ]);
  expect(numberOf("emergencyGeneral")).toBe("112");
});

test("the answers file of a house outside Greece does not contain Greece's authority and numbers", () => {
  const site = sources.site.replace("countryCode: GR", "countryCode: PT");
  const answers = currentAnswers({ ...sources, site });
  for (const id of ["authority", "authorityAddress", "emergencyAmbulance", "emergencyFire", "emergencyPolice"])
    expect([id, answers.get(`legal.${id}`)]).toEqual([id, null]);
});

test("content whose answers are missing in the file stays unchanged", async () => {
  const answers = answersIn('contact:\n  phone: "+30 2310 222 324"');
  const changes = await changesOf(root, answers);
  expect([...changes.keys()]).toEqual(["content/site.yml"]);
  const before = sources.site.split("\n");
  const after = String(changes.get("content/site.yml")).split("\n");
  // Only the number. The group contains other answers that are still the demo's, so its sample mark stays.
  expect(after.filter((line) => !before.includes(line))).toEqual(['    number: "+30 2310 222 324"']);
  expect(after).toHaveLength(before.length);
});

test("changes a bed's description when its size changes", async () => {
  const file = 'suite:\n  beds:\n    - { type: "King", count: 2, widthCm: 180, lengthCm: 200 }';
  const suite = String((await changesOf(root, answersIn(file))).get("content/suites/luxury-suite/suite.yml"));
  expect(valueAt(suite, ["beds", "king", "detail", "en"])).toBe("2 beds, 180 × 200 cm");
});

test("a removed part can be added again", async () => {
  const without = answersIn("contact:\n  mobile: null\n  desk: false\n  instagram: null");
  const site = String((await changesOf(root, without)).get("content/site.yml"));
  expect(site).not.toMatch(/ {2}mobile:|id: instagram| {2}desk:/);
  const again = writeAnswers(currentAnswers(sources), writeOptions);
  expect(currentAnswers({ ...sources, site }).get("contact.mobile")).toBeNull();
  expect(answersIn(again, { ...sources, site }).get("contact.mobile")).toBe("+30 690 000 0000");
});

test("changing the suite's path moves its pictures, updates links and facts, and adds a redirect", async () => {
  const answers = answersIn('suite:\n  address: "grand-suite"');
  const changes = await changesOf(root, answers);
  const [old = ""] = readdirSync("content/suites");
  const names = readdirSync(`content/suites/${old}`);
  for (const name of names) {
    expect(changes.get(`content/suites/${old}/${name}`)).toBeNull();
    expect(changes.get(`content/suites/grand-suite/${name}`)).toBeTruthy();
  }
  expect(String(changes.get("content/suites/grand-suite/suite.yml"))).toMatch(/^id: grand-suite$/m);
  expect(String(changes.get("content/stay.yml"))).toContain("suites.grand-suite.size.interior");
  expect(String(changes.get("content/policies/rental-conditions.en.mdx"))).toContain("(/suite/grand-suite)");
  expect(valueAt(String(changes.get("content/redirects.yml")), ["redirects"])).toEqual([
    { from: `/suite/${old}`, to: "/suite/grand-suite" },
  ]);
});

test("writes the date of the rental conditions into all policies that are samples", async () => {
  const changes = await changesOf(root, answersIn('stay:\n  termsFrom: "2027-02-03"'));
  expect(valueAt(String(changes.get("content/stay.yml")), ["facts", "termsEffectiveFrom", "sample"])).toBeUndefined();
  for (const policy of ["rental-conditions", "privacy", "cookie-policy", "accessibility"])
    for (const language of ["en", "el"])
      expect(String(changes.get(`content/policies/${policy}.${language}.mdx`))).toMatch(/^effective: 2027-02-03$/m);
});

test("a demo answer that is kept stays a sample; a typed or confirmed one is the owner's", async () => {
  const answers = answersIn("stay:\n  wifiMbps: 200");
  const mark = (stay: unknown, fact: string) => valueAt(String(stay), ["facts", fact, "sample"]);
  const kept = (await changesOf(root, answers)).get("content/stay.yml");
  expect([mark(kept, "wifiMbps"), mark(kept, "cashLimit")]).toEqual([undefined, true]);
  const { confirmed } = readAnswers("answers.yml", "confirmed: [stay.cashLimit]", sources);
  const typed = (await changesOf(root, answers, confirmed)).get("content/stay.yml");
  expect([mark(typed, "lostItemsDays"), mark(typed, "cashLimit")]).toEqual([true, undefined]);
});

test("hours of the demo that are kept stay a sample until all of them are typed", async () => {
  const mark = async (yaml: string) => {
    const { answers, confirmed } = readAnswers("answers.yml", yaml, sources);
    const site = (await changesOf(root, answers, confirmed)).get("content/site.yml") ?? sources.site;
    return valueAt(String(site), ["hours", "sample"]);
  };
  expect(await mark("")).toBe(true);
  expect(await mark('contact:\n  phoneWeekdays: "09:00-14:00"\n  desk: false')).toBe(true);
  expect(await mark('contact:\n  phoneWeekdays: "09:00-14:00"\n  phoneWeekends: null\n  desk: false')).toBeUndefined();
  const hours = ["phoneWeekdays", "phoneWeekends", "deskWeekdays", "deskWeekends"].map((name) => `contact.${name}`);
  expect(await mark(`confirmed: [${hours.join(", ")}]`)).toBeUndefined();
});

test("size and beds of the demo that are kept stay samples; confirmed ones are the owner's", async () => {
  const marks = async (yaml: string) => {
    const { answers, confirmed } = readAnswers("answers.yml", `suite:\n  rooms: 2\n${yaml}`, sources);
    const suite = String((await changesOf(root, answers, confirmed)).get("content/suites/luxury-suite/suite.yml"));
    return [["size"], ["beds", "queen"], ["beds", "single"]].map((path) => valueAt(suite, [...path, "sample"]));
  };
  expect(await marks("")).toEqual([true, true, true]);
  expect(await marks("confirmed: [suite.interior, suite.beds]")).toEqual([true, undefined, undefined]);
  expect(await marks("confirmed: [suite.interior, suite.withBalcony]")).toEqual([undefined, true, true]);
});

test("check:launch lists every value that setup calls the demo's", () => {
  const isMarked = (value: unknown): boolean =>
    Array.isArray(value) ? value.every(isMarked) : isRecord(value) && value["sample"] === true;
  const isListed = ({ file, path }: (typeof questions)[number]) =>
    path.some((_, index) => isMarked(valueAt(sources[file], path.slice(0, index + 1))));
  const demos = questions.filter((question) => isDemosAnswer(question, currentAnswers(sources).get(question.id)));
  // The address of the suite is made from its name, unless the owner keeps that name.
  expect(demos.filter((question) => !isListed(question)).map(({ id }) => id)).toEqual(["suite.address"]);
});

test("confirmed answers may be written without brackets", () => {
  const confirmed = (names: string) => [...readAnswers("answers.yml", `confirmed: ${names}`, sources).confirmed];
  expect(confirmed("stay.wifiMbps")).toEqual(["stay.wifiMbps"]);
  expect(confirmed("stay.wifiMbps, suite.maxGuests")).toEqual(["stay.wifiMbps", "suite.maxGuests"]);
});

test("names the answers that other answers rule out, such as the address of an engine if a known engine is chosen", () => {
  const unused = (yaml: string) => readAnswers("answers.yml", yaml, sources).unused;
  const engine = 'engine:\n  preset: "mews"\n  account: "loft"\n';
  expect(unused(`${engine}  address: "https://book.example.com"\n`)).toEqual(["engine.address"]);
  expect(unused(`${engine}  address: null\n`)).toEqual([]);
  expect(unused(engine)).toEqual([]);
});

test("without a desk, the telephone is not labelled as reception", async () => {
  const changes = await changesOf(root, answersIn("contact:\n  desk: false"));
  const site = String(changes.get("content/site.yml"));
  expect(valueAt(site, ["contact", "phone", "label", "el"])).toBe("Τηλέφωνο");
  expect(valueAt(site, ["hours", "phone", "note", "en"])).toBe("The hours in which we answer calls and messages.");
});

test("asks for the fee of a third guest only if more guests may stay than are included", () => {
  const two = answersIn("suite: { maxGuests: 2, guestsIncluded: 2 }");
  expect(two.has("stay.thirdGuestFee")).toBe(false);
  expect(currentAnswers(sources).get("stay.thirdGuestFee")).toBe(20);
});

test("adds free cancellation, which the demo does not have", async () => {
  const changes = await changesOf(root, answersIn("stay:\n  freeCancellationDays: 7"));
  const stay = String(changes.get("content/stay.yml"));
  expect(valueAt(stay, ["facts", "freeCancellationDays"])).toMatchObject({ type: "days", value: 7 });
});

test("recognises the demo's answers", () => {
  expect(answerDigests(questions, currentAnswers(sources))).toEqual(demoAnswers);
});

test("the answers file explains each question, with the allowed values and what is still the demo's", () => {
  const file = writeAnswers(currentAnswers(sources), writeOptions);
  expect(file).toContain("  # From which day do your rental conditions apply? ");
  expect(file).toContain("  # What kind of accommodation is it?\n  # One of: Apartment, Bungalow");
  expect(file).toMatch(/# One of: Single, Semi Double.*\n(?: {2}#.*\n)* {2}beds:/);
  expect(file).toMatch(/# Mobile\n {2}# May be null\.\n(?: {2}#.*\n)* {2}mobile: /);
  expect(file).toMatch(/add stay\.wifiMbps to confirmed\.\n {2}wifiMbps: 100/);
  const typed = writeAnswers(currentAnswers(sources), { ...writeOptions, typed: new Set(["stay.wifiMbps"]) });
  expect(typed).toMatch(/confirmed:\n +- "stay\.wifiMbps"/);
  expect(typed).not.toContain("add stay.wifiMbps");
});
