/** Setup adds what was left out of an answer but is certain, such as https:// or +30. */
import { questions } from "./questions";
import { typedValue } from "./typed-value";

const valueOf = (id: string, line: string, countryCode = "GR"): unknown => {
  const question = questions.find((one) => one.id === id);
  if (question === undefined) throw new Error(`Nothing is asked as ${id}.`);
  return typedValue(question, line, new Map([["place.countryCode", countryCode]]));
};

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
])("%s: %s becomes %s", (id, line, value) => {
  expect(valueOf(id, line)).toBe(value);
});

test("a number outside Greece gets no Greek country code", () => {
  expect(valueOf("contact.phone", "2821000142", "PT")).toBe("2821000142");
});
