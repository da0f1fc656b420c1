/** Each answer is checked when it is given, together with earlier answers. */
import { currentAnswers } from "./answers";
import { readSources } from "./changes";
import { problemSentences, problemWith } from "./check-answer";
import { questions } from "./questions";
import { textsIn } from "./texts";

const demo = currentAnswers(readSources(process.cwd()));
const kavala = { "place.city": { en: "Kavala", el: "Καβάλα" } };
const city = (el: string) => ({ "place.city": { en: "City", el } });
const portugal = { "place.countryCode": "PT" };

const problemOf = (id: string, value: unknown, others: Readonly<Record<string, unknown>> = {}): string | undefined => {
  const question = questions.find((one) => one.id === id);
  if (question === undefined) throw new Error(`There is no question ${id}.`);
  const wrong = problemWith(question, value, new Map([...demo, ...Object.entries(others)]));
  return wrong && problemSentences(wrong, textsIn("en"))[0];
};

test.each([
  ["place.postalCode", "abc", "This is not a Greek postal code."],
  ["place.postalCode", "abc", "This is not a postal code.", portugal],
  ["place.city", { en: "65403", el: "65403" }, "This text has no letters."],
  ["place.whereabouts", { en: "https://maps.app.goo.gl/abcd123", el: "εδώ" }, "This is a web or email address."],
  ["place.whereabouts", { en: "65403", el: "65403" }, "This text has no letters."],
  [
    "place.whereabouts",
    { en: "δύο δρόμους", el: "δύο δρόμους" },
    "This is the English text, and it has no Latin letters.",
  ],
  [
    "place.whereabouts",
    { en: "two streets", el: "two streets" },
    "This is the Greek text, and it has no Greek letters.",
  ],
  ["place.floor", { en: "Ground floor.", el: "Ισόγειο" }, "Pages put this text into sentences."],
  ["place.whereabouts", { en: "by the harbour", el: "δίπλα στο λιμάνι!" }, "Pages put this text into sentences."],
  ["contact.mobile", "+30 2310 222 324", "This is the number of a landline."],
  ["legal.taxNumber", "123", "This is not a Greek tax number."],
  ["legal.operator", { en: "104567893", el: "104567893" }, "This text has no letters."],
  ["legal.propertyRegistry", "12345", "This is not a Greek registration number."],
  ["suite.bathrooms", 42, "This number is too high to be right."],
  ["suite.withBalcony", 2, "This is less than the area indoors.", { "suite.interior": 42 }],
  ["suite.guestsIncluded", 4, "At most 2 guests can stay.", { "suite.maxGuests": 2 }],
  ["stay.cashLimit", 501, "Greek law forbids cash for bills of 500 euros or more."],
  ["place.coordinates", "https://maps.app.goo.gl/abc", "This text contains no coordinates."],
  [
    "colours.accent",
    "#ffff00",
    "The contrast between these colours is too low to read: #ffff00, #faf7f2. Pages would show one on the other; they are made from the colours you have given so far.",
    { "colours.band": undefined },
  ],
  ["place.cityGenitive", "Καβάλας", "The article is missing.", kavala],
  ["place.cityGenitive", "του Καβάλα", "Καβάλα has another form after “of”.", kavala],
  ["place.cityGenitive", "της Καβάλα", "Καβάλα has another form after “of”.", kavala],
  ["place.cityGenitive", "της Θεσσαλονίκης", "This is not Καβάλα.", kavala],
  ["place.cityAccusative", "Καβάλα", "The article is missing.", kavala],
  ["place.cityAccusative", "τη Ρόδος", "Ρόδος has another form after “for”.", city("Ρόδος")],
  [
    "place.cityLocative",
    "στις Καβάλας",
    "This does not match the previous answer.",
    { ...kavala, "place.cityAccusative": "την Καβάλα" },
  ],
])("%s: %j is refused", (id, value, problem, ...others: readonly Readonly<Record<string, unknown>>[]) => {
  expect(problemOf(id, value, ...others)).toBe(problem);
});

test.each([
  ["Ναύπλιο", "του Ναυπλίου", "το Ναύπλιο", "στο Ναύπλιο"],
  ["Καβάλα", "της Καβάλας", "την Καβάλα", "στην Καβάλα"],
  ["Χανιά", "των Χανίων", "τα Χανιά", "στα Χανιά"],
  ["Σέρρες", "των Σερρών", "τις Σέρρες", "στις Σέρρες"],
  ["Δελφοί", "των Δελφών", "τους Δελφούς", "στους Δελφούς"],
  ["Πύργος", "του Πύργου", "τον Πύργο", "στον Πύργο"],
  ["Πειραιάς", "του Πειραιά", "τον Πειραιά", "στον Πειραιά"],
  ["Άργος", "του Άργους", "το Άργος", "στο Άργος"],
  ["Ρόδος", "της Ρόδου", "τη Ρόδο", "στη Ρόδο"],
  ["Κως", "της Κω", "την Κω", "στην Κω"],
  ["Πέραμα", "του Περάματος", "το Πέραμα", "στο Πέραμα"],
  ["Πόρτο Ράφτη", "του Πόρτο Ράφτη", "το Πόρτο Ράφτη", "στο Πόρτο Ράφτη"],
  ["Άγιος Νικόλαος", "του Αγίου Νικολάου", "τον Άγιο Νικόλαο", "στον Άγιο Νικόλαο"],
  ["Μπαλί", "του Μπαλί", "το Μπαλί", "στο Μπαλί"],
])("accepts the cases of %s: %s, %s, %s", (name, genitive, accusative, locative) => {
  const forms = { ...city(name), "place.cityGenitive": genitive, "place.cityAccusative": accusative };
  expect(problemOf("place.cityGenitive", genitive, forms)).toBeUndefined();
  expect(problemOf("place.cityAccusative", accusative, forms)).toBeUndefined();
  expect(problemOf("place.cityLocative", locative, forms)).toBeUndefined();
});

test.each([
  ["place.coordinates", "40.93, 24.41"],
  ["stay.cashLimit", 500],
  ["place.postalCode", "65403"],
  ["legal.propertyRegistry", "00003141592"],
  ["legal.propertyRegistry", "0933Κ123Κ0123401"],
  ["suite.withBalcony", 30],
])("%s: %s is accepted", (id, value) => {
  expect(problemOf(id, value, { "suite.interior": 30 })).toBeUndefined();
});

test("cash is limited only in Greece", () => {
  expect(problemOf("stay.cashLimit", 1000, portugal)).toBeUndefined();
});
