/**
 * The section on the neighbourhood: the places by keyboard and without scripts, and the interactive map only with
 * consent.
 */
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { parse } from "yaml";
import { inLanguage, languages } from "../../src/settings/languages";
import { expectAccessible } from "../support/axe";
import { anyWidth, expect, test } from "../support/fixtures";
import { suitePath } from "../support/gallery-page";
import { siteFile, tileHost } from "../support/site-file";
import { open, textsIn } from "../support/reading";

const { places } = parse(readFileSync("content/places.yml", "utf8")) as {
  readonly places: readonly {
    readonly id: string;
    readonly category: string;
    readonly name: { readonly en: string };
  }[];
};
const count = (category: string) => places.filter((place) => place.category === category).length;
const texts = textsIn("location", "en");
const consent = textsIn("consent", "en");
const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==",
  "base64",
);

const section = (page: Page) => page.locator("#location");
const shownPlaces = (page: Page) => section(page).locator("li[data-category]:visible");
const marker = (page: Page, index: number) =>
  section(page).locator(`.leaflet-marker-icon[title="${places[index]?.name.en ?? ""}"]`);

const visit = async (page: Page) => {
  await open(page, "/", "en");
  await section(page).scrollIntoViewIfNeeded();
};

/** Mocks the tile provider. Returns a list to which each request is added. */
const mockTiles = async (page: Page, response: "tiles" | "all but the first" | "nothing") => {
  const requested: string[] = [];
  await page.route(
    (url) => url.host === tileHost,
    (route) => {
      requested.push(route.request().url());
      const succeeds = response === "tiles" || (response === "all but the first" && requested.length > 1);
      return succeeds ? route.fulfill({ contentType: "image/png", body: pixel }) : route.abort();
    },
  );
  return requested;
};

for (const language of languages) {
  test(`the suite's page shows a small map that leads to the large one (${language})`, async ({ page }) => {
    const texts = textsIn("location", language);
    await open(page, suitePath(language), language);
    const part = page.getByRole("region", { name: texts("suite.title") });
    const map = part.getByRole("img", { name: texts("suite.map") });
    await map.scrollIntoViewIfNeeded();
    await expect.poll(() => map.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBeGreaterThan(0);
    const directions = part.getByRole("link", { name: texts("directionsSuite") });
    const { latitude, longitude } = siteFile.coordinates;
    const address = new URL((await directions.getAttribute("href")) ?? "");
    expect(address.href.startsWith(siteFile.map.directions)).toBe(true);
    expect(address.searchParams.get("destination")).toBe(`${latitude},${longitude}`);
    await expectAccessible(page);
    await page.locator("[data-consent-choice=none]").click();
    // The link covers the map, so Playwright has to be told that the press is meant for the map.
    await map.click({ force: true });
    await expect(page).toHaveURL(`${inLanguage("/", language)}#map`);
    await expect(section(page).getByRole("img", { name: texts("map.preview") })).toBeInViewport();
  });
}

test("in a window of 320 px, a place's name, minutes and distance are on one line", anyWidth, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await open(page, "/", "el");
  const lines = await section(page)
    .locator("summary")
    .evaluateAll((summaries) =>
      summaries.map((summary) => {
        const [number, ...others] = [...summary.children].map((part) => part.getBoundingClientRect().top);
        return others.every((top) => Math.abs(top - (number ?? 0)) < 12) ? "" : summary.textContent;
      }),
    );
  expect(lines.length).toBe(places.length);
  expect(lines.filter((line) => line !== "")).toEqual([]);
});

test("the filter can be used by keyboard", async ({ page }) => {
  await visit(page);
  await expect(shownPlaces(page)).toHaveCount(places.length);
  await section(page)
    .getByRole("radio", { name: texts("category.all") })
    .focus();
  for (const category of ["restaurants", "landmarks", "shopping"]) {
    await page.keyboard.press("ArrowRight");
    await expect(section(page).getByRole("radio", { name: texts(`category.${category}`) })).toBeChecked();
    await expect(shownPlaces(page)).toHaveCount(count(category));
  }
  await expectAccessible(page);
});

test("a place opens with a description and a link to walking directions", async ({ page, foreignRequests }) => {
  await visit(page);
  const first = shownPlaces(page).first();
  await first.locator("summary").focus();
  await page.keyboard.press("Enter");
  const directions = first.getByRole("link");
  await expect(directions).toBeVisible();
  const { latitude, longitude } = siteFile.coordinates;
  const address = new URL((await directions.getAttribute("href")) ?? "");
  expect(address.href.startsWith(siteFile.map.directions)).toBe(true);
  expect(address.searchParams.get("origin")).toBe(`${latitude},${longitude}`);
  await expectAccessible(page);
  expect(foreignRequests).toEqual([]);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the small map of the suite's page is shown without scripts", async ({ page }) => {
    await page.goto(suitePath("en"));
    const map = page.getByRole("img", { name: texts("suite.map") });
    await map.scrollIntoViewIfNeeded();
    await expect.poll(() => map.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBeGreaterThan(0);
  });

  test("the drawn map, the filter and the places work without scripts", async ({ page }) => {
    await page.goto("/");
    await expect(section(page).getByRole("img", { name: texts("map.preview") })).toBeVisible();
    await section(page).getByText(texts("category.shopping"), { exact: true }).click();
    await expect(shownPlaces(page)).toHaveCount(count("shopping"));
    await shownPlaces(page).first().locator("summary").click();
    await expect(shownPlaces(page).first().getByRole("link")).toBeVisible();
  });
});

test("map tiles are requested only after the visitor opens the map and consents", async ({ page, foreignRequests }) => {
  const requested = await mockTiles(page, "tiles");
  await visit(page);
  await page.locator("[data-consent-choice=none]").click();
  const show = section(page).getByRole("button", { name: texts("map.show") });
  const question = section(page).getByRole("group", { name: texts("map.show") });
  await show.press("Enter");
  await expect(question).toBeFocused();
  await expect(question).toHaveAccessibleDescription(consent("blocked.map"));
  await expectAccessible(page);
  await question.getByRole("button", { name: textsIn("common", "en")("cancel") }).press("Enter");
  await expect(show).toBeFocused();
  await show.press("Enter");
  expect(requested).toEqual([]);
  await question.getByRole("button", { name: consent("blocked.allow") }).press("Enter");
  const map = section(page).getByRole("region", { name: texts("map.label") });
  await expect(map).toBeFocused();
  await expect(map.locator(".leaflet-marker-icon")).toHaveCount(places.length + 1);
  expect(requested.length).toBeGreaterThan(0);
  expect(foreignRequests).toEqual(requested);
  await section(page).getByText(texts("category.landmarks"), { exact: true }).click();
  await expect(map.locator(".leaflet-marker-icon")).toHaveCount(count("landmarks") + 1);
  const landmark = places.findIndex(({ category }) => category === "landmarks");
  await marker(page, landmark).focus();
  await page.keyboard.press("Enter");
  await expect(map.locator(".leaflet-popup")).toContainText(places[landmark]?.name.en ?? "");
  for (const name of ["map.zoomIn", "map.zoomOut", "map.recenter"]) {
    await map.getByRole("button", { name: texts(name) }).click();
  }
  // Markers may be close together, because their position is essential (WCAG 2.5.8). The list beside the map is
  // equivalent.
  await expectAccessible(page, [".leaflet-marker-pane"]);
  await page.evaluate(() => {
    document.documentElement.setAttribute("data-consent", "");
    window.dispatchEvent(new CustomEvent("consent-changed", { detail: { granted: [] } }));
  });
  await expect(map).toBeHidden();
});

test("one failed tile does not remove the map", anyWidth, async ({ page, allow }) => {
  allow(/Failed to load resource/);
  await mockTiles(page, "all but the first");
  await visit(page);
  await page.locator("[data-consent-choice=all]").click();
  await section(page)
    .getByRole("button", { name: texts("map.show") })
    .click();
  const map = section(page).getByRole("region", { name: texts("map.label") });
  await expect(map.locator(".leaflet-tile-loaded")).not.toHaveCount(0);
  await expect(map).toBeVisible();
  await expect(section(page).getByText(texts("map.error"))).toBeHidden();
});

test("when the tile provider fails, the drawn map stays and the page says so", anyWidth, async ({ page, allow }) => {
  allow(/Failed to load resource/);
  await mockTiles(page, "nothing");
  await visit(page);
  await page.locator("[data-consent-choice=all]").click();
  await section(page)
    .getByRole("button", { name: texts("map.show") })
    .click();
  await expect(section(page).getByText(texts("map.error"))).toBeVisible();
  await expect(section(page).getByRole("button", { name: texts("map.show") })).toBeFocused();
  await expect(section(page).getByRole("img", { name: texts("map.preview") })).toBeVisible();
  await expectAccessible(page);
});
