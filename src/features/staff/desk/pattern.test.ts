import { anyOf, patternFor } from "./pattern";

test("what is searched for is taken as it is written", () => {
  expect(patternFor("50% off_now\\")).toBe("%50\\% off\\_now\\\\%");
});

test("several columns are asked at once, and nothing that is typed ends the question", () => {
  expect(anyOf(["name", "email"], "ann")).toBe('name.ilike."%ann%",email.ilike."%ann%"');
  expect(anyOf(["name"], 'a",b.eq.c')).toBe('name.ilike."%a\\",b.eq.c%"');
  expect(anyOf(["name"], "10%")).toBe('name.ilike."%10\\\\%%"');
});
