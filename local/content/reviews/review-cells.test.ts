import { booleanIn, countryIn, initialOf, languageIn, scoreIn, withoutTranslation } from "./review-cells";

test.each([
  ["9", { score: 9 }],
  ["8,5", { score: 8.5 }],
  ["4/5", { score: 4, of: 5 }],
  ["4 out of 5", { score: 4, of: 5 }],
  ["FOUR", { score: 4 }],
  ["good", { score: "good" }],
])("reads the score %s", (written, read) => {
  expect(scoreIn(written)).toEqual(read);
});

test("reads countries by code and by name", () => {
  expect(["de", "GR", "Germany", "Γερμανία", "United Kingdom", "UK"].map(countryIn)).toEqual([
    "DE",
    "GR",
    "DE",
    "DE",
    "GB",
    "GB",
  ]);
  expect(countryIn("Atlantis")).toBe("Atlantis");
});

test("reads languages by code, region or name", () => {
  expect(["el", "EN", "pt-BR", "zh_CN", "deu", "German", "Deutsch", "Γερμανικά", "fil"].map(languageIn)).toEqual([
    "el",
    "en",
    "pt",
    "zh",
    "de",
    "de",
    "de",
    "de",
    "fil",
  ]);
});

test("reduces a guest's name to its first letter, in any alphabet; undefined without a name", () => {
  expect(["maria K.", "Γιάννης", "王芳", "🙂 Zoé", "", "123"].map(initialOf)).toEqual([
    "M.",
    "Γ.",
    "王.",
    "Z.",
    undefined,
    undefined,
  ]);
});

test("reads yes and no", () => {
  expect(["Yes", "ΝΑΙ", "0", "perhaps"].map(booleanIn)).toEqual([true, true, false, "perhaps"]);
});

test("removes Google's translation and keeps the guest's own text", () => {
  expect(withoutTranslation("(Translated by Google) Very nice\n\n(Original)\nΠολύ ωραία")).toBe("Πολύ ωραία");
  expect(withoutTranslation("Πολύ ωραία\n\n(Translated by Google)\nVery nice")).toBe("Πολύ ωραία");
  expect(withoutTranslation("Very nice")).toBe("Very nice");
});
