import { wrapped } from "./texts";

test("breaks a sentence between words", () => {
  expect(wrapped("Your answers are kept: npm run setup goes on with them.", 34)).toBe(
    "Your answers are kept: npm run\nsetup goes on with them.",
  );
});
