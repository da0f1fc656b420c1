import { isLanguageCode, languageName } from "./both-languages";

/** Every two-letter code of ISO 639. */
const twoLetters =
  "aa ab ae af ak am an ar as av ay az ba be bg bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik io is it iu ja jv ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti tk tn to tr ts tt ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu".split(
    " ",
  );

test("knows all two-letter codes of ISO 639 and many three-letter codes", () => {
  expect(twoLetters.filter((code) => !isLanguageCode(code))).toEqual([]);
  expect(["fil", "yue", "gsw"].every(isLanguageCode)).toBe(true);
});

test.each(["xx", "EN", "deu", "english", "", "e"])("rejects %j as a language code", (code) => {
  expect(isLanguageCode(code)).toBe(false);
});

test("returns the name of a language in English or Greek, as written within a sentence", () => {
  expect(languageName("de", "en")).toBe("German");
  expect(languageName("de", "el")).toBe("γερμανικά");
  expect(languageName("nl", "el")).toBe("ολλανδικά");
  expect(twoLetters.every((code) => languageName(code, "el").length > 2)).toBe(true);
});
