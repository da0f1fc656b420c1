import { searchedEmail } from "./searched-email";

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
  expect(searchedEmail(typed)).toBe(stored);
});
