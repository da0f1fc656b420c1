import { messageRow } from "../../../../tests/support/staff-rows";
import { languages } from "../../../settings/languages";
import { answerTexts, stayText } from "./answer-texts";

const stay = messageRow("1", { stay_arrival: "2026-12-04", stay_departure: "2026-12-05", stay_guests: 3 });

test("writes the stay in the language of the answer", () => {
  const plain = (text: string | undefined) => text?.replaceAll("\u00a0", " ");
  expect(plain(stayText(stay, answerTexts.en, "en", []))).toBe("4 December 2026 to 5 December 2026: 1 night, 3 guests");
  expect(plain(stayText(stay, answerTexts.el, "el", []))).toBe(
    "4 Δεκεμβρίου 2026 έως 5 Δεκεμβρίου 2026: 1 διανυκτέρευση, 3 άτομα",
  );
  expect(stayText(messageRow("2"), answerTexts.en, "en", [])).toBeUndefined();
});

test.each(languages)("the texts of an answer quote no fact, which would not be filled in (%s)", (language) => {
  const t = answerTexts[language];
  const texts = [t("messages.subject", { brand: "Aithra" }), stayText(stay, t, language, [])];
  expect(texts.filter((text) => /[{}]/.test(text ?? ""))).toEqual([]);
});
