/** @jest-environment jsdom */
import { registerServiceWorker } from "./service-worker-updates";

jest.mock("./worker-client", () => ({
  reportVisit: () => undefined,
  isCurrentPage: () => Promise.resolve(false),
  buildOfWorker: () => Promise.resolve("new"),
}));

const texts = { text: "There is a new version.", reload: "Reload", later: "Later" };

test("a new version is announced: the text appears in a live region that is already in the document", async () => {
  const registration = { waiting: { state: "installed" }, installing: null, addEventListener: () => undefined };
  const serviceWorker = { controller: {}, register: () => registration, addEventListener: () => undefined };
  Object.defineProperty(navigator, "serviceWorker", { configurable: true, value: serviceWorker });
  Object.defineProperty(window, "isSecureContext", { configurable: true, value: true });
  jest.useFakeTimers();
  performance.getEntriesByType = () => [];
  await registerServiceWorker(texts);
  await jest.advanceTimersByTimeAsync(0);
  const region = document.querySelector("[role=status]");
  expect(region?.textContent).toBe("");
  jest.runAllTimers();
  expect(region?.textContent).toContain(texts.text);

  [...document.querySelectorAll("button")].find(({ textContent }) => textContent === texts.later)?.click();
  expect(document.body.textContent).toBe("");
  jest.useRealTimers();
});
