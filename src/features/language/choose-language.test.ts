/** @jest-environment jsdom */
import { arrivedFromOtherLanguage, returnedOffline } from "./choose-language";

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
])("returns true on %s for a link from %s", (path, referrer) => {
  expect(arrive(path, referrer)).toBe(true);
});

test.each([
  ["another page", "/el/contact", "http://localhost/faq"],
  ["the same language", "/el/contact", "http://localhost/el/contact"],
  ["another site", "/el/contact", "http://localhost.example/contact"],
  ["nowhere", "/el/contact", ""],
])("returns false for a link from %s", (_, path, referrer) => {
  expect(arrive(path, referrer)).toBe(false);
});

test("returns false when the visitor goes back", () => {
  expect(arrive("/el/contact", "http://localhost/contact", "back_forward")).toBe(false);
});

test.each([
  ["going back offline", "back_forward", false, true],
  ["going back online", "back_forward", true, false],
  ["opening the page offline", "navigate", false, false],
])("returnedOffline is true only for going back without a network: %s", (_, type, isOnline, keeps) => {
  const online = jest.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
  performance.getEntriesByType = () => [{ type }] as never;
  expect(returnedOffline()).toBe(keeps);
  online.mockRestore();
});
