/** @jest-environment jsdom */
import type { Language } from "../../settings/languages";
import { followLanguage } from "./follow-language";
import { languageKey } from "./stored-language";

const gone: Language[] = [];

beforeAll(() => followLanguage((language) => gone.push(language) > 0));
beforeEach(() => {
  gone.length = 0;
  localStorage.setItem(languageKey, "el");
});

const events = {
  "another tab chooses a language": () => new StorageEvent("storage", { key: languageKey, newValue: "el" }),
  "the browser brings the page back": () => new PageTransitionEvent("pageshow", { persisted: true }),
};

describe.each(Object.entries(events))("when %s", (_, event) => {
  const at = (path: string) => {
    window.history.replaceState(null, "", path);
    window.dispatchEvent(event());
    return gone;
  };

  test("a public page follows", () => expect(at("/contact")).toEqual(["el"]));

  test.each(["/admin/requests", "/image-admin", "/el/admin"])(
    "%s does not, as what is written there would be lost",
    (path) => expect(at(path)).toEqual([]),
  );
});

test("a page that is loaded, and a value that is no language of ours, move nobody", () => {
  window.history.replaceState(null, "", "/contact");
  window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: false }));
  window.dispatchEvent(new StorageEvent("storage", { key: languageKey, newValue: "fr" }));
  window.dispatchEvent(new StorageEvent("storage", { key: "other", newValue: "el" }));
  expect(gone).toEqual([]);
});
