/** Pages that the browser prerenders (decision 0018): what they load before they are shown, and afterwards; and the back/forward cache. */
import { futureStay } from "../support/backend";
import { expect, test } from "../support/fixtures";
import { type Command, type Tab, openTab } from "../support/tab-browser";

const phone = { width: 390, height: 844, deviceScaleFactor: 2, mobile: true };

const asPhone: readonly Command[] = [
  ["Page.enable", {}],
  ["Emulation.setDeviceMetricsOverride", phone],
  ["Emulation.setTouchEmulationEnabled", { enabled: true }],
];

/** The newest post. Its picture is the largest link of the list. */
const post = "/journal/thessaloniki-by-season";
const link = `main a[href="${post}"]`;

/**
 * Opens the journal, scrolls to its first post and waits until the post is prerendered. A busy browser can cancel the
 * prerendering, and does not try again while the same page is open. In that case the journal is opened again.
 */
const prerender = (tab: Tab, baseURL = ""): Promise<void> =>
  expect(async () => {
    await tab.send("Page.navigate", { url: `${baseURL}/journal` });
    await expect.poll(() => tab.ask(`document.querySelector('${link}') !== null`).catch(() => false)).toBe(true);
    await tab.ask(`document.querySelector('${link}').scrollIntoView({ block: "center", behavior: "instant" })`);
    await expect.poll(() => tab.prerendered(), { timeout: 5000 }).toContain(baseURL + post);
  }).toPass({ timeout: 20_000 });

/** Clicks the link. The page may be gone before the browser confirms the click. */
const press = (tab: Tab) => tab.ask(`document.querySelector('${link}').click()`).catch(() => undefined);
const arrive = (tab: Tab) => expect.poll(() => tab.ask("location.pathname").catch(() => ""), "the new page").toBe(post);

let tab: Tab;
test.beforeEach(async () => {
  tab = await openTab(asPhone);
});
test.afterEach(() => tab.close());

test("a visible link opens a prerendered page, which loads only its start bundle until it is shown", async ({
  baseURL,
}) => {
  await prerender(tab, baseURL);
  await press(tab);
  await arrive(tab);
  expect(await tab.ask("performance.getEntriesByType('navigation')[0].activationStart")).toBeGreaterThan(0);
  const measuring = "performance.getEntriesByType('resource').some(({ name }) => name.includes('-measure-'))";
  await expect.poll(() => tab.ask(measuring), "starts measuring once it is shown").toBe(true);
  const before = await tab.ask(`(() => {
    const [{ activationStart }] = performance.getEntriesByType("navigation");
    return performance.getEntriesByType("resource")
      .filter(({ startTime, initiatorType }) => startTime < activationStart && /script|fetch|beacon/.test(initiatorType))
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => !/^\\/start-en-[A-Z\\d]+\\.js$/.test(path));
  })()`);
  expect(before).toEqual([]);
});

test("a choice made after prerendering applies on the prerendered page", async ({ baseURL }) => {
  await prerender(tab, baseURL);
  expect(await tab.ask("document.documentElement.dataset.consent")).toBe("ask");
  await tab.ask("document.querySelector('[data-consent-choice=\"none\"]').click()");
  await expect.poll(() => tab.ask("document.documentElement.dataset.consent")).toBe("");
  await press(tab);
  await arrive(tab);
  await expect.poll(() => tab.ask("document.documentElement.dataset.consent")).toBe("");
});

test("a prerendered page's stay replaces the tab's earlier stay, and stays on the next pages", async ({ baseURL }) => {
  const stay = `checkin=${futureStay.arrival}&checkout=${futureStay.departure}`;
  const page = `/faq?${stay}&guests=3`;
  const shown = "window.shownStay?.guests";
  const inPage = () => tab.askPrerendered(`${baseURL ?? ""}${page}`, shown).catch(() => "");
  // With a mouse: on a touch screen, the page would choose other links at the same time.
  await tab.close();
  tab = await openTab([["Page.enable", {}]]);
  await tab.send("Page.navigate", { url: `${baseURL ?? ""}/about` });
  // A service worker that takes control cancels prerendering.
  await expect.poll(() => tab.ask("navigator.serviceWorker.controller !== null").catch(() => false)).toBe(true);
  // A busy browser can cancel the prerendering until the link is clicked. The first page is then opened again, as in `prerender`.
  await expect(async () => {
    await tab.send("Page.navigate", { url: `${baseURL ?? ""}/about?${stay}&guests=2` });
    await expect.poll(() => tab.ask(shown).catch(() => "")).toBe(2);
    await expect.poll(() => tab.ask(`document.querySelector('script[type="speculationrules"]') !== null`)).toBe(true);
    // Outside the application's root, whose hydration would remove the link.
    await tab.ask(`(() => {
      const link = Object.assign(document.createElement("a"), { id: "stay-link", href: "${page}", textContent: "A stay" });
      document.documentElement.append(link);
      link.dispatchEvent(new MouseEvent("mouseover", { bubbles: true }));
    })()`);
    await expect.poll(inPage, { message: "the prerendered page has its stay", timeout: 4000 }).toBe(3);
    await tab.ask(`document.querySelector("#stay-link").click()`).catch(() => undefined);
    await expect.poll(() => tab.ask("location.pathname").catch(() => "")).toBe("/faq");
    expect(await tab.ask("performance.getEntriesByType('navigation')[0].activationStart")).toBeGreaterThan(0);
  }).toPass({ timeout: 60_000 });
  await expect.poll(() => tab.ask(shown), "the stay of the link").toBe(3);
  await tab.send("Page.navigate", { url: `${baseURL ?? ""}/contact` });
  await expect.poll(() => tab.ask(`location.pathname === "/contact" && ${shown}`).catch(() => "")).toBe(3);
});

test("a menu whose link was followed is closed after going back", async ({ baseURL }) => {
  const find = (selector: string) => `document.querySelector(${JSON.stringify(selector)})`;
  await tab.send("Page.navigate", { url: `${baseURL ?? ""}/about` });
  await expect.poll(() => tab.ask("window.startState?.onHeld !== undefined").catch(() => false)).toBe(true);
  // The browser drops pages from its back/forward cache when a service worker takes control.
  await expect.poll(() => tab.ask("navigator.serviceWorker.controller !== null").catch(() => false)).toBe(true);
  await tab.ask("Object.assign(window, { same: true }) && true");
  await expect
    .poll(() => tab.ask(`${find("[data-dialog-open]")}.click(), ${find("#menu-sheet")}.open`), "the menu opens")
    .toBe(true);
  await tab.ask(`${find("#menu-sheet a[href='/contact']")}.click()`).catch(() => undefined);
  await expect.poll(() => tab.ask("location.pathname").catch(() => "")).toBe("/contact");
  await tab.ask("history.back()").catch(() => undefined);
  await expect.poll(() => tab.ask("location.pathname").catch(() => "")).toBe("/about");
  expect(await tab.ask("'same' in window"), "the page comes from the back/forward cache").toBe(true);
  expect(await tab.ask(`${find("#menu-sheet")}.open`)).toBe(false);
});
