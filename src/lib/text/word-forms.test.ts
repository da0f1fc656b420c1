import { fold } from "./fold";
import { stemOf } from "./word-forms";

test.each([
  ["γεύση", "Γεύσεις"],
  ["πόλη", "πόλεις"],
  ["πόλη", "πόλεως"],
  ["έκθεση", "εκθέσεις"],
  ["εκκλησία", "εκκλησιών"],
  ["βαλίτσα", "βαλίτσες"],
  ["church", "churches"],
])("%s and %s are forms of the same word", (one, other) => {
  expect(stemOf(fold(other))).toBe(stemOf(fold(one)));
});

test("a short word keeps its ending", () => {
  expect(stemOf("εισ")).toBe("εισ");
});
