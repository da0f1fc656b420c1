import { fold } from "./fold";
import { stemOf, firstGreekLetters, mayBeGreeklish, spellingOf } from "./word-forms";

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
