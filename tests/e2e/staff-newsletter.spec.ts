/** The list of newsletter subscribers: search, filter, order, pages, export, and removing a subscriber. */
import { readFileSync } from "node:fs";
import { expect, test } from "../support/fixtures";
import { addSubscriber, unique } from "../support/backend";
import { StaffPage } from "../support/staff-page";

for (const language of ["en", "el"] as const) {
  test.describe(language, () => {
    test("subscribers can be exported to a file, and one can be found and removed", async ({ page, request }) => {
      const email = `=${unique()}@reader.example`;
      await addSubscriber(request, email);
      const staff = new StaffPage(page, language);
      const t = staff.texts("subscribers");
      await staff.signIn("owner");
      await staff.goTo(staff.staff("nav.newsletter"));

      const download = page.waitForEvent("download");
      await page.getByRole("button", { name: t("export") }).click();
      const csv = readFileSync(await (await download).path(), "utf8");
      expect(csv).toContain(`\r\n'${email},en,`);
      expect(csv.split("\r\n").length).toBeGreaterThan(400);
      await expect(staff.toast(t("exported"))).toBeVisible();

      await page.getByLabel(staff.staff("email")).fill(email);
      const row = page.getByRole("row").filter({ hasText: email });
      await expect(page.getByRole("rowheader")).toHaveCount(1);
      await expect(row).toContainText(t("status.confirmed"));
      await row.getByRole("button", { name: t("remove") }).click();
      await staff.confirm(t("remove.action"));
      await expect(page.getByText(t("none"))).toBeVisible();
      expect(decodeURIComponent(page.url())).not.toContain(email);

      await staff.goTo(staff.staff("nav.audit"));
      await expect(
        page.getByRole("rowheader", { name: staff.texts("audit")("action.readersExported") }).first(),
      ).toBeVisible();
      await expect(
        page.getByRole("rowheader", { name: staff.texts("audit")("action.subscriberRemoved") }).first(),
      ).toBeVisible();
    });

    test("the list is sorted, filtered and paged", async ({ page, isMobile }) => {
      const staff = new StaffPage(page, language);
      const t = staff.texts("subscribers");
      await staff.signIn("owner", "/admin/newsletter");
      const headers = page.getByRole("rowheader");
      const rows = page.getByRole("row").filter({ has: headers });
      // The rows of the last filter are shown until those of the new one have arrived.
      for (const status of ["unsubscribed", "confirmed"]) {
        await page.getByLabel(t("status"), { exact: true }).selectOption(status);
        const shown = async () => new Set(await rows.locator("td:nth-child(2)").allTextContents());
        await expect.poll(shown).toEqual(new Set([t(`status.${status}`)]));
      }
      if (isMobile) await page.getByLabel(staff.staff("table.order")).selectOption("email up");
      else
        await page
          .getByRole("columnheader", { name: staff.staff("email") })
          .getByRole("button")
          .click();
      await expect(page).toHaveURL(/way=up.*by=email|by=email.*way=up/);
      // By initials only: other characters than letters have a different order in every database.
      const initials = async () =>
        (await headers.allTextContents()).map((address) => address.charAt(0)).filter((one) => /[a-z]/.test(one));
      await expect.poll(async () => (await initials()).length).toBeGreaterThan(10);
      await expect
        .poll(async () => {
          const shown = await initials();
          return shown.join("") === shown.toSorted().join("");
        })
        .toBe(true);
      const first = await page.getByRole("rowheader").first().textContent();
      await page.getByRole("button", { name: staff.texts("common")("next") }).click();
      await expect(page.getByRole("rowheader").first()).not.toHaveText(first ?? "");
      await expect(page).toHaveURL(/page=2/);
    });

    test("a page number past the end redirects to the last page, where Next keeps the focus", async ({
      page,
      allow,
    }) => {
      allow(/status of 416/);
      const staff = new StaffPage(page, language);
      const common = staff.texts("common");
      await staff.signIn("owner", "/admin/newsletter?page=2");
      await expect(page.getByRole("rowheader").first()).toBeVisible();
      const position = await page.getByRole("status").filter({ hasText: / 2 / }).textContent();
      const last = Number(/\d+$/.exec(position ?? "")?.[0]);
      await staff.visit(`/admin/newsletter?page=${last + 3}`);
      await expect(page).toHaveURL(new RegExp(`page=${last}$`));
      await expect(page.getByRole("rowheader").first()).toBeVisible();
      await expect(page.getByText(staff.texts("subscribers")("none"))).toHaveCount(0);
      await page.getByRole("button", { name: common("previous") }).click();
      // Until this page is shown, Next is disabled.
      await expect(page.getByText(common("pageOf", { number: last - 1, total: last }))).toBeVisible();
      const next = page.getByRole("button", { name: common("next") });
      await next.press("Enter");
      await expect(page.getByText(common("pageOf", { number: last, total: last }))).toBeVisible();
      await expect(next).toBeFocused();
    });
  });
}
