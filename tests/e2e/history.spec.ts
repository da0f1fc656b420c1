/** Going back and forward, scroll positions (decision 0031), and pressing two links in a row. */
import type { Page } from "@playwright/test";
import { inLanguage } from "../../src/settings/languages";
import { futureStay } from "../support/backend";
import { anyWidth, expect, test } from "../support/fixtures";
import { fontsSettled, twoFrames } from "../support/page-checks";
import { holdRequests, storeBefore, untilAtRest, wake } from "../support/visitor";

test.beforeEach(async ({ page }) => {
  await storeBefore(page, { language: "en" });
});

const footerLink = (path: string) => `footer a[href="${path}"]`;

test("going back after a reload shows the page of the URL", anyWidth, async ({ page }) => {
  await page.goto("/contact");
  await wake(page);
  const title = await page.getByRole("heading", { level: 1 }).textContent();
  await page.locator(footerLink("/faq")).first().click();
  await expect(page).toHaveURL("/faq");
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(title ?? "");
  await page.reload();
  await page.waitForFunction(() => window.startState?.onHeld !== undefined);
  await page.goBack();
  await expect(page).toHaveURL("/contact");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title ?? "");
});

// The second query is a complete stay: a page that is shown again would rewrite the query of an incomplete one.
for (const [name, query] of [
  ["of a newsletter", "?utm_source=letter"],
  ["with a stay", `?checkin=${futureStay.arrival}&checkout=${futureStay.departure}&guests=3`],
] as const)
  test(
    `going back to a page that was opened with a query ${name} loads no new document`,
    anyWidth,
    async ({ page }) => {
      let documents = 0;
      page.on("request", (request) => {
        if (request.resourceType() === "document") documents += 1;
      });
      await page.goto(`/${query}`);
      await wake(page);
      await page.locator(footerLink("/contact")).first().click();
      await expect(page).toHaveURL("/contact");
      await page.goBack();
      await expect(page).toHaveURL(`/${query}`);
      await page.goForward();
      await expect(page).toHaveURL("/contact");
      await expect(page.locator("form[data-draft=contact]")).toBeVisible();
      expect(documents).toBe(1);
    },
  );

test("the page whose link was pressed last is shown, even if the first one loads later", anyWidth, async ({ page }) => {
  const release = await holdRequests(page, "**/page-data/reviews/page-data.json*");
  await page.goto("/contact");
  await wake(page);
  await page.locator(footerLink("/reviews")).first().click();
  await page.locator(footerLink("/faq")).first().click();
  await expect(page).toHaveURL("/faq");
  const response = page.waitForResponse("**/page-data/reviews/page-data.json*");
  await untilAtRest(page, async () => {
    release();
    await (await response).finished();
  });
  await expect(page).toHaveURL("/faq");
});

const scrollPosition = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const scrollTo = async (page: Page, y: number) => {
  await page.evaluate(
    (top) =>
      new Promise<void>((resolve) => {
        window.addEventListener("scroll", () => requestAnimationFrame(() => resolve()), { once: true });
        window.scrollTo({ top, behavior: "instant" });
      }),
    y,
  );
  return scrollPosition(page);
};
/** Follows a link in the header or footer without scrolling to the link, and waits until the new page is at its top. */
const follow = async (page: Page, path: string) => {
  await page.evaluate(
    (href) => document.querySelector<HTMLElement>(`:is(header, footer) a[href="${href}"]`)?.click(),
    path,
  );
  await expect(page).toHaveURL(path);
  await page.waitForFunction(() => window.scrollY === 0);
};
/**
 * Waits until the page keeps a scroll position for 30 frames, about half a second. The page may reload meanwhile. A shorter
 * wait could miss a smooth scroll that starts some frames later, or accept one that only passes the position.
 */
const waitForPosition = (page: Page, y: number) =>
  page.waitForFunction(
    (position) =>
      new Promise<boolean>((resolve) => {
        const look = (frames: number) => {
          if (Math.abs(window.scrollY - position) > 2) resolve(false);
          else if (frames === 0) resolve(true);
          else requestAnimationFrame(() => look(frames - 1));
        };
        look(30);
      }),
    y,
  );

for (const language of ["en", "el"] as const) {
  test(`going back and forward restores each page's scroll position, in ${language}`, async ({ page }) => {
    if (language === "el") await page.emulateMedia({ reducedMotion: "reduce" });
    await page.addInitScript((chosen) => localStorage.setItem("language", chosen), language);
    const paths = ["/", "/suite/luxury-suite", "/journal", "/contact", "/faq", "/privacy"].map((path) =>
      inLanguage(path, language),
    );
    await page.goto(paths[0] ?? "/");
    await wake(page);
    const positions: number[] = [];
    for (const [index, path] of paths.entries()) {
      if (index > 0) await follow(page, path);
      positions.push(await scrollTo(page, 700 + 100 * index));
    }
    for (const index of [...paths.keys()].reverse().slice(1)) {
      await page.goBack();
      await expect(page).toHaveURL(paths[index] ?? "/");
      await waitForPosition(page, positions[index] ?? 0);
    }
    await page.goForward();
    await waitForPosition(page, positions[1] ?? 0);
  });
}

test("the scroll position is restored after a link within the page and after a full page load, too", async ({
  page,
}) => {
  await page.goto("/privacy");
  await wake(page);
  const pressed = await scrollTo(page, 500);
  await page.evaluate(() => [...document.querySelectorAll<HTMLElement>("main a[href^='#']")].at(-2)?.click());
  await expect.poll(() => scrollPosition(page)).toBeGreaterThan(2000);
  const part = await scrollTo(page, (await scrollPosition(page)) - 300);
  await follow(page, "/reviews");
  const reviews = await scrollTo(page, 1200);
  await page.goto("/faq");
  const faq = await scrollTo(page, 400);
  for (const position of [reviews, part, pressed]) {
    await page.goBack();
    await waitForPosition(page, position);
  }
  for (const position of [part, reviews, faq]) {
    await page.goForward();
    await waitForPosition(page, position);
  }
});

test(
  "going back and forward shows the filter, the order, the search and the open answers again",
  anyWidth,
  async ({ page }) => {
    const filter = page.locator("main input[name=language]").last();
    const order = page.locator("#reviews-order");
    const reviews = page.locator("main ol article");
    const answer = page.locator("main details").nth(1);
    await page.goto("/reviews");
    await wake(page);
    await order.selectOption("lowest");
    await filter.locator("..").click();
    const chosen = await reviews.evaluateAll((all) => all.map(({ id }) => id));
    await follow(page, "/faq");
    await answer.locator("summary").click();
    await follow(page, "/contact");

    await page.goBack();
    await expect(answer).toHaveAttribute("open");
    await expect(page.locator("main details[open]")).toHaveCount(1);
    await page.locator("#faq-search").fill("check-in");
    const found = await page.locator("main details:visible").count();
    await page.goBack();
    await expect(filter).toBeChecked();
    await expect(order).toHaveValue("lowest");
    expect(await reviews.evaluateAll((all) => all.map(({ id }) => id))).toEqual(chosen);
    await page.goForward();
    await expect(page.locator("#faq-search")).toHaveValue("check-in");
    await expect(page.locator("main details:visible")).toHaveCount(found);
  },
);

test("going back to a page that is loaded again restores its scroll position", async ({ page, allow }) => {
  allow(/ERR_FAILED|app-[^/]+\.js/);
  await page.goto("/reviews");
  await wake(page);
  const position = await scrollTo(page, 1500);
  await follow(page, "/contact");
  await page.route("**/app-*.js", (route) => route.abort());
  await page.reload();
  await page.waitForFunction(() => window.startState?.onHeld !== undefined);
  await page.goBack();
  await expect(page).toHaveURL("/reviews");
  await waitForPosition(page, position);
});

/** Opens a page without its start bundle, so that its fonts are not settled. Returns a function that lets the start bundle load. */
const openWithoutStart = async (page: Page, path: string): Promise<() => void> => {
  await page.goto(path);
  const release = await holdRequests(page, "**/start-*.js");
  await page.reload({ waitUntil: "commit" });
  await page.waitForFunction(() => document.readyState === "complete");
  return release;
};

test("the scroll position stays when content above grows before fonts are settled, and then follows the text in view", async ({
  page,
}) => {
  const release = await openWithoutStart(page, "/privacy");
  const position = await scrollTo(page, 1500);
  const growAbove = async (): Promise<void> => {
    await page.evaluate(() => document.body.insertAdjacentHTML("afterbegin", '<div style="block-size: 40px"></div>'));
    await twoFrames(page);
  };
  await growAbove();
  expect(await scrollPosition(page)).toBe(position);
  release();
  await fontsSettled(page);
  await growAbove();
  expect(await scrollPosition(page)).toBe(position + 40);
});

/** Imitates a page that was painted without the display font, and whose title is taller in that font. */
const displayFontThatMoves = (): void => {
  Object.assign(CanvasRenderingContext2D.prototype, { measureText: () => ({ width: 0 }) });
  const growTitle = (grows: boolean) =>
    document.querySelector<HTMLElement>("h1")?.style.setProperty("padding-block-end", grows ? "40px" : "0");
  Object.assign(FontFaceSet.prototype, { add: () => growTitle(true), delete: () => growTitle(false) });
};

test("the scroll position stays when the display font is not used, because it would move the text in view", async ({
  page,
}) => {
  await page.addInitScript(displayFontThatMoves);
  const release = await openWithoutStart(page, "/privacy");
  const position = await scrollTo(page, 1500);
  release();
  await fontsSettled(page);
  await expect(page.locator("h1")).toHaveAttribute("style", /padding-block-end: 0/);
  await twoFrames(page);
  expect(await scrollPosition(page)).toBe(position);
});
