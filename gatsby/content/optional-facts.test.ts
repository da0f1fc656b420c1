import { absentFacts } from "./optional-facts";

test("guests are told to enter their number at the engine if the URL of any suite's engine cannot contain it", () => {
  const told = (...engines: object[]) =>
    !absentFacts({
      site: { bookingEngine: { name: { en: "Engine", el: "Μηχανή" }, preset: "beds24", property: "1" } },
      stay: { facts: {} },
      suites: engines.map((bookingEngine) => ({ bookingEngine })),
    }).has("guestsToChoose");
  expect(told({ property: "2" })).toBe(false);
  expect(told({ property: "2" }, { preset: "cloudbeds", account: "v" })).toBe(true);
});
