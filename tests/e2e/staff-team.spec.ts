/** The team page: changing a role needs a confirmation, and changing one's own role takes effect at once. */
import type { Page, Route } from "@playwright/test";
import { expect, test } from "../support/fixtures";
import { StaffPage } from "../support/staff-page";

for (const language of ["en", "el"] as const)
  test(`changing a role asks for confirmation, and can be cancelled by keyboard, ${language}`, async ({ page }) => {
    const staff = new StaffPage(page, language);
    const t = staff.texts("team");
    await staff.signIn("owner", "/admin/team");
    const row = page.getByRole("row").filter({ hasText: "stavros@" });
    const make = row.getByRole("button", { name: t("make.owner") });
    await make.press("Enter");
    const dialog = page.getByRole("dialog", { name: t("make.title") });
    await expect(dialog).toContainText(/Stavros|Σταύρος/);
    await dialog.getByRole("button", { name: staff.texts("common")("cancel") }).press("Enter");
    await expect(dialog).toBeHidden();
    await expect(make).toBeFocused();
  });

/** Responds to a request as the backend does, but with the same role in each row. */
const fulfillWithRole = async (route: Route, role: string): Promise<void> => {
  const response = await route.fetch();
  const rows = (await response.json()) as readonly object[];
  return route.fulfill({ response, json: rows.map((row) => ({ ...row, role })) });
};

/**
 * Signs in an owner on the newsletter page. From then on the mocked responses are those for an editor: the role, and no rows. No role
 * changes in the backend.
 */
const openWithLostRole = async (page: Page): Promise<StaffPage> => {
  let role = "owner";
  await page.route("**/rest/v1/staff?*", (route) => fulfillWithRole(route, role));
  const staff = new StaffPage(page, "en");
  await staff.signIn("owner", "/admin/newsletter");
  await expect(page.getByRole("rowheader").first()).toBeVisible();
  role = "editor";
  await page.route("**/rest/v1/newsletter_subscribers?*", (route) => route.fulfill({ json: [] }));
  return staff;
};

test("an owner who was made an editor meanwhile is told why a change failed", async ({ page }) => {
  const staff = await openWithLostRole(page);
  const t = staff.texts("subscribers");
  await page
    .getByRole("button", { name: t("remove") })
    .first()
    .click();
  await staff.confirm(t("remove.action"));
  await expect(staff.toast(staff.staff("failure.role"))).toBeVisible();
  await expect(staff.heading).toHaveText(staff.staff("notYours.title"));
});

test("an owner who was made an editor meanwhile sees no empty list", async ({ page }) => {
  const staff = await openWithLostRole(page);
  await page.getByLabel(staff.staff("email"), { exact: true }).fill("ann");
  await expect(staff.heading).toHaveText(staff.staff("notYours.title"));
});

test("an owner who becomes an editor loses access to the team page at once", async ({ page }) => {
  const staff = new StaffPage(page, "en");
  const t = staff.texts("team");
  // The responses are mocked, so that no role changes in the backend.
  let role = "owner";
  await page.route("**/rest/v1/staff?*", async (route) => {
    if (route.request().method() === "PATCH") {
      role = "editor";
      return route.fulfill({ json: [{ user_id: "1" }] });
    }
    return fulfillWithRole(route, role);
  });
  // Everyone is an owner, because the only owner cannot become an editor.
  await page.route("**/rest/v1/rpc/staff_accounts", (route) => fulfillWithRole(route, "owner"));
  await staff.signIn("owner", "/admin/team");
  const row = page.getByRole("row").filter({ hasText: "eleni@" });
  await row.getByRole("button", { name: t("make.editor") }).press("Enter");
  await expect(page.getByRole("dialog", { name: t("make.title") })).toContainText(t("make.own"));
  await staff.confirm(t("make.action"));
  await expect(staff.heading).toHaveText(staff.staff("notYours.title"));
  await expect(staff.heading).toBeFocused();
});
