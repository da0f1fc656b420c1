/** Publishing: unpublished changes, requesting a build, its progress and its result, in both languages. */
import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/axe";
import { expect, screens, test } from "../support/fixtures";
import { StaffPage } from "../support/staff-page";

/** Mocks the function's response. The function itself is tested with the backend. */
const mockPublish = async (page: Page, status: number, body: unknown): Promise<void> => {
  await page.route("**/functions/v1/publish", (route) => route.fulfill({ status, json: body }));
};

for (const { screen, language, use } of screens)
  test.describe(`${screen}, ${language}`, () => {
    test.use(use);

    test("a build can be requested, shows its progress after a reload, and is reported when it has finished", async ({
      page,
    }) => {
      let builtAt = "2026-01-01T00:00:00.000Z";
      const pictures = ["00000000-0000-4000-8000-000000000000"];
      await page.route("**/build.json", (route) => route.fulfill({ json: { build: "a1b2c3", builtAt, pictures } }));
      // The server's clock is five minutes behind the browser's.
      const requestedAt = Date.now() - 300_000;
      await mockPublish(page, 200, { state: "started", askedAt: new Date(requestedAt).toISOString() });
      const staff = new StaffPage(page, language);
      await staff.signIn("editor", "/admin/publish");
      const publish = staff.texts("publish");
      await expect(page.getByText("a1b2c3")).toBeVisible();
      await expect(page.getByText(publish("gone"))).toBeVisible();
      await page.getByRole("button", { name: publish("start") }).click();
      await expect(page.getByText(publish("building"))).toBeVisible();
      await page.reload();
      await expect(page.getByText(publish("building"))).toBeVisible();
      await expectAccessible(page);
      builtAt = new Date(requestedAt + 1000).toISOString();
      await expect(page.getByText(publish("done"))).toBeVisible({ timeout: 15_000 });
      await page.emulateMedia({ colorScheme: "dark" });
      await expectAccessible(page);
    });
  });

test("a failure of the host and a request too soon after another are reported", async ({ page, allow }) => {
  allow(/status of (?:429|503)/);
  const staff = new StaffPage(page, "en");
  await mockPublish(page, 503, { error: { code: "unavailable", message: "" } });
  await staff.signIn("editor", "/admin/publish");
  const publish = staff.texts("publish");
  await page.getByRole("button", { name: publish("start") }).click();
  await expect(page.getByText(publish("unavailable"))).toBeVisible();
  await page.unroute("**/functions/v1/publish");
  await mockPublish(page, 429, { error: { code: "rate_limited", message: "", retryAfterSeconds: 42 } });
  await page.getByRole("button", { name: publish("start") }).click();
  await expect(page.getByText(publish("tooSoon_other", { count: 42 }))).toBeVisible();
});

test("a network error and a missing permission have their own error texts", async ({ page, allow }) => {
  allow(/status of 403|Failed to load resource/);
  const staff = new StaffPage(page, "en");
  await staff.signIn("editor", "/admin/publish");
  const start = page.getByRole("button", { name: staff.texts("publish")("start") });
  await page.route("**/functions/v1/publish", (route) => route.abort());
  await start.click();
  await expect(page.getByText(staff.texts("error")("function.network"))).toBeVisible();
  await page.unroute("**/functions/v1/publish");
  await mockPublish(page, 403, { error: { code: "not_allowed", message: "" } });
  await start.click();
  await expect(page.getByText(staff.staff("failure.forbidden"))).toBeVisible();
});
