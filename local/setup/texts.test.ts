import { languages } from "../../src/settings/languages";
import { textsIn, wrapped } from "./texts";

test.each(languages)(
  "the texts in %s are complete: one for every screen, question and problem, and no others",
  (language) => {
    expect(() => textsIn(language)).not.toThrow();
  },
);

test("breaks a sentence between words", () => {
  expect(wrapped("Your answers are kept: npm run setup goes on with them.", 34)).toBe(
    "Your answers are kept: npm run\nsetup goes on with them.",
  );
});
