/**
 * The home page: its texts in both languages, a hero that is fetched once and visible without scripts, no layout
 * shifts.
 */
import { readFileSync } from "node:fs";
import type { Locator } from "@playwright/test";
import sharp from "sharp";
import { parse } from "yaml";
import { contrastOf } from "../../gatsby/theme/contrast";
import { anyWidth, expect, test } from "../support/fixtures";
import { brokenWords, fontsSettled, openWithLateTypefaces, shiftsOf, watchShifts } from "../support/page-checks";
import { filledIn, open } from "../support/reading";
import { storeBefore, wake } from "../support/visitor";

type Bilingual = Readonly<Record<"en" | "el", string>>;
const home = parse(readFileSync("content/home.yml", "utf8")) as {
  readonly strip: readonly string[];
} & Readonly<Record<string, { readonly title?: Bilingual; readonly line?: Bilingual }>>;
const sections = ["directBooking", "suiteFacts", "gallery", "reviews", "location", "journal", "newsletter"];

const pixelsOf = async (screenshot: Buffer): Promise<Buffer> => sharp(screenshot).removeAlpha().raw().toBuffer();

/**
 * The lowest contrast ratio between the text and the pixels behind its letters. The worst 2 % of these pixels are ignored: edges of
 * letters, and small details of the photograph.
 */
const inkContrast = async (text: Locator): Promise<number> => {
  const ink = await text.evaluate((element) => getComputedStyle(element).color);
  const withText = await pixelsOf(await text.screenshot());
  await text.evaluate((element) => {
    element.style.color = "transparent";
    element.style.setProperty("-webkit-text-stroke-color", "transparent");
  });
  const withoutText = await pixelsOf(await text.screenshot());
  const ratios: number[] = [];
  for (let at = 0; at < withoutText.length; at += 3) {
    const behind = [...withoutText.subarray(at, at + 3)];
    const difference = behind.reduce((sum, channel, index) => sum + Math.abs(channel - (withText[at + index] ?? 0)), 0);
    // Only pixels that change when the text is hidden.
    if (difference > 60) ratios.push(contrastOf(`rgb(${behind.join()})`, ink));
  }
  ratios.sort((low, high) => low - high);
  return ratios[Math.floor(ratios.length * 0.02)] ?? 0;
};

for (const language of ["en", "el"] as const) {
  const path = language === "el" ? "/el" : "/";
  test(`${path} shows the texts of content/home.yml`, async ({ page }) => {
    await open(page, "/", language);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(filledIn(home["hero"]?.line?.[language] ?? ""));
    for (const section of sections) {
      const title = home[section]?.title?.[language] ?? "";
      await expect(page.getByRole("heading", { level: 2, name: title.replace(/\{.*/, "") }).first()).toBeVisible();
    }
    for (const slug of home.strip) {
      await expect(page.locator(`a[href$="/suite/luxury-suite#photo=${slug}"]`)).toHaveCount(1);
    }
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the hero is visible", async ({ page }) => {
    await page.goto("/");
    const hero = page.locator("main picture img").first();
    await expect(hero).toBeVisible();
    await expect(hero).toHaveCSS("opacity", "1");
    expect(await hero.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  });
});

// The sizes and qualities of specification §9.
for (const { width, height, hero } of [
  { width: 390, height: 844, hero: { width: 480, height: 270, quality: 75 } },
  { width: 820, height: 1180, hero: { width: 800, height: 450, quality: 80 } },
  { width: 1440, height: 900, hero: { width: 1200, height: 675, quality: 85 } },
]) {
  for (const deviceScaleFactor of [1, 2]) {
    test.describe(`at ${width} px and ${deviceScaleFactor}x`, () => {
      test.use({ viewport: { width, height }, deviceScaleFactor, isMobile: false, hasTouch: false });

      test("only the preloaded hero is fetched, and only once", anyWidth, async ({ page }) => {
        const fetched: string[] = [];
        page.on("request", (request) => {
          if (request.url().includes("/hero-")) fetched.push(new URL(request.url()).pathname);
        });
        await page.addInitScript(() => localStorage.setItem("language", "en"));
        await page.goto("/", { waitUntil: "networkidle" });
        expect(fetched).toHaveLength(1);
        expect(fetched[0]).toContain(
          `${hero.width * deviceScaleFactor}x${hero.height * deviceScaleFactor}-q${hero.quality}.avif`,
        );
        const shown = await page
          .locator("main picture img")
          .first()
          .evaluate((image: HTMLImageElement) => image.currentSrc);
        expect(new URL(shown).pathname).toBe(fetched[0]);
      });
    });
  }
}

// As wide in ems as a phone of 360 px with text of 200%.
test("in a window of 180 px, no word of the suite's facts is broken", anyWidth, async ({ page }) => {
  await page.setViewportSize({ width: 180, height: 370 });
  await open(page, "/", "el");
  await fontsSettled(page);
  const facts = page.locator("main dl").filter({ hasText: "Mbps" });
  expect(await brokenWords(facts)).toEqual([]);
});

test("nothing shifts while the page loads with late fonts, or when it hydrates", async ({ page, isMobile }) => {
  test.skip(isMobile, "first-visit.spec.ts tests this on a phone");
  await storeBefore(page, { language: "en" });
  await watchShifts(page);
  await openWithLateTypefaces(page, "/");
  await wake(page);
  await page.waitForLoadState("networkidle");
  const { sum, shifts } = await shiftsOf(page);
  expect(sum, shifts.join("\n")).toBeLessThan(0.001);
});

test("the headline is readable over the picture in windows of every width", anyWidth, async ({ page }) => {
  for (const [path, colorScheme] of [
    ["/", "light"],
    ["/el", "dark"],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of [768, 1024, 1279, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path, { waitUntil: "networkidle" });
      const title = page.getByRole("heading", { level: 1 });
      // A large text (WCAG 1.4.3).
      expect(await inkContrast(title), `${path} at ${width} px`).toBeGreaterThan(3);
    }
  }
});

test("in forced colours, the header has an opaque background over the picture", anyWidth, async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/");
  await expect(page.getByRole("banner").locator("> div").first()).toHaveCSS("opacity", "1");
});
