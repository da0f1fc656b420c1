/** The gallery: filter, viewer by keyboard, mouse and touch, URLs of photographs, failures, and use without scripts. */
import type { Locator } from "@playwright/test";
import { expectAccessible } from "../support/axe";
import { anyWidth, expect, test } from "../support/fixtures";
import { GalleryPage, photos } from "../support/gallery-page";
import { holdRequests } from "../support/visitor";
import type { Language } from "../../src/settings/languages";

const [first, second] = photos;
const last = photos.at(-1);
if (first === undefined || second === undefined || last === undefined)
  throw new Error("The gallery is too small to test.");
const viewerCode = /\/gallery-viewer-[^/]+\.js$/;
const hash = (photo: { readonly id: string }) => `#photo=${photo.id}`;

for (const language of ["en", "el"] as const satisfies readonly Language[]) {
  test.describe(`in ${language}`, () => {
    test("the viewer can be used by keyboard alone", async ({ page }) => {
      const gallery = new GalleryPage(page, language);
      await gallery.visit();
      await gallery.wake();
      await gallery.link(first.id).focus();
      await page.keyboard.press("Enter");
      await expect(gallery.viewer).toBeVisible();
      await expect(gallery.button("close")).toBeFocused();
      await expect(gallery.counter(1)).toBeVisible();
      await page.keyboard.press("ArrowRight");
      await expect(gallery.counter(2)).toBeVisible();
      await expect(gallery.viewer.getByText(second.caption[language]).first()).toBeVisible();
      await page.keyboard.press("End");
      await expect(gallery.counter(photos.length)).toBeVisible();
      await page.keyboard.press("ArrowRight");
      await expect(gallery.counter(1)).toBeVisible();
      await page.keyboard.press("ArrowLeft");
      await expect(gallery.counter(photos.length)).toBeVisible();
      await page.keyboard.press("Home");
      await expect(gallery.counter(1)).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(gallery.viewer).toBeHidden();
      await expect(gallery.link(first.id)).toBeFocused();
      await expect.poll(() => new URL(page.url()).hash).toBe("");
    });

    test("focus stays in the viewer, and the viewer is accessible", async ({ page }) => {
      const gallery = new GalleryPage(page, language);
      await gallery.visit(hash(second));
      await gallery.wake();
      await expect(gallery.viewer).toBeVisible();
      for (let press = 0; press < 24; press += 1) {
        await page.keyboard.press("Tab");
        const outside = await page.evaluate(
          () => document.activeElement !== document.body && document.activeElement?.closest("dialog") === null,
        );
        expect(outside).toBe(false);
      }
      await expectAccessible(page);
    });

    test(
      "in a window at 400 % zoom, the photograph has most of the window, with every control above it",
      anyWidth,
      async ({ page }) => {
        await page.setViewportSize({ width: 320, height: 256 });
        const gallery = new GalleryPage(page, language);
        await gallery.visit(hash(first));
        await gallery.wake();
        const photograph = gallery.viewer.getByRole("img").first();
        await expect(photograph).toBeInViewport({ ratio: 1 });
        const box = await photograph.boundingBox();
        expect((box?.width ?? 0) * (box?.height ?? 0)).toBeGreaterThan((320 * 256) / 2);
        const buttons = await gallery.viewer.getByRole("button").all();
        expect(buttons).toHaveLength(6);
        for (const button of buttons) {
          await expect(button).toBeInViewport({ ratio: 1 });
          const place = await button.boundingBox();
          // The smallest target size of WCAG 2.2 (2.5.8).
          expect(Math.min(place?.width ?? 0, place?.height ?? 0)).toBeGreaterThanOrEqual(24);
          expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThanOrEqual((box?.y ?? 0) + 1);
        }
        const caption = gallery.viewer.getByText(first.caption[language]).first();
        await caption.scrollIntoViewIfNeeded();
        await expect(caption).toBeInViewport({ ratio: 0.9 });
      },
    );

    test("the filter shows one room's photographs and their number, and the viewer stays in that room", async ({
      page,
      isMobile,
    }) => {
      const gallery = new GalleryPage(page, language);
      await gallery.visit();
      await gallery.wake();
      await page.getByRole("radio", { name: gallery.text("category.bedroom") }).check({ force: true });
      await expect(gallery.mosaic.getByRole("listitem")).toHaveCount(2);
      await expect(page.locator("#gallery [role=status]")).toHaveText(gallery.text("count_other", { count: 2 }), {
        useInnerText: true,
      });
      await gallery.link("bedroom-02").click();
      await expect(gallery.counter(2, 2)).toBeVisible();
      const strip = gallery.viewer.getByRole("navigation", { name: gallery.text("viewer.all") });
      await expect(strip.getByRole("listitem")).toHaveCount(isMobile ? 0 : 2);
      await page.keyboard.press("Escape");
      // The label is what a guest presses; the click waits until the page no longer scrolls.
      await page
        .locator("#gallery label", { hasText: gallery.text("category.all") })
        .first()
        .click();
      await expect(gallery.mosaic.getByRole("listitem")).toHaveCount(photos.length);
    });
  });
}

test("the URL of a photograph opens it, and closing the viewer stays on the page", async ({ page }) => {
  const gallery = new GalleryPage(page);
  await gallery.visit(hash(second));
  await gallery.wake();
  await expect(gallery.counter(2)).toBeVisible();
  await gallery.button("close").click();
  await expect(gallery.viewer).toBeHidden();
  await expect(page).toHaveURL("/suite/luxury-suite");
  await expect(gallery.link(second.id)).toBeFocused();
});

test("a URL with an unknown photograph opens nothing", async ({ page }) => {
  const gallery = new GalleryPage(page);
  await gallery.visit("#photo=cellar-01");
  await gallery.wake();
  await expect(gallery.viewer).toBeHidden();
});

test("Back closes the viewer after any number of photographs, and Forward opens it again", async ({ page }) => {
  // With smooth scrolling, the photograph would still be moving when it is clicked.
  await page.emulateMedia({ reducedMotion: "reduce" });
  const gallery = new GalleryPage(page);
  await gallery.visit();
  await gallery.wake();
  await gallery.link(first.id).scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  await gallery.link(first.id).click();
  await expect(gallery.counter(1)).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(gallery.counter(2)).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(gallery.counter(3)).toBeVisible();
  await page.goBack();
  await expect(gallery.viewer).toBeHidden();
  expect(new URL(page.url()).hash).toBe("");
  expect(await page.evaluate(() => window.scrollY)).toBe(place);
  await page.goForward();
  await expect(gallery.counter(3)).toBeVisible();
});

test("buttons change and zoom the photograph, arrow keys do not leave a zoomed one, and the next one is not zoomed", async ({
  page,
}) => {
  const gallery = new GalleryPage(page);
  await gallery.visit();
  await gallery.wake();
  await gallery.link(first.id).click();
  await gallery.button("next").click();
  await expect(gallery.counter(2)).toBeVisible();
  await gallery.button("previous").click();
  await expect(gallery.counter(1)).toBeVisible();
  await gallery.button("zoomIn").click();
  await expect.poll(() => gallery.scale()).toBeCloseTo(1.6);
  await page.keyboard.press("+");
  await expect.poll(() => gallery.scale()).toBeCloseTo(2.56);
  await page.keyboard.press("ArrowRight");
  await expect(gallery.counter(1)).toBeVisible();
  await page.keyboard.press("0");
  await expect.poll(() => gallery.scale()).toBe(1);
  await page.keyboard.press("+");
  await page.keyboard.press("End");
  await expect(gallery.counter(photos.length)).toBeVisible();
  await expect.poll(() => gallery.scale()).toBe(1);
});

test("a double click zooms in and out", async ({ page }) => {
  const gallery = new GalleryPage(page);
  await gallery.visit();
  await gallery.wake();
  await gallery.link(first.id).click();
  const photo = gallery.viewer.locator("[aria-hidden=false] img");
  await photo.dblclick();
  await expect.poll(() => gallery.scale()).toBeCloseTo(2.5);
  await photo.dblclick({ force: true });
  await expect.poll(() => gallery.scale()).toBe(1);
});

test("the URL of a photograph can be copied", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const gallery = new GalleryPage(page);
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "share"));
  await gallery.visit();
  await gallery.wake();
  await gallery.link(second.id).click();
  await gallery.button("share").click();
  await expect(gallery.viewer.getByText("Link copied")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

test.describe("when something fails", () => {
  // At this density the viewer requests larger pictures than those that the page has loaded.
  test.use({ deviceScaleFactor: 2 });

  test("when the viewer's code cannot be loaded, the page says so and offers to try again", async ({ page, allow }) => {
    allow(/Failed to load resource|ERR_FAILED|ChunkLoadError|Loading (CSS )?chunk/i);
    const gallery = new GalleryPage(page);
    await page.route(viewerCode, (route) => route.abort());
    await gallery.visit();
    await gallery.wake();
    // Focus alone preloads the viewer. If that fails, the page is not reloaded, and the click tries again.
    const refused = page.waitForEvent("requestfailed", (request) => viewerCode.test(request.url()));
    await gallery.link(first.id).focus();
    await refused;
    await gallery.link(first.id).click();
    const error = page.getByRole("alert").filter({ hasText: gallery.text("error.title") });
    await expect(error).toBeVisible();
    await expect(error).toContainText(gallery.text("error.text"));
    await page.unroute(viewerCode);
    await error.getByRole("button", { name: gallery.text("error.retry") }).click();
    await expect(gallery.counter(1)).toBeVisible();
    await expect(error).toBeHidden();
  });

  test("after the viewer's code could not be loaded, the message is in view, and opening a photograph tries again", async ({
    page,
    allow,
  }) => {
    allow(/Failed to load resource|ERR_FAILED|ChunkLoadError|Loading (CSS )?chunk/i);
    const gallery = new GalleryPage(page);
    await page.route(viewerCode, (route) => route.abort());
    await gallery.visit();
    await gallery.wake();
    await gallery.link(last.id).click();
    await expect(page.getByRole("alert").filter({ hasText: gallery.text("error.title") })).toBeInViewport();
    await page.unroute(viewerCode);
    await gallery.link(first.id).click();
    await expect(gallery.counter(1)).toBeVisible();
  });

  test("when a photograph cannot be loaded, the viewer says so and offers to try again", async ({ page, allow }) => {
    allow(/Failed to load resource|ERR_FAILED/i);
    const gallery = new GalleryPage(page);
    await gallery.visit();
    await gallery.wake();
    await page.route(/\/static\/.*(avif|webp|jpg)$/, (route) => route.abort());
    await gallery.link(last.id).click();
    const error = gallery.viewer.getByRole("alert");
    const name = gallery.text("error.title");
    // The mosaic may have cached this photograph, so the test goes on to one that is not cached.
    const shown = gallery.viewer.locator("[aria-hidden=false] img[data-progress=shown]");
    for (let step = 0; step < photos.length; step += 1) {
      await expect(error.or(shown)).toBeVisible();
      if (await error.isVisible()) break;
      await page.keyboard.press("ArrowRight");
      await expect(gallery.counter(step + 1)).toBeVisible();
    }
    await expect(error).toContainText(name);
    await page.unroute(/\/static\/.*(avif|webp|jpg)$/);
    await error.getByRole("button", { name: gallery.text("error.retry") }).click();
    await expect(shown).toBeVisible();
  });
});

test.describe("by touch", () => {
  test.skip(({ isMobile }) => !isMobile, "touch is for the phone");

  test("swipes to the sides show the next and the previous photograph, and a swipe down closes the viewer", async ({
    page,
  }) => {
    const gallery = new GalleryPage(page);
    await gallery.visit(hash(first));
    await gallery.wake();
    await expect(gallery.counter(1)).toBeVisible();
    const drag = async (from: readonly [number, number], to: readonly [number, number]) => {
      const session = await page.context().newCDPSession(page);
      const send = (type: "touchStart" | "touchMove" | "touchEnd", at?: readonly [number, number]) =>
        session.send("Input.dispatchTouchEvent", {
          type,
          touchPoints: at === undefined ? [] : [{ x: at[0], y: at[1] }],
        });
      await send("touchStart", from);
      for (let step = 1; step <= 6; step += 1) {
        await send("touchMove", [from[0] + ((to[0] - from[0]) * step) / 6, from[1] + ((to[1] - from[1]) * step) / 6]);
      }
      await send("touchEnd");
    };
    await drag([300, 400], [80, 410]);
    await expect(gallery.counter(2)).toBeVisible();
    await drag([80, 400], [300, 390]);
    await expect(gallery.counter(1)).toBeVisible();
    await drag([200, 300], [205, 520]);
    await expect(gallery.viewer).toBeHidden();
  });
});

test("a photograph clicked before the application has loaded is shown at once, and stays until the viewer opens", async ({
  page,
}) => {
  const gallery = new GalleryPage(page);
  const release = await holdRequests(page, viewerCode);
  await gallery.visit();
  await gallery.link(first.id).click();
  const sheet = page.locator(`[id="photo=${first.id}"]`);
  await expect(sheet).toBeVisible();
  await page.evaluate(() =>
    window.startState?.ready ? null : new Promise((ready) => addEventListener("app-ready", ready)),
  );
  await expect(sheet).toBeVisible();
  const arrowIn = async (part: Locator) =>
    (await part.getByLabel(gallery.text("viewer.next"), { exact: true }).locator("svg").boundingBox())?.x;
  const before = await arrowIn(sheet);
  release();
  await expect(gallery.viewer).toBeVisible();
  await expect(sheet).toHaveCount(0);
  expect(await arrowIn(gallery.viewer)).toBe(before);
  await gallery.button("close").click();
  await expect(gallery.viewer).toBeHidden();
  await expect(page.locator("figure[id^='photo=']")).toHaveCount(0);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the filter works, and links open, change and close the photographs", async ({ page }) => {
    await page.goto("/suite/luxury-suite");
    const gallery = new GalleryPage(page);
    await page.getByRole("radio", { name: "Bathroom" }).check({ force: true });
    await expect(gallery.mosaic.getByRole("listitem")).toHaveCount(2);
    await page.getByRole("radio", { name: "All" }).check({ force: true });
    await gallery.link(first.id).click();
    const sheet = page.locator(`[id="photo=${first.id}"]`);
    await expect(sheet).toBeVisible();
    await expect(sheet.getByRole("img")).toBeVisible();
    await expect(sheet).toContainText(first.caption.en);
    await sheet.getByRole("link", { name: gallery.text("viewer.next") }).click();
    const next = page.locator(`[id="photo=${second.id}"]`);
    await expect(next).toBeVisible();
    await next.getByRole("link", { name: gallery.text("viewer.close") }).click();
    await expect(next).toBeHidden();
    await expect(gallery.link(second.id)).toBeInViewport();
  });
});

test("arrow keys change the photograph while the viewer's code is loading, and the viewer opens at that photograph", async ({
  page,
}) => {
  const release = await holdRequests(page, viewerCode);
  const gallery = new GalleryPage(page);
  await gallery.visit();
  await gallery.wake();
  await gallery.link(first.id).dispatchEvent("click");
  await expect(gallery.counter(1)).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(gallery.counter(2)).toBeVisible();
  await expect(gallery.viewer).toHaveAttribute("aria-busy", "true");
  release();
  await expect(gallery.viewer).not.toHaveAttribute("aria-busy");
  await expect(gallery.counter(2)).toBeVisible();
});

test("the viewer opens at once without a layout shift while its code is loading", async ({ page }) => {
  const release = await holdRequests(page, viewerCode);
  const gallery = new GalleryPage(page);
  await gallery.visit();
  await gallery.wake();
  await page.evaluate(async () => {
    // Shifts of a font that loads with the application are not the viewer's.
    await document.fonts.ready;
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    // The headless browser hides scrollbars but still reserves their gutter, unlike visitors' browsers.
    document.documentElement.style.setProperty("scrollbar-gutter", "auto", "important");
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => list.getEntries().forEach(() => shifts.push(1))).observe({
      type: "layout-shift",
    });
  });
  await gallery.link(second.id).dispatchEvent("click");
  await expect(gallery.viewer).toHaveAttribute("aria-busy", "true");
  await expect(gallery.counter(2)).toBeVisible();
  await expect(gallery.viewer.getByText(second.caption.en)).toBeVisible();
  release();
  await expect(gallery.button("next")).toBeVisible();
  await expect(gallery.viewer).not.toHaveAttribute("aria-busy");
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(gallery.link(second.id)).toBeFocused();
});
