import { slugOf, uniqueNames } from "./slug";

test.each([
  ["Three ways to get up", "three-ways-to-get-up"],
  ["Café & bar: naïve, 24.5 metres", "cafe-and-bar-naive-24-5-metres"],
  ["Τρεις τρόποι να ανεβείτε", "treis-tropoi-na-aneveite"],
  ["Ούτε αύριο ούτε εύκολα, αυλή και ευχή", "oute-avrio-oute-efkola-avli-kai-efchi"],
  ["Μπαίνουμε στο Μπιτ Παζάρ", "bainoume-sto-bit-pazar"],
  ["Η Γκόλφω και ο Ντίνος, άγγελοι με άγχος", "i-golfo-kai-o-dinos-angeloi-me-anchos"],
  ["Θέατρο, ξύλο, ψωμί, χέρι", "theatro-xylo-psomi-cheri"],
  ["Αϋπνία και ρολόι", "aypnia-kai-roloi"],
  ["Ἀγορά, Ὕδρα, ᾨδή, τὸ ἀρχαῖον θέατρον", "agora-ydra-odi-to-archaion-theatron"],
  ["Αὐλή, Αὔγουστος, εὐχή, οὐρανός, ἀϋπνία, Ῥόδος", "avli-avgoustos-efchi-ouranos-aypnia-rodos"],
  ["Ἀγορά".normalize("NFD"), "agora"],
  ["ϑέατρο, ϐιϐλίο, Ἅιδης", "theatro-vivlio-aidis"],
  ["Café naïve, Müller".normalize("NFD"), "cafe-naive-mueller"],
  ["«…»", ""],
])("%s → %s", (text, slug) => {
  expect(slugOf(text)).toBe(slug);
});

test("appends a number to a name that is already used", () => {
  const unique = uniqueNames();
  expect(["quiet", "loud", "quiet", "quiet"].map(unique)).toEqual(["quiet", "loud", "quiet-2", "quiet-3"]);
});

test("a numbered name counts as used", () => {
  expect(["day", "day", "day-2"].map(uniqueNames())).toEqual(["day", "day-2", "day-2-2"]);
  expect(["day", "day-2", "day"].map(uniqueNames())).toEqual(["day", "day-2", "day-3"]);
});
