/** The browser's own back and forward, and which of two pressed pages wins (specification §4). */
import { expect, test } from "../support/fixtures";
import { storeBefore, wake } from "../support/visitor";

test.beforeEach(async ({ page }) => {
  await storeBefore(page, { language: "en" });
});

const footerLink = (path: string) => `footer a[href="${path}"]`;

test("a step back after a reload brings the page of the address", async ({ page }) => {
  await page.goto("/contact");
  await wake(page);
  const title = await page.getByRole("heading", { level: 1 }).textContent();
  await page.locator(footerLink("/faq")).first().click();
  await expect(page).toHaveURL("/faq");
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(title ?? "");
  await page.reload();
  await page.waitForFunction(() => window.early?.tell !== undefined);
  await page.goBack();
  await expect(page).toHaveURL("/contact");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title ?? "");
});

test("the page that was pressed last is shown, however late the first one comes", async ({ page }) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/page-data/reviews/page-data.json*", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/contact");
  await wake(page);
  await page.locator(footerLink("/reviews")).first().click();
  await page.locator(footerLink("/faq")).first().click();
  await expect(page).toHaveURL("/faq");
  const came = page.waitForResponse("**/page-data/reviews/page-data.json*");
  release();
  await came;
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 300))));
  await expect(page).toHaveURL("/faq");
});
