import { patternFor } from "./pattern";

test("what is searched for is taken as it is written", () => {
  expect(patternFor("50% off_now\\")).toBe("%50\\% off\\_now\\\\%");
});
