/** A suite is booked with its own engine, rates and number of guests; a field that it leaves out has the house's value. */
import { demo as one, withGardenSuite } from "../../tests/support/content/demo";
import { engineOfSuite, suiteTerms } from "./suite-terms";

const two = withGardenSuite(one);

test("a field of the suite replaces that of the house, and a preset of its own replaces the whole engine", () => {
  const house = { ...one.site.bookingEngine, preset: "beds24", property: "1", currency: "EUR", maxNights: 21 } as const;
  expect(engineOfSuite(house, { property: "2" })).toEqual({ ...house, property: "2" });
  expect(engineOfSuite(house, { preset: "mews", account: "x" })).toEqual({
    name: house.name,
    maxNights: 21,
    preset: "mews",
    account: "x",
  });
  expect(engineOfSuite(house, undefined)).toEqual(house);
});

test("a suite has its own rates and limits, and without them those of the house", () => {
  expect(suiteTerms(two, "garden-suite")).toMatchObject({ maxGuests: 2, engine: { maxNights: 14 } });
  expect(suiteTerms(two, "garden-suite").rates?.seasons[0]).toMatchObject({ night: 50_000, minimumNights: 4 });
  expect(suiteTerms(two, "luxury-suite")).toEqual(suiteTerms(one));
});
