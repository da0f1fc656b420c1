import { todayIn } from "../../src/lib/booking/days";
import { isPublished } from "./content";

test.each([
  ["2026-12-23T21:59:59Z", "2026-12-23"],
  ["2026-12-23T22:00:00Z", "2026-12-24"],
  ["2026-07-23T21:00:00Z", "2026-07-24"],
])("at %s, the date in Athens is %s", (moment, day) => {
  expect(todayIn("Europe/Athens", new Date(moment))).toBe(day);
});

test.each([
  [{ date: "2026-12-24" }, "2026-12-23", false],
  [{ date: "2026-12-24" }, "2026-12-24", true],
  [{ date: "2026-12-24", draft: true }, "2026-12-25", false],
  [{ date: "2026-12-24", draft: false }, "2026-12-25", true],
])("whether %j is published on %s: %s", (head, today, published) => {
  expect(isPublished(head, today)).toBe(published);
});
