/**
 * The sign-in page and the staff pages listed below: no accessibility violations in either colour scheme, no horizontal overflow. The
 * other staff pages (pictures, web vitals, publishing) have specs of their own.
 */
import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/axe";
import { expect, test } from "../support/fixtures";
import { clippedControls, overflowingElements } from "../support/page-checks";
import { StaffPage } from "../support/staff-page";

const pages = [
  ["", "overview"],
  ["/messages", "messages"],
  ["/calendars", "calendars"],
  ["/newsletter", "newsletter"],
  ["/requests", "requests"],
  ["/team", "team"],
  ["/audit", "audit"],
] as const;

/** Checks the current page in both colour schemes. */
const expectAccessibleInBoth = async (page: Page): Promise<void> => {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await expectAccessible(page);
  }
};

/** Expects that nothing is wider than a window of 320 px with text at 200 %. Then restores the window and the text size. */
const expectFits = async (page: Page, path: string): Promise<void> => {
  const size = page.viewportSize();
  const setTextSize = (value: string) =>
    page.evaluate((fontSize) => (document.documentElement.style.fontSize = fontSize), value);
  await page.setViewportSize({ width: 320, height: 640 });
  await setTextSize("200%");
  expect(await overflowingElements(page), path).toEqual([]);
  expect(await clippedControls(page), path).toEqual([]);
  await setTextSize("");
  if (size !== null) await page.setViewportSize(size);
};

for (const language of ["en", "el"] as const) {
  test(`the sign-in page and the staff pages are accessible in both schemes, ${language}`, async ({
    page,
    isMobile,
  }) => {
    test.setTimeout(240_000);
    const staff = new StaffPage(page, language);
    await staff.visit();
    await expect(page.getByLabel(staff.staff("signIn.email"))).toBeVisible();
    await expectAccessibleInBoth(page);
    await staff.signIn("owner");
    for (const [path, name] of pages) {
      await staff.visit(`/admin${path}`);
      await expect(staff.heading).toHaveText(staff.staff(`nav.${name}`));
      await expect(page.getByText(staff.staff("loading"))).toHaveCount(0);
      await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
      await expectAccessibleInBoth(page);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect([path, wide]).toEqual([path, 0]);
      if (isMobile) await expectFits(page, path);
    }
    await staff.visit("/admin/messages");
    await page
      .getByRole("navigation", { name: staff.staff("nav.messages") })
      .getByRole("link")
      .first()
      .click();
    await expect(page.getByRole("article").getByRole("heading")).toBeVisible();
    await expectAccessibleInBoth(page);
    await page.getByRole("button", { name: staff.texts("messages")("delete"), exact: true }).click();
    await expectAccessibleInBoth(page);
  });
}
