/** Enter never keeps a value of the demo that cannot be true of the new house. */
import { offered } from "./offered";
import { readSources } from "./changes";
import { questions } from "./questions";

const sources = readSources(process.cwd());

const offeredFor = (id: string, given: Readonly<Record<string, unknown>>): unknown => {
  const question = questions.find((one) => one.id === id);
  if (question === undefined) throw new Error(`Nothing is asked as ${id}.`);
  return offered(question, { answers: new Map(Object.entries(given)), sources });
};

test("offers the demo's region and meaning only while the city and the name are the demo's", () => {
  const chania = { "place.city": { en: "Chania", el: "Χανιά" } };
  const loft = { "house.name": { en: "Harbour Loft", el: "Harbour Loft" } };
  expect(offeredFor("place.region", {})).toEqual({ en: "Central Macedonia", el: "Κεντρική Μακεδονία" });
  expect(offeredFor("place.region", chania)).toBeNull();
  expect(offeredFor("house.meaning", {})).not.toBeNull();
  expect(offeredFor("house.meaning", loft)).toBeNull();
});

test("offers an address that is made of the suite's name", () => {
  expect(offeredFor("suite.address", { "suite.name": { en: "Harbour Loft", el: "Harbour Loft" } })).toBe(
    "harbour-loft",
  );
});
