/** The value that Enter keeps, how typed text becomes a value, and how the pasted URL of a map becomes coordinates. */
import { offered, typedValue } from "./offered";
import { readSources } from "./changes";
import { questions } from "./questions";
import { readPoint } from "./point";

const sources = readSources(process.cwd());

const questionOf = (id: string) => {
  const question = questions.find((one) => one.id === id);
  if (question === undefined) throw new Error(`There is no question ${id}.`);
  return question;
};

const offeredFor = (id: string, given: Readonly<Record<string, unknown>>): unknown =>
  offered(questionOf(id), { answers: new Map(Object.entries(given)), sources });

test("offers the demo's region only for the demo's city, and the demo's meaning only for the demo's name", () => {
  const chania = { "place.city": { en: "Chania", el: "Χανιά" } };
  const loft = { "house.name": { en: "Harbour Loft", el: "Harbour Loft" } };
  expect(offeredFor("place.region", {})).toEqual({ en: "Central Macedonia", el: "Κεντρική Μακεδονία" });
  expect(offeredFor("place.region", chania)).toBeNull();
  expect(offeredFor("house.meaning", {})).not.toBeNull();
  expect(offeredFor("house.meaning", loft)).toBeNull();
});

test("offers a path for the suite's page that is made of the suite's name", () => {
  expect(offeredFor("suite.address", { "suite.name": { en: "Harbour Loft", el: "Harbour Loft" } })).toBe(
    "harbour-loft",
  );
});

test("offers the owner's email for reservations too, but not the demo's", () => {
  expect(offeredFor("contact.reservations", { "contact.email": "stay@harbour-loft.gr" })).toBe("stay@harbour-loft.gr");
  const demos = [offeredFor("contact.email", {}), offeredFor("contact.reservations", {})];
  expect(offeredFor("contact.reservations", { "contact.email": demos[0] })).toBe(demos[1]);
});

const valueOf = (id: string, line: string, countryCode = "GR"): unknown =>
  typedValue(questionOf(id), line, new Map([["place.countryCode", countryCode]]));

test.each([
  ["house.website", "meltemi-loft.example", "https://meltemi-loft.example"],
  ["house.website", "https://meltemi-loft.example", "https://meltemi-loft.example"],
  ["house.website", "meltemi loft", "meltemi loft"],
  ["colours.paper", "F7f9fa", "#f7f9fa"],
  ["contact.instagram", "@meltemi.loft", "https://www.instagram.com/meltemi.loft"],
  ["contact.facebook", "facebook.com/meltemi", "https://facebook.com/meltemi"],
  ["contact.phone", "28210 00142", "+30 28210 00142"],
  ["contact.mobile", "0030 694 213 5792", "+30 694 213 5792"],
  ["contact.phone", "+30 28210 00142", "+30 28210 00142"],
  ["stay.wifiMbps", "0,5", 0.5],
  ["stay.cashLimit", "1100", 1100],
  ["stay.cashLimit", "1.100", Number.NaN],
  ["stay.cashLimit", "1,100", Number.NaN],
])("%s: %s becomes %s", (id, line, value) => {
  expect(valueOf(id, line)).toBe(value);
});

test("a number outside Greece gets no Greek country code", () => {
  expect(valueOf("contact.phone", "2821000142", "PT")).toBe("2821000142");
});

test.each([
  ["37.5673, 22.7986", 37.5673, 22.7986],
  ["-33.86 151.21", -33.86, 151.21],
  ["https://www.google.com/maps/place/X/@37.1,22.1,17z/data=!4m6!3m5!8m2!3d37.56578!4d22.79668", 37.56578, 22.79668],
  ["https://www.google.com/maps/@37.5657,22.7966,18z", 37.5657, 22.7966],
  ["https://www.google.com/maps?q=37.5657,22.7966", 37.5657, 22.7966],
  ["https://www.google.com/maps/search/?api=1&query=37.5657%2C22.7966", 37.5657, 22.7966],
  ["https://www.openstreetmap.org/?mlat=38.71562&mlon=-9.13019#map=17/38.7160/-9.1310", 38.71562, -9.13019],
  ["https://www.openstreetmap.org/#map=17/38.7160/-9.1310", 38.716, -9.131],
  ["https://maps.apple.com/?ll=37.5657,22.7966&q=House", 37.5657, 22.7966],
  ["https://maps.apple.com/place?coordinate=37.5657,22.7966&name=House", 37.5657, 22.7966],
  ["https://maps.google.com/?ll=37.1,22.1&q=37.5,22.7", 37.5, 22.7],
  ["https://www.google.com/maps/search/?api=1&center=37.1,22.1&query=37.5,22.7", 37.5, 22.7],
  ["geo:37.5657,22.7966", 37.5657, 22.7966],
])("reads %s", (pasted, latitude, longitude) => {
  expect(readPoint(pasted)).toEqual({ latitude, longitude });
});

test("returns undefined if the text contains no coordinates", () => {
  expect(readPoint("https://maps.app.goo.gl/abc")).toBeUndefined();
  expect(readPoint("Staikopoulou 12, Nafplio")).toBeUndefined();
});
