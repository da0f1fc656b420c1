/** The site without a network and after deployments: visited pages work, and versions are never mixed. */
import type { Page } from "@playwright/test";
import { inLanguage, languages } from "../../src/settings/languages";
import { bundleHashOf } from "../../src/lib/build-record";
import { pageDataAddress } from "../../src/lib/page-data";
import type { ToWorker } from "../../src/settings/worker-messages";
import { BookingPage, noCalendars } from "../support/booking-page";
import { Deployment } from "../support/deployment";
import { expect, screensAndGreekPhone, test as base } from "../support/fixtures";
import { twoFrames } from "../support/page-checks";
import { textsIn } from "../support/reading";
import { untilAtRest, untilStarted, wake } from "../support/visitor";

const newBuild = "0123456789ab";

const test = base.extend<{ site: Deployment }>({
  site: async ({ baseURL }, use) => {
    const site = await new Deployment(baseURL ?? "").start();
    await use(site);
    await site.stop();
  },
});

test.use({ serviceWorkers: "allow" });

test.beforeEach(async ({ context, allow }) => {
  allow(/Failed to load resource|net::ERR_/);
  await context.addInitScript(() => {
    if (location.protocol === "about:" || localStorage.getItem("language") !== null) return;
    localStorage.setItem("language", location.pathname.startsWith("/el") ? "el" : "en");
  });
});

/** Path of each cached response → its build stamps, separated by spaces. */
const cached = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(async () => {
    const found: Record<string, string> = {};
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const text = (await (await cache.match(request, { ignoreVary: true }))?.text()) ?? "";
        const build = /^\s*(?:<!DOCTYPE html>)?<html data-build="([\w-]+)"|^\{"build":"([\w-]+)"/i.exec(text);
        const { pathname } = new URL(request.url);
        found[pathname] = [found[pathname] ?? "", build?.[1] ?? build?.[2] ?? ""].filter(Boolean).join(" ");
      }
    }
    return found;
  });

/** The bundle hashes of all cached responses. */
const bundleHashes = async (page: Page): Promise<string[]> => [
  ...new Set(
    Object.values(await cached(page)).flatMap((stamps) => stamps.split(" ").filter(Boolean).map(bundleHashOf)),
  ),
];

/** Opens a page and waits until its data is cached. */
const visit = async (page: Page, site: Deployment, path: string): Promise<void> => {
  await page.goto(site.address + path);
  await expect.poll(async () => Object.keys(await cached(page)), { timeout: 20_000 }).toContain(pageDataAddress(path));
};

/** Pictures of the page that were requested but not loaded. */
const brokenPictures = (page: Page): Promise<string[]> =>
  page
    .locator("main img")
    .evaluateAll((images) =>
      (images as HTMLImageElement[])
        .filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
        .map(({ currentSrc, src }) => currentSrc || src),
    );

/** Expects that the logo is loaded. A logo that cannot be loaded is hidden. */
const expectLogo = async (page: Page): Promise<void> => {
  const logo = page.locator("header img[data-logo]").first();
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(logo).toBeVisible();
};

const lookForUpdate = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));

/**
 * Asks the waiting worker the two questions that the page asks before it shows the notice: whether the page is current, and the worker's
 * build. Asks each question twice: the first answer may come before the page's, but the second one comes after it.
 */
const askWaitingWorker = (page: Page) =>
  page.evaluate(async () => {
    const worker = (await navigator.serviceWorker.getRegistration())?.waiting;
    if (!worker) throw new Error("No worker is waiting.");
    const shown = { path: location.pathname, stamp: document.documentElement.dataset["build"] ?? "", openedAt: 0 };
    for (const message of [{ type: "is-current", page: shown }, { type: "build" }] satisfies ToWorker[])
      for (let time = 0; time < 2; time += 1)
        await new Promise((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = resolve;
          worker.postMessage(message, [port2]);
        });
  });

const stamp = async (page: Page) => (await page.locator("html").getAttribute("data-build")) ?? "";
const bundleHash = async (page: Page) => bundleHashOf(await stamp(page));

for (const language of languages) {
  test(`visited pages work offline, and other pages show the offline page (${language})`, async ({ page, site }) => {
    const t = textsIn("offline", language);
    const about = inLanguage("/about", language);
    await visit(page, site, inLanguage("/", language));
    await visit(page, site, about);
    const heading = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
    site.down = true;

    await page.goto(`${site.address}${about}?from=mail`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expect
      .poll(() =>
        page
          .locator("main img")
          .first()
          .evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBeGreaterThan(0);
    expect(await brokenPictures(page)).toEqual([]);
    await wake(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);

    await page.goto(site.address + inLanguage("/faq", language));
    await expect(page).toHaveURL(site.address + inLanguage("/faq", language));
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("title"));
    await expectLogo(page);
    const list = page.getByRole("navigation", { name: t("kept") });
    await expect(list.getByRole("link")).toHaveCount(2);
    await list.locator(`a[href="${about}"]`).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  });
}

for (const { screen, language, use } of screensAndGreekPhone)
  test.describe(`${screen}, ${language}`, () => {
    test.use(use);

    test("offline, the dates and the last known taken nights are shown, with the age of the data", async ({
      page,
      site,
      isMobile,
    }) => {
      const booking = new BookingPage(page, language);
      const place = isMobile ? booking.sheet : booking.panel;
      const openCalendar = async () => {
        await booking.untilHydrated();
        await (isMobile ? booking.dock.locator("[data-dialog-open]") : booking.cell("arrival")).click();
        await expect(booking.day("2026-11-26").locator("visible=true")).toHaveAccessibleName(
          booking.text("calendar.takenDay", {
            day: language === "el" ? "Πέμπτη 26 Νοεμβρίου 2026" : "Thursday 26 November 2026",
          }),
        );
      };
      await page.clock.setFixedTime(new Date("2026-11-21T10:00:00Z"));
      const taken = { ...noCalendars, checkedAt: "2026-11-21T09:45:00.000Z", taken: [["2026-11-25", "2026-11-28"]] };
      await page.route("**/functions/v1/calendars", (route) =>
        site.down ? route.abort() : route.fulfill({ json: taken }),
      );
      await visit(page, site, inLanguage("/suite/luxury-suite", language));
      await wake(page);
      await openCalendar();
      // Leaves the page: if a script were still loading when the network goes down, the page would reload once
      // (src/features/errors/preload-error.ts).
      await page.goto("about:blank");

      site.down = true;
      await page.clock.setFixedTime(new Date("2026-11-21T13:00:00Z"));
      await page.goto(
        `${site.address}${inLanguage("/suite/luxury-suite", language)}?checkin=2026-11-22&nights=2&guests=2`,
      );
      await wake(page);
      await openCalendar();
      await expect(place.getByText(language === "el" ? /πριν από 3 ώρες/ : /3 hours ago/)).toBeVisible();
      const engine = await page.locator("a[data-book-now]").first().getAttribute("href");
      expect(engine).toContain("checkin=2026-11-22&checkout=2026-11-24");
    });
  });

/** Code for the worker: a failed preload of a page resolves with an error response, as in Firefox. */
const preloadLikeFirefox = `{
  const { get } = Object.getOwnPropertyDescriptor(FetchEvent.prototype, "preloadResponse");
  Object.defineProperty(FetchEvent.prototype, "preloadResponse", {
    get() { return get.call(this).catch(() => Response.error()); },
  });
}
`;

test("visited pages work offline in a browser that reports a failed preload by an error response", async ({
  page,
  site,
}) => {
  site.workerPrelude = preloadLikeFirefox;
  await visit(page, site, "/");
  await visit(page, site, "/about");
  const heading = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
  site.down = true;
  await page.goto(`${site.address}/about`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  await page.goto(`${site.address}/faq`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(textsIn("offline", "en")("title"));
});

test("the offline page shows the logo of a language that was never visited", async ({ page, site }) => {
  await visit(page, site, "/");
  site.down = true;
  await page.evaluate(() => localStorage.setItem("language", "el"));
  await page.goto(`${site.address}/el/faq`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(textsIn("offline", "el")("title"));
  await expectLogo(page);
});

test("a page that was opened by a client-side navigation works offline, too", async ({ page, site }) => {
  await visit(page, site, "/");
  await wake(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Questions" }).click();
  await expect(page).toHaveURL(`${site.address}/faq`);
  await expect.poll(async () => Object.keys(await cached(page))).toContain("/faq");
  site.down = true;
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Questions, answered plainly");
  await wake(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Questions, answered plainly");
});

test("the offline page loads the requested page as soon as there is a network", async ({ page, site, context }) => {
  await visit(page, site, "/");
  site.down = true;
  await context.setOffline(true);
  await page.goto(`${site.address}/contact`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(textsIn("offline", "en")("title"));
  await wake(page);
  // The script that watches the connection loads when the page is idle.
  await untilStarted(page);
  site.down = false;
  await context.setOffline(false);
  await expect(page.getByRole("main").getByRole("form").first()).toBeVisible();
});

test("a new version is announced, and applied when the visitor agrees", async ({ page, site }) => {
  const notice = page.getByRole("status").filter({ hasText: textsIn("update", "en")("text") });
  await visit(page, site, "/");
  await visit(page, site, "/about");
  site.deploy(newBuild);
  await lookForUpdate(page);
  await expect(notice).toBeVisible();
  expect(await bundleHash(page)).not.toBe(newBuild);
  const loads: string[] = [];
  page.on("request", (request) => request.isNavigationRequest() && loads.push(request.url()));
  await notice.getByRole("button", { name: textsIn("update", "en")("reload") }).click();
  await expect(page.locator("html")).toHaveAttribute("data-build", new RegExp(`^${newBuild}-`));
  await expect(notice).toBeHidden();
  expect(loads).toEqual([`${site.address}/about`]);
  await expect.poll(() => bundleHashes(page)).toEqual([newBuild]);
  site.down = true;
  await page.goto(site.address);
  expect(await bundleHash(page)).toBe(newBuild);
});

test("“Later” hides the notice until another version is deployed", async ({ page, site }) => {
  const t = textsIn("update", "el");
  const notice = page.getByRole("status").filter({ hasText: t("text") });
  await visit(page, site, "/el");
  // Before hydration, the first input would switch the page to the new version.
  await wake(page);
  site.deploy(newBuild);
  await lookForUpdate(page);
  await notice.getByRole("button", { name: t("later") }).click();
  await expect(notice).toBeHidden();
  await lookForUpdate(page);
  await askWaitingWorker(page);
  await twoFrames(page);
  await expect(notice).toBeHidden();
  site.deploy("ba9876543210");
  await lookForUpdate(page);
  await expect(notice).toBeVisible();
});

test("a page of the new version is complete, and activates that version if no other page is open", async ({
  page,
  site,
}) => {
  await visit(page, site, "/");
  await visit(page, site, "/about");
  site.deploy(newBuild);
  await page.goto(`${site.address}/about`);
  expect(await bundleHash(page)).toBe(newBuild);
  await expect.poll(() => bundleHashes(page), { timeout: 20_000 }).toEqual([newBuild]);
  site.down = true;
  for (const path of ["/", "/about"]) {
    await page.goto(site.address + path);
    expect([path, await bundleHash(page)]).toEqual([path, newBuild]);
  }
});

const newTextBuild = "fedcba987654";
const newTextStamp = new RegExp(`-${newTextBuild.slice(0, 10)}$`);

test("a version in which only another page has changed is announced, too", async ({ page, site }) => {
  await visit(page, site, "/");
  site.deployText(newTextBuild, "/about");
  await lookForUpdate(page);
  await expect(page.getByRole("status").filter({ hasText: textsIn("update", "en")("text") })).toBeVisible();
  await expect.poll(() => page.evaluate(() => caches.keys())).toContain(`site-${newTextBuild}`);
});

test("a page opened after its text was changed shows no notice, and its new text works offline", async ({
  page,
  site,
}) => {
  await visit(page, site, "/about");
  site.deployText(newTextBuild, "/about");
  await page.goto(`${site.address}/about`);
  expect(await stamp(page)).toMatch(newTextStamp);
  const stamps = async () => [(await cached(page))["/about"], (await cached(page))[pageDataAddress("/about")]];
  await expect.poll(async () => new Set(await stamps()), { timeout: 20_000 }).toEqual(new Set([await stamp(page)]));
  await untilAtRest(page);
  await expect(page.getByRole("status").filter({ hasText: textsIn("update", "en")("text") })).toBeHidden();
  site.down = true;
  await page.goto(`${site.address}/about`);
  expect(await stamp(page)).toMatch(newTextStamp);
});

test("a page opened while a new version waits is in the new version's cache", async ({ page, site }) => {
  await visit(page, site, "/");
  site.deployText(newTextBuild, "/");
  await lookForUpdate(page);
  await expect(page.getByRole("status").filter({ hasText: textsIn("update", "en")("text") })).toBeVisible();
  await visit(page, site, "/faq");
  await expect.poll(() => page.evaluate(() => caches.keys()), { timeout: 20_000 }).toContain(`site-${newTextBuild}`);
  const isNew = (name: string) => !name.startsWith("site-") || name === `site-${newTextBuild}`;
  await expect
    .poll(async () => (await page.evaluate(() => caches.keys())).every(isNew), { timeout: 20_000 })
    .toBe(true);
  await expect.poll(async () => Object.keys(await cached(page))).toContain(pageDataAddress("/faq"));
  site.down = true;
  await page.goto(`${site.address}/faq`);
  await wake(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Questions, answered plainly");
});

test("a version that cannot store a saved page is not installed; the page opens offline", async ({ page, site }) => {
  const t = textsIn("guide", "en");
  await visit(page, site, "/guide");
  await page.getByRole("button", { name: t("keep") }).click();
  await expect(page.getByText(t("keep.done"))).toBeVisible({ timeout: 60_000 });
  const before = await bundleHash(page);
  site.deploy(newBuild);
  site.broken.add("/guide");
  await lookForUpdate(page);
  const newWorker = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return (registration?.installing ?? registration?.waiting)?.state ?? "none";
    });
  await expect.poll(newWorker, { timeout: 20_000 }).toBe("none");

  site.broken.delete("/guide");
  site.down = true;
  await page.goto(`${site.address}/guide`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("title"));
  expect(await bundleHash(page)).toBe(before);

  site.down = false;
  await lookForUpdate(page);
  await page
    .getByRole("status")
    .getByRole("button", { name: textsIn("update", "en")("reload") })
    .click();
  await expect(page.locator("html")).toHaveAttribute("data-build", new RegExp(`^${newBuild}-`));
  site.down = true;
  await page.goto(`${site.address}/guide`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("title"));
  expect(await bundleHash(page)).toBe(newBuild);
});

test("on a slow connection a cached page hydrates with its own data, not the new version's", async ({ page, site }) => {
  await visit(page, site, "/about");
  await visit(page, site, "/");
  const before = await bundleHash(page);
  site.deploy(newBuild);
  const release = site.hold();
  // The worker waits five seconds for the network.
  await page.goto(`${site.address}/about`, { waitUntil: "commit" });
  expect(await bundleHash(page)).toBe(before);
  release();
  await wake(page);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await bundleHash(page)).toBe(before);
});

test("a cached page is fetched again when its data has changed", async ({ page, site }) => {
  await visit(page, site, "/about");
  await visit(page, site, "/");
  const before = (await cached(page))["/about"];
  site.deployText(newTextBuild, "/about");
  await page.evaluate((path) => fetch(path), pageDataAddress("/about"));
  await expect.poll(async () => (await cached(page))["/about"]).toMatch(newTextStamp);
  const { "/about": html, [pageDataAddress("/about")]: data } = await cached(page);
  const latest = (stamps = "") => stamps.split(" ").at(-1);
  expect(latest(data)).toBe(latest(html));
  expect(before).not.toBe(html);
});

test("a link on a page of the old version loads the new version by a full page load", async ({ page, site }) => {
  await visit(page, site, "/");
  await wake(page);
  site.deploy(newBuild);
  await page.getByRole("contentinfo").getByRole("link", { name: "Questions" }).click();
  await expect(page).toHaveURL(`${site.address}/faq`);
  await expect(page.locator("html")).toHaveAttribute("data-build", new RegExp(`^${newBuild}-`));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Questions, answered plainly");
});

test("staff pages and responses of the backend are not cached, and have no offline page", async ({ page, site }) => {
  await visit(page, site, "/");
  await page.goto(`${site.address}/admin`);
  await page.evaluate(() => fetch("/rest/v1/").catch(() => undefined));
  // Once this page is cached, the worker has also handled the earlier responses.
  await visit(page, site, "/faq");
  const paths = Object.keys(await cached(page));
  expect(paths.filter((path) => /admin|^\/(?:rest|auth|storage|functions)\//.test(path))).toEqual([]);
  site.down = true;
  await expect(page.goto(`${site.address}/admin`)).rejects.toThrow(/ERR_/);
});

test("a service worker that cannot be registered causes a log entry and nothing else", async ({
  page,
  site,
  allow,
}) => {
  allow(/status of 500|bad HTTP response code/);
  site.broken.add("/service-worker.js");
  const warning = page.waitForEvent("console", (message) => message.text().includes("could not be registered"));
  await page.goto(site.address);
  expect((await warning).type()).toBe("warning");
  await wake(page);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("no service worker is registered without a secure connection", async ({ page, site }) => {
  await page.addInitScript(() => Object.defineProperty(window, "isSecureContext", { value: false }));
  await page.goto(site.address);
  await wake(page);
  await untilAtRest(page);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});
