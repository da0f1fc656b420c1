/** Layout: no shifts after loading, pages laid out completely without scrolling, and printing without controls. */
import { inflateSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { listenPrivately } from "../../local/server/ports";
import { guarded } from "../../local/server/request-listeners";
import { stayDay } from "../../src/features/booking/stay-texts";
import { type Language, inLanguage } from "../../src/settings/languages";
import { futureStay } from "../support/backend";
import { deferred } from "../support/promises";
import { expect, test } from "../support/fixtures";
import {
  brokenWords,
  firstPaint,
  fontsSettled,
  openWithLateTypefaces,
  picturesHaveLoaded,
  scrollToEnd,
  shiftsOf,
  overflowingElements,
  twoFrames,
  watchShifts,
} from "../support/page-checks";
import { isLikeAnother, ownPages, postSections } from "../support/routes";
import { siteFile } from "../support/site-file";
import { storeBefore, untilAtRest, wake } from "../support/visitor";

const [post = ""] = postSections.keys();
const unknown = "3f0c6b8e-59c1-4b3f-9d5f-2a9c7e1d4b10";
const stay = `checkin=${futureStay.arrival}&checkout=${futureStay.departure}&guests=3`;

/** The pages, with one post and one section only. */
const kinds = ownPages.filter((path) => !isLikeAnother(path));
const states = [
  `/?${stay}`,
  `/suite/luxury-suite?${stay}`,
  `/contact?${stay}`,
  "/?checkin=2020-01-01&guests=9",
  `/suite/luxury-suite?checkin=${futureStay.arrival}&nights=2&checkout=${futureStay.departure}`,
  "/blog?q=market",
  "/blog?q=qwzx",
  "/journal?q=market",
  `/dsar?token=${unknown}`,
  `/newsletter-verified?token=${unknown}`,
  `/newsletter-verified?unsubscribe=${unknown}`,
  "/offline",
  "/no-such-page",
];

type Visit = (page: Page, path: string) => Promise<void>;

/**
 * Waits for two frames of the browser. Uses a `ResizeObserver`, because `requestAnimationFrame` follows the page's clock, which the test
 * controls.
 */
const twoDrawnFrames = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1)
      await new Promise<void>((resolve) =>
        new ResizeObserver((_, observer) => {
          observer.disconnect();
          resolve();
        }).observe(document.documentElement),
      );
  });

/**
 * Advances the page's clock by eight seconds, without any input. During the first four, the page starts to load the application, because
 * the visitor seems to be reading; during the last four, the application has loaded.
 */
const forEightSeconds: Visit = async (page, path) => {
  await page.goto(path);
  await fontsSettled(page);
  for (let time = 0; time < 2; time += 1) {
    await untilAtRest(page, () => page.clock.runFor(4000));
    await twoDrawnFrames(page);
  }
};

/** All fonts arrive after the first paint. */
const withLateFonts: Visit = async (page, path) => {
  await openWithLateTypefaces(page, path);
  await fontsSettled(page);
  await twoFrames(page);
};

/** Visits pages in a language, one after the other in the same tab, because opening a tab takes as long as a visit. */
const expectNoShifts = async (
  page: Page,
  paths: readonly string[],
  language: Language,
  visit: Visit,
): Promise<void> => {
  // Chromium treats the window size that the test sets as an input, and would not count the shifts right after it.
  await watchShifts(page, { afterPresses: true });
  for (const path of paths) {
    await visit(page, inLanguage(path, language));
    const { sum, shifts } = await shiftsOf(page);
    expect(sum, `${inLanguage(path, language)}: ${shifts.join("; ")}`).toBeLessThan(0.005);
    // The next page must not show this one's stay.
    await page.evaluate(() => sessionStorage.clear());
  }
};

/** Stores the language of each page's path, so that no page redirects to the language of a page visited before. */
const keepLanguage = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    if (location.protocol !== "about:")
      localStorage.setItem("language", location.pathname.startsWith("/el") ? "el" : "en");
  });

// One language is enough for the wider windows, which differ only in layout.
for (const [width, height, language] of [
  [390, 844, "en"],
  [390, 844, "el"],
  [820, 1180, "el"],
  [1440, 900, "el"],
] as const) {
  test.describe(`at ${width} px, in ${language}`, () => {
    test.use({ viewport: { width, height }, isMobile: width < 400, deviceScaleFactor: 1 });

    test("no page shifts for eight seconds without input, whatever its query", async ({ page, allow }) => {
      test.slow();
      allow(/status of 4\d\d/);
      await keepLanguage(page);
      await page.clock.install();
      await expectNoShifts(page, [...kinds, ...states], language, forEightSeconds);
    });
  });
}

for (const [width, height, language] of [
  [320, 640, "en"],
  [320, 640, "el"],
  [390, 844, "en"],
  [390, 844, "el"],
  [1440, 900, "el"],
] as const) {
  test.describe(`at ${width} px, in ${language}`, () => {
    test.use({ viewport: { width, height }, isMobile: width < 400, deviceScaleFactor: 1 });

    test("no page shifts when its fonts arrive after the first paint", async ({ page, allow }) => {
      test.slow();
      allow(/status of 4\d\d/);
      await keepLanguage(page);
      await expectNoShifts(page, kinds, language, withLateFonts);
    });
  });
}

/**
 * Serves the site's files. A page that contains `mark` is sent in two parts: the second part begins with the last `mark` and is sent when
 * `rest` resolves.
 */
const serveInParts = (site: string | undefined, mark: string, rest: Promise<unknown>) =>
  listenPrivately(
    guarded(() => async ({ url = "" }, response) => {
      const answer = await fetch(new URL(url, site));
      const body = Buffer.from(await answer.arrayBuffer());
      const end = Math.max(0, body.lastIndexOf(mark));
      response.writeHead(answer.status, { "content-type": answer.headers.get("content-type") ?? "" });
      response.write(body.subarray(0, end));
      if (end > 0) await rest;
      response.end(body.subarray(end));
    }),
  );

for (const [name, path, width, mark, shown] of [
  ["booking dock", "/", 390, 'data-stay="guests"', "[data-booking-dock]"],
  ["booking bar", "/", 1440, 'data-cell="guests"', "[data-booking-bar]"],
  ["header", "/", 1440, 'popovertarget="language-list"', "header nav"],
  ["footer of a short page", "/no-such-page", 820, "<address", "footer"],
] as const) {
  test.describe(`the ${name}`, () => {
    test.use({ viewport: { width, height: 1180 }, isMobile: width < 400 });

    test("does not move while its HTML is arriving", async ({ page, baseURL, allow }) => {
      allow(/status of 404/);
      const rest = deferred();
      const { address, stop } = await serveInParts(baseURL, mark, rest.promise);
      await watchShifts(page, { afterPresses: true });
      await page.goto(new URL(path, address).href, { waitUntil: "commit" });
      await firstPaint(page);
      await twoFrames(page);
      rest.resolve();
      await page.waitForLoadState("load");
      await expect(page.locator(shown).first()).toBeVisible();
      await twoFrames(page);
      expect(await shiftsOf(page)).toMatchObject({ sum: 0 });
      await page.close();
      await stop();
    });
  });
}

for (const width of [768, 1024])
  test(`on a tablet of ${width} px, no word is broken in the footer, the places and the policies' tables`, async ({
    page,
  }) => {
    await storeBefore(page, { language: "el" });
    await page.setViewportSize({ width, height: 1024 });
    for (const [path, part] of [
      ["/el/faq", page.locator("footer")],
      ["/el", page.locator("main ol, main ul").filter({ has: page.locator("[data-category]") })],
      ["/el/cookie-policy", page.locator("main table").first()],
    ] as const) {
      await page.goto(path);
      await fontsSettled(page);
      expect(await brokenWords(part), path).toEqual([]);
    }
  });

test("on a tablet the map is beside the places, and covers none of them", async ({ page }) => {
  await storeBefore(page, { language: "el" });
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto("/el");
  const places = await page.locator("main li[data-category]").first().boundingBox();
  const map = await page.locator("#map").boundingBox();
  expect((places?.x ?? 0) + (places?.width ?? Infinity)).toBeLessThan(map?.x ?? 0);
});

test("beside the small map of the suite there is room for a line of the address", async ({ page }) => {
  await storeBefore(page, { language: "en" });
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto("/suite/luxury-suite");
  await fontsSettled(page);
  const address = page.locator("main p[translate=no]").filter({ hasText: siteFile.address.street.en });
  const lines = await address.evaluate(
    (element) => element.clientHeight / parseFloat(getComputedStyle(element).lineHeight),
  );
  expect(Math.round(lines)).toBe(2);
});

test("before scrolling, the height of the page is final and its pictures are loaded", async ({ page }) => {
  await storeBefore(page, { language: "en" });
  for (const path of ["/", "/suite/luxury-suite", "/blog", `/journal/${post}`, "/reviews"]) {
    await page.goto(path);
    await page.waitForFunction(picturesHaveLoaded);
    const skipped = await page.evaluate(() =>
      [...document.querySelectorAll("body *")].flatMap((element) =>
        getComputedStyle(element).contentVisibility === "auto" ? [element.className] : [],
      ),
    );
    expect(skipped, path).toEqual([]);
    const length = await page.evaluate(() => document.documentElement.scrollHeight);
    await scrollToEnd(page);
    expect(await page.evaluate(() => document.documentElement.scrollHeight), path).toBe(length);
  }
});

test("with data saving on, pictures below the window are loaded lazily", async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true }, configurable: true }),
  );
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  expect(await page.locator('main img[loading="lazy"]').count()).toBeGreaterThan(0);
});

/** The number of texts and pictures on each page of a PDF written by Chromium. */
const drawingsOn = (pdf: Buffer): number[] => {
  const text = pdf.toString("latin1");
  const objects = new Map(
    [...text.matchAll(/(\d+) 0 obj\b([\s\S]*?)endobj/g)].map(([, id = "", body = ""]) => [id, body]),
  );
  const pages = [...objects.values()].filter((body) => /\/Type\s*\/Page\b/.test(body));
  return pages.map((body) => {
    const content = objects.get(/\/Contents (\d+) 0 R/.exec(body)?.[1] ?? "") ?? "";
    const stream = content.slice(content.indexOf("stream") + 6).replace(/^\r?\n/, "");
    const drawing = inflateSync(Buffer.from(stream.slice(0, stream.lastIndexOf("endstream")), "latin1")).toString(
      "latin1",
    );
    return drawing.match(/\bT[jJ]\b|\bDo\b/g)?.length ?? 0;
  });
};

test("URLs wrap in print, and the URL of a WhatsApp message is printed without the message's text", async ({
  page,
}) => {
  await storeBefore(page, { language: "en" });
  await page.setViewportSize({ width: 640, height: 900 });
  await page.goto(`/contact?${stay}`);
  await page.keyboard.press("Shift");
  const message = page.locator('main a[href*="wa.me"]');
  await expect(message).toHaveAttribute("href", /text=/);
  await page.emulateMedia({ media: "print" });
  expect(await overflowingElements(page)).toEqual([]);
  expect(await message.evaluate((link) => getComputedStyle(link, "::after").content)).toMatch(/wa\.me\/\d+\)"$/);
});

test("a page prints the stay that it shows, and no open dialog, which would cover each sheet", async ({ page }) => {
  await storeBefore(page, { language: "en" });
  await page.goto(`/suite/luxury-suite?${stay}`);
  await wake(page);
  await page.locator("[data-booking-dock] [data-dialog-open]").click();
  await expect(page.locator("#booking-sheet")).toBeVisible();
  const printsStay = async () => {
    await page.emulateMedia({ media: "print" });
    for (const [part, text] of [
      ["arrival", stayDay(futureStay.arrival, "en")],
      ["departure", stayDay(futureStay.departure, "en")],
      ["guests", "3 guests"],
    ] as const) {
      await expect(page.locator(`[data-booking-bar] [data-stay=${part}]`)).toContainText(text);
      await expect(page.locator(`[data-booking-bar] [data-stay=${part}]`)).toBeVisible();
    }
  };
  await printsStay();
  await expect(page.locator("#booking-sheet")).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  // A sheet of A4 is narrower than a tablet.
  await page.setViewportSize({ width: 717, height: 1000 });
  await page.goto(`/?${stay}`);
  await printsStay();
  await page.emulateMedia({ media: "screen" });
  await page.goto("/cookie-policy");
  await page.locator("main [data-consent-open]").click();
  await expect(page.locator("dialog[open]")).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("dialog[open]")).toBeHidden();
});

test("a page prints without controls and without empty sheets", async ({ page }) => {
  await storeBefore(page, { language: "en" });
  for (const path of ["/", "/suite/luxury-suite", `/journal/${post}`, "/rental-conditions"]) {
    await page.goto(path);
    await page.waitForFunction(picturesHaveLoaded);
    await page.emulateMedia({ media: "print" });
    const controls = await page
      .locator("button, input, select, textarea, [data-book-now]")
      .evaluateAll((all) => all.flatMap((one) => (one.checkVisibility() ? [one.outerHTML.slice(0, 80)] : [])));
    expect(controls, path).toEqual([]);
    const sheets = drawingsOn(await page.pdf({ format: "A4" }));
    for (const drawings of sheets) expect(drawings, `${path}: ${sheets.join(", ")}`).toBeGreaterThan(8);
    await page.emulateMedia({ media: "screen" });
  }
});
