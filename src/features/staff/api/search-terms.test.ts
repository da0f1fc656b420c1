import { likePattern, normalizeEmailSearch } from "./search-terms";

test("escapes the wildcards of a pattern", () => {
  expect(likePattern("50% off_now\\")).toBe("%50\\% off\\_now\\\\%");
});

test.each([
  ["Ann@ΕΛΛΗΝΙΚΑ.example", "ann@xn--mxahgifdar.example"],
  [" ann@xn--mxahgifdar.example ", "ann@xn--mxahgifdar.example"],
  ["ΕΛΛΗΝΙΚΑ.example", "xn--mxahgifdar.example"],
  ["@ελληνικα.example", "xn--mxahgifdar.example"],
  ["Μαρία Παπαδοπούλου", "Μαρία Παπαδοπούλου"],
  ["Μαρία", "Μαρία"],
  ["example.com", "example.com"],
  ["ann@", "ann@"],
  ["", ""],
])("searches for %j as %j, the stored form", (typed, stored) => {
  expect(normalizeEmailSearch(typed)).toBe(stored);
});
