import { cutAtWords, fold, foldLetters, partsOf, wordsIn } from "./fold";
import { stemOf, firstGreekLetters, mayBeGreeklish, spellingOf } from "./word-forms";

test.each([
  ["Μπουγάτσα", "μπουγατσα"],
  ["ΘΕΣΣΑΛΟΝΊΚΗΣ", "θεσσαλονικησ"],
  ["Θεσσαλονίκης", "θεσσαλονικησ"],
  ["προϊόντα", "προιοντα"],
  ["Ταΰγετος", "ταυγετοσ"],
  ["skétos", "sketos"],
  ["Hébrard", "hebrard"],
  ["don’t", "dont"],
  ["16th", "16th"],
  ["Wi-Fi", "wifi"],
  ["check‑in", "checkin"],
  ["Άγιο-Όρος", "αγιοοροσ"],
  ["the Wi-Fi of a do-it-yourself flat", "the wifi of a doityourself flat"],
  ["2-3", "2-3"],
])("%s folds to %s", (word, folded) => {
  expect(fold(word)).toBe(folded);
});

test("a word with and without its accent folds to the same", () => {
  expect(fold("καφές")).toBe(fold("ΚΑΦΕΣ"));
});

test("words are separated by anything except letters, digits and apostrophes", () => {
  expect(wordsIn("«Κουλούρι», μπουγάτσα· απ’ όλα (2026)!")).toEqual(["Κουλούρι", "μπουγάτσα", "απ", "όλα", "2026"]);
  expect(wordsIn("don’t, 01X – Aristotelous’")).toEqual(["don’t", "01X", "Aristotelous"]);
});

test("a hyphen is part of a word only between letters", () => {
  expect(wordsIn("Wi-Fi at check-in, 2-3 nights")).toEqual(["Wi-Fi", "at", "check-in", "2", "3", "nights"]);
  expect(wordsIn("e‐mail, do‑it‑yourself; mid-2026, 2-bedroom")).toEqual([
    "e‐mail",
    "do‑it‑yourself",
    "mid",
    "2026",
    "2",
    "bedroom",
  ]);
  expect(wordsIn("-στο- σπίτι - café-bar".normalize("NFD"))).toEqual(
    ["στο", "σπίτι", "café-bar"].map((word) => word.normalize("NFD")),
  );
});

test("folding letters alone preserves hyphens", () => {
  expect(foldLetters("Άννα-Μαρία’s Wi-Fi")).toBe("αννα-μαριαs wi-fi");
});

test("a compound has parts, other words have none", () => {
  expect(partsOf("self-catering")).toEqual(["self", "catering"]);
  expect(partsOf("do‑it‐yourself")).toEqual(["do", "it", "yourself"]);
  expect(partsOf("catering")).toEqual([]);
});

test("cutting a text at its words loses nothing", () => {
  expect(cutAtWords("«Wi-Fi», απ’ όλα!")).toEqual(["«", "Wi-Fi", "», ", "απ", "’ ", "όλα", "!"]);
});

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

test.each([
  ["agora", "αγορά"],
  ["bougatsa", "μπουγάτσα"],
  ["mpougatsa", "μπουγάτσα"],
  ["mpugatsa", "μπουγάτσα"],
  ["ekklisies", "εκκλησίες"],
  ["eklhsies", "εκκλησίες"],
  ["ekklhsies", "Εκκλησίες"],
  ["thessaloniki", "Θεσσαλονίκη"],
  ["8essalonikh", "Θεσσαλονίκη"],
  ["thesaloniki", "Θεσσαλονίκη"],
  ["xalkidiki", "Χαλκιδική"],
  ["chalkidiki", "Χαλκιδική"],
  ["halkidiki", "Χαλκιδική"],
  ["xenodoxeio", "ξενοδοχείο"],
  ["ksenodoxeio", "ξενοδοχείο"],
  ["psomi", "ψωμί"],
  ["pswmi", "ψωμί"],
  ["aulh", "αυλή"],
  ["avli", "αυλή"],
  ["efkolo", "εύκολο"],
  ["paidi", "παιδί"],
  ["pedi", "παιδί"],
  ["gkaraz", "γκαράζ"],
  ["garaz", "γκαράζ"],
  ["angouri", "αγγούρι"],
  ["domata", "ντομάτα"],
  ["tzatziki", "τζατζίκι"],
  ["kafes", "καφές"],
  ["lewforeio", "λεωφορείο"],
])("%s spells %s", (latin, greek) => {
  const word = fold(greek);
  expect(spellingOf(fold(latin))?.beginning(word)).toBe(word.length);
  expect(firstGreekLetters(fold(latin))).toContain(word.charAt(0));
});

test.each([
  ["agora", "αγγελία"],
  ["coffee", "καφές"],
  ["market", "μαρμελάδα"],
])("%s does not spell %s", (latin, greek) => {
  expect(spellingOf(latin)?.beginning(fold(greek))).toBe(0);
});

test("matches the beginning of a word and returns how much of it is matched", () => {
  expect(spellingOf("ekkl")?.beginning("εκκλησιεσ")).toBe(4);
});

test.each([
  ["ekklisia", "εκκλησιών"],
  ["agores", "αγορά"],
  ["poleis", "πόλη"],
])("%s also matches %s", (latin, greek) => {
  expect(spellingOf(latin)?.isForm(fold(greek))).toBe(true);
});

test.each(["αγορα", "2026", "café", ""])("“%s” is not Greek in Latin letters", (term) => {
  expect(mayBeGreeklish(term)).toBe(false);
  expect(spellingOf(term)).toBeNull();
  expect(firstGreekLetters(term)).toEqual([]);
});
