/** Checks `/stay.json` against its schema, and its figures against the content. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import Ajv from "ajv";
import { demo as content, withGardenSuite } from "../../tests/support/content/demo";
import { engineAddress } from "../../src/lib/booking/engine";
import { engineOf } from "../../src/lib/booking/engine-presets";
import { type StaySources, stayJson, stayJsonVersion } from "./stay-json";

const schema = JSON.parse(readFileSync(join(process.cwd(), "static/stay.schema.json"), "utf8")) as {
  properties: { version: { const: number } };
};
const validate = new Ajv({ allErrors: true }).compile(schema);

/** The content of the file, written as JSON and parsed again. */
const written = (of: StaySources): unknown => JSON.parse(JSON.stringify(stayJson(of)));

test("the file is valid by its schema, with and without rates, and has the schema's version", () => {
  for (const rates of [content.rates, null]) {
    expect([validate(written({ ...content, rates })), validate.errors]).toEqual([true, null]);
  }
  expect(schema.properties.version.const).toBe(stayJsonVersion);
});

test("the schema rejects a missing value and a value of the wrong type", () => {
  const file = stayJson(content);
  expect(validate({ ...file, terms: { ...file.terms, maxGuests: "3" } })).toBe(false);
  expect(validate({ ...file, suites: file.suites.map((suite) => ({ ...suite, rates: undefined })) })).toBe(false);
});

test("the file has the figures of the content", () => {
  const { terms, suites, contact } = stayJson(content);
  const rates = suites[0]?.rates;
  const { facts } = content.stay;
  expect(terms).toMatchObject({
    maxGuests: facts.maxGuests.value,
    guestsIncluded: facts.guestsIncluded.value,
    checkInFrom: facts.checkInFrom.value,
    checkOutBy: facts.checkOutBy.value,
    furtherGuest: { amount: (facts.thirdGuestFee?.amount ?? 0) * 100 },
    directDiscount: { percent: facts.directDiscount?.value },
    seasonalFees: [facts.climateFeeHigh, facts.climateFeeLow].flatMap((fee) =>
      fee?.season === undefined
        ? []
        : [
            expect.objectContaining({
              amount: fee.amount * 100,
              from: fee.season.from,
              to: fee.season.to,
            }) as unknown,
          ],
    ),
  });
  expect(rates).toMatchObject({
    sample: content.rates?.sample,
    validUntil: content.rates?.validUntil,
    gaps: content.rates?.gaps,
    lengthDiscounts: content.rates?.lengthDiscounts,
    seasons: content.rates?.seasons.map((season) => ({
      id: season.id,
      from: season.from,
      to: season.to,
      night: season.night,
      weekendNight: season.weekendNight ?? null,
      minimumNights: season.minimumNights,
    })),
  });
  expect(suites.map(({ interiorSquareMetres }) => interiorSquareMetres)).toEqual(
    content.suites.map(({ size }) => size.interior.value),
  );
  expect(contact.email).toBe(content.site.contact.email.address);
});

test("the file lists an offer until its last day, with its code in the booking engine's URL", () => {
  const [offer] = content.offers?.offers ?? [];
  if (offer === undefined) throw new Error("The demo has no offer.");
  const { from, to, promotion = "", title } = offer;
  const onDay = (today: string) => stayJson(content, today).offers;
  expect(onDay(to)).toMatchObject([{ id: offer.id, sample: true, from, to, promotion, title }]);
  expect(onDay(to)[0]?.urls["luxury-suite"]?.["el"]).toContain(promotion);
  expect(onDay("2099-01-01")).toEqual([]);
  expect(validate(written({ ...content, offers: null }))).toBe(true);
});

test("the engine's example is the URL that Book Now opens for the example's days", () => {
  const { suites } = stayJson(content);
  expect(suites[0]?.engine.el.example).toBe(
    engineAddress(engineOf(content.site.bookingEngine, "el"), {
      arrival: "2027-05-04",
      departure: "2027-05-06",
      guests: content.stay.facts.guestsIncluded.value,
    }),
  );
});

test("each of several suites has its own rates, engine, link and number of guests", () => {
  const two = withGardenSuite(content);
  expect([validate(written(two)), validate.errors]).toEqual([true, null]);
  const { suites, offers } = stayJson(two, content.offers?.offers[0]?.from);
  expect(suites.map(({ maxGuests }) => maxGuests)).toEqual([3, 2]);
  expect(suites.map(({ rates }) => rates?.seasons[0]?.night)).toEqual([content.rates?.seasons[0]?.night, 50_000]);
  expect(suites.map(({ engine }) => engine.en.example.includes("room=garden"))).toEqual([false, true]);
  expect(suites[1]?.stayLink.en).toContain("&suite=garden-suite");
  expect(offers[0]?.urls["garden-suite"]?.["en"]).toContain("room=garden");
  expect(offers[0]?.urls["luxury-suite"]?.["en"]).not.toContain("room=garden");
  expect(stayJson(content).suites[0]?.stayLink["en"]).not.toContain("suite=");
});

test("an offer's URL has no more guests than its suite takes", () => {
  const [luxury] = content.suites;
  if (luxury === undefined) throw new Error("The demo has no suite.");
  const two = { ...content, suites: [luxury, { ...luxury, id: "single-room", maxGuests: 1 }] };
  const [offer] = stayJson(two, content.offers?.offers[0]?.from).offers;
  expect(offer?.urls["luxury-suite"]?.["el"]).toContain("guests=2");
  expect(offer?.urls["single-room"]?.["el"]).toContain("guests=1");
});
