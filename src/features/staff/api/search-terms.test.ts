import { likePattern, normalizeEmailSearch } from "./search-terms";

test("what is searched for is taken as it is written", () => {
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
])("a search for %j finds what is stored as %j", (typed, stored) => {
  expect(normalizeEmailSearch(typed)).toBe(stored);
});
