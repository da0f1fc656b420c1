/** The calendars page: reading the feeds, blocking and freeing nights, and the public availability that follows. */
import type { Page } from "@playwright/test";
import { demoStays } from "../../local/backend/demo-calendars";
import { addDays } from "../../src/lib/booking/days";
import { availabilitySchema } from "../../src/lib/booking/availability";
import { hasNight } from "../../src/lib/booking/night-runs";
import { languages } from "../../src/settings/languages";
import * as v from "valibot";
import { expectAccessible } from "../support/axe";
import { houseDay, unique } from "../support/backend";
import { expect, test } from "../support/fixtures";
import { StaffPage } from "../support/staff-page";

/** Whether the public availability, requested again, shows a night as taken. */
const isTaken = async (page: Page, night: string): Promise<boolean> => {
  const response = await page.request.get("/availability.json", { headers: { Origin: "https://elsewhere.example" } });
  expect(response.headers()).toMatchObject({
    "content-type": "application/json; charset=utf-8",
    "cache-control": "public, max-age=60",
    "access-control-allow-origin": "*",
  });
  return hasNight(v.parse(availabilitySchema, await response.json()).taken, night);
};

for (const [index, language] of languages.entries())
  test(`feeds are shown and read, and nights can be blocked and freed, ${language}`, async ({ page }, testInfo) => {
    const staff = new StaffPage(page, language);
    const t = staff.texts("calendars");
    await staff.signIn("editor");
    await staff.goTo(staff.staff("nav.calendars"));
    for (const [feed, stays] of [
      ["Airbnb (demo)", demoStays.airbnb],
      ["Booking.com (demo)", demoStays.booking],
    ] as const) {
      const nights = stays.reduce((sum, [from, to]) => sum + to - from, 0);
      const row = page.getByRole("row").filter({ has: page.getByRole("rowheader", { name: feed, exact: true }) });
      await expect(row).toContainText(t("well"));
      await expect(row.locator("td").filter({ hasText: new RegExp(`^${nights}$`) })).toBeVisible();
    }
    await page.getByRole("button", { name: t("readNow") }).click();
    await expect(page.getByText(t("allRead"))).toBeVisible();

    await page.getByRole("button", { name: t("block"), exact: true }).click();
    for (const error of ["firstNightMissing", "departureMissing", "reasonMissing"])
      await expect(page.getByText(t(`error.${error}`))).toBeVisible();
    await expect(page.getByLabel(t("firstNight"))).toBeFocused();
    await expectAccessible(page);

    const first = houseDay(100 + 10 * index + 20 * testInfo.retry);
    const reason = `Painting ${unique()}`;
    await page.getByLabel(t("firstNight")).fill(first);
    await page.getByLabel(t("departure")).fill(addDays(first, 2));
    await page.getByLabel(t("reason")).fill(reason);
    expect(await isTaken(page, first)).toBe(false);
    await page.getByRole("button", { name: t("block"), exact: true }).click();
    await expect(staff.toast(t("blocked.done"))).toBeVisible();
    const row = page.getByRole("row").filter({ hasText: reason });
    await expect(row).toBeVisible();
    await expect(page.getByLabel(t("reason"))).toHaveValue("");
    expect([await isTaken(page, addDays(first, 1)), await isTaken(page, addDays(first, 2))]).toEqual([true, false]);

    await row.getByRole("button", { name: t("free") }).click();
    await staff.confirm(t("free"));
    await expect(row).toHaveCount(0);
    expect(await isTaken(page, addDays(first, 1))).toBe(false);
  });

test("reading the feeds again too soon is refused with the time to wait", async ({ page, allow }) => {
  allow(/status of 429/);
  const refusal = { error: { code: "rate_limited", message: "", retryAfterSeconds: 42 } };
  await page.route("**/functions/v1/calendars", (route) => route.fulfill({ status: 429, json: refusal }));
  const staff = new StaffPage(page, "en");
  await staff.signIn("editor", "/admin/calendars");
  await page.getByRole("button", { name: staff.texts("calendars")("readNow") }).click();
  await expect(page.getByText(staff.texts("calendars")("tooSoon_other", { count: 42 }))).toBeVisible();
});
