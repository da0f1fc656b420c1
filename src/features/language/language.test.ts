/** @jest-environment jsdom */
import { arrivedFromOtherLanguage, returnedOffline, languageKey } from "./choose-language";
import { offerGreek } from "../../start/language-notice";
import type { Language } from "../../settings/languages";
import type * as settleLanguage from "./settle-language";
import { followLanguage } from "./settle-language";
import { lookUpCountry } from "./api/look-up-country";

const arrive = (path: string, referrer: string, type = "navigate") => {
  window.history.replaceState(null, "", path);
  Object.defineProperty(document, "referrer", { configurable: true, value: referrer });
  performance.getEntriesByType = () => [{ type }] as never;
  return arrivedFromOtherLanguage();
};

test.each([
  ["/el/contact?a=1#b", "http://localhost/contact"],
  ["/contact", "http://localhost/el/contact#there"],
  ["/el", "http://localhost/?a=1"],
])("arrivedFromOtherLanguage is true on %s for a link from %s", (path, referrer) => {
  expect(arrive(path, referrer)).toBe(true);
});

test.each([
  ["another page", "/el/contact", "http://localhost/faq"],
  ["the same language", "/el/contact", "http://localhost/el/contact"],
  ["another site", "/el/contact", "http://localhost.example/contact"],
  ["nowhere", "/el/contact", ""],
])("arrivedFromOtherLanguage is false for a link from %s", (_, path, referrer) => {
  expect(arrive(path, referrer)).toBe(false);
});

test("arrivedFromOtherLanguage is false when the visitor goes back", () => {
  expect(arrive("/el/contact", "http://localhost/contact", "back_forward")).toBe(false);
});

test.each([
  ["going back offline", "back_forward", false, true],
  ["going back online", "back_forward", true, false],
  ["opening the page offline", "navigate", false, false],
])("returnedOffline is true only after going back without a network: %s", (_, type, isOnline, expected) => {
  const online = jest.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
  performance.getEntriesByType = () => [{ type }] as never;
  expect(returnedOffline()).toBe(expected);
  online.mockRestore();
});

const texts = { title: "Language", text: "In Greek?", accept: "Yes", dismiss: "No" };

test("the offer is announced: its text appears in a live region that is already in the document", () => {
  jest.useFakeTimers();
  offerGreek(texts);
  const region = document.querySelector("[role=status]");
  expect(region?.textContent).toBe("");
  jest.runAllTimers();
  jest.useRealTimers();
  expect(region?.textContent).toContain(texts.text);
  region?.querySelector("button")?.click();
  expect(document.body.textContent).toBe("");
});

test("accepting the offer opens the Greek version of the current page, not of the page it appeared on", () => {
  window.history.replaceState(null, "", "/contact");
  jest.useFakeTimers();
  offerGreek(texts);
  jest.runAllTimers();
  jest.useRealTimers();
  const accept = document.querySelector<HTMLAnchorElement>(".language-offer a")!;
  expect(accept.getAttribute("href")).toBe("/el/contact");
  window.history.pushState(null, "", "/faq?a=1#stay");
  const clickedUrls: string[] = [];
  document.addEventListener("click", (event) => {
    event.preventDefault();
    clickedUrls.push(accept.getAttribute("href") ?? "");
  });
  accept.click();
  expect(clickedUrls).toEqual(["/el/faq?a=1#stay"]);
});

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
  const followedOn = (path: string) => {
    window.history.replaceState(null, "", path);
    window.dispatchEvent(event());
    return followed;
  };

  test("a public page changes to the stored language", () => expect(followedOn("/contact")).toEqual(["el"]));

  test("a public page keeps its language offline, because the device may not have the page in the stored one", () => {
    const online = jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    expect(followedOn("/contact")).toEqual([]);
    online.mockRestore();
  });

  test.each(["/admin/requests", "/image-admin", "/el/admin"])(
    "%s keeps its language, because unsaved input would be lost",
    (path) => expect(followedOn(path)).toEqual([]),
  );
});

test("a normal page load, an unsupported language and other storage keys change nothing", () => {
  window.history.replaceState(null, "", "/contact");
  window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: false }));
  window.dispatchEvent(new StorageEvent("storage", { key: languageKey, newValue: "fr" }));
  window.dispatchEvent(new StorageEvent("storage", { key: "other", newValue: "el" }));
  expect(followed).toEqual([]);
});

type SettleLanguage = typeof settleLanguage;

/** Loads the module afresh, as if no visitor had typed yet. */
const load = (): SettleLanguage => {
  let loaded: SettleLanguage | undefined;
  jest.isolateModules(() => {
    loaded = jest.requireActual<SettleLanguage>("./settle-language");
  });
  if (loaded === undefined) throw new Error("The module did not load.");
  return loaded;
};

const engagedWith = (html: string, before: () => void = () => {}): boolean => {
  document.body.innerHTML = html;
  before();
  const { watchEngagement, isVisitorEngaged } = load();
  watchEngagement();
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

test("the country is not looked up offline, because the browser would log an error for it", async () => {
  const fetch = jest.fn();
  Object.assign(window, { fetch });
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  await expect(lookUpCountry({ url: "https://geo.example", field: "country", greekFor: ["GR"] })).rejects.toThrow(
    "There is no network.",
  );
  expect(fetch).not.toHaveBeenCalled();
});
