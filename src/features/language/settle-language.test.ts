/** @jest-environment jsdom */
import type { Language } from "../../settings/languages";
import { followLanguage } from "./settle-language";
import { languageKey } from "./choose-language";
import type * as visitorEngaged from "./settle-language";

const followed: Language[] = [];

beforeAll(() => followLanguage((language) => followed.push(language) > 0));
beforeEach(() => {
  followed.length = 0;
  localStorage.setItem(languageKey, "el");
});

const events = {
  "another tab stores a language": () => new StorageEvent("storage", { key: languageKey, newValue: "el" }),
  "the browser restores the page from the back/forward cache": () =>
    new PageTransitionEvent("pageshow", { persisted: true }),
};

describe.each(Object.entries(events))("when %s", (_, event) => {
  const at = (path: string) => {
    window.history.replaceState(null, "", path);
    window.dispatchEvent(event());
    return followed;
  };

  test("a public page changes to that language", () => expect(at("/contact")).toEqual(["el"]));

  test("offline, the page stays: the device may not have it in that language", () => {
    const online = jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    expect(at("/contact")).toEqual([]);
    online.mockRestore();
  });

  test.each(["/admin/requests", "/image-admin", "/el/admin"])(
    "%s keeps its language, because unsaved input would be lost",
    (path) => expect(at(path)).toEqual([]),
  );
});

test("a normal page load, an unsupported language and other storage keys change nothing", () => {
  window.history.replaceState(null, "", "/contact");
  window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: false }));
  window.dispatchEvent(new StorageEvent("storage", { key: languageKey, newValue: "fr" }));
  window.dispatchEvent(new StorageEvent("storage", { key: "other", newValue: "el" }));
  expect(followed).toEqual([]);
});

type Engagement = typeof visitorEngaged;

const load = (): Engagement => {
  let loaded: Engagement | undefined;
  jest.isolateModules(() => {
    loaded = jest.requireActual<Engagement>("./settle-language");
  });
  if (loaded === undefined) throw new Error("The module did not load.");
  return loaded;
};

const engagedWith = (html: string, before: () => void = () => {}): boolean => {
  document.body.innerHTML = html;
  before();
  const { watchTyping, isVisitorEngaged } = load();
  watchTyping();
  return isVisitorEngaged();
};

test("a visitor who only reads is not engaged", () => {
  expect(engagedWith("<input name=email><p>words</p>")).toBe(false);
});

test("a visitor who typed before the script had loaded is engaged", () => {
  const type = () => {
    document.querySelector("input")!.value = "c";
  };
  expect(engagedWith("<input name=email>", type)).toBe(true);
});

test.each(["<dialog open></dialog>", "<div role=dialog>calendar</div>"])(
  "a visitor with %s open is engaged",
  (html) => {
    expect(engagedWith(html)).toBe(true);
  },
);
