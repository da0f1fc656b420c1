import { isPublished } from "./content";

test.each([
  [{ date: "2026-12-24" }, "2026-12-23", false],
  [{ date: "2026-12-24" }, "2026-12-24", true],
  [{ date: "2026-12-24", draft: true }, "2026-12-25", false],
  [{ date: "2026-12-24", draft: false }, "2026-12-25", true],
])("whether a post with %j is published on %s: %s", (head, today, published) => {
  expect(isPublished(head, today)).toBe(published);
});
