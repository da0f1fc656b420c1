/** The image administration in both languages, by touch, mouse and keyboard, and with a lost connection or session. */
import type { Locator } from "@playwright/test";
import sharp from "sharp";
import { expectAccessible } from "../support/axe";
import { unique } from "../support/backend";
import { desktop, expect, screens, test } from "../support/fixtures";
import { StaffPage, accountOf } from "../support/staff-page";
import { photograph } from "../support/uploads";

const row = (staff: StaffPage, name: string) => staff.page.locator(`[data-picture="${name}"]`);
const files = (staff: StaffPage) => staff.page.locator('input[type="file"]');

/** Scrolls to a row and waits for its picture. The server answers 404 if a picture is deleted while it loads. */
const untilShown = async (place: Locator) => {
  await place.scrollIntoViewIfNeeded();
  await expect(place.locator("img").first()).toBeVisible();
};

test.describe.configure({ mode: "serial" });

/** Part of every name, because pictures of a failed run still exist when the tests are retried. */
const mark = unique();

for (const { screen, language, use } of screens)
  test.describe(`${screen}, ${language}`, () => {
    test.use(use);

    test("a picture can be uploaded, described, published in the public gallery, withdrawn, deleted and restored", async ({
      page,
      context,
    }) => {
      const name = `balcony-${screen}-${language}-${mark}`;
      const staff = new StaffPage(page, language);
      await staff.signIn("editor", "/image-admin");
      const pictures = staff.texts("pictures");
      await files(staff).setInputFiles([await photograph(name), await photograph(`${name}-second`, 900, 600)]);
      const picture = row(staff, name);
      await expect(picture).toBeVisible({ timeout: 20_000 });
      await expect(row(staff, `${name}-second`)).toBeVisible({ timeout: 20_000 });
      await expect(page.getByText(pictures("note.small"))).toBeVisible();
      await expect(picture).toContainText("1200 × 1600");
      await expect(picture).toContainText(pictures("draft"));

      await picture.getByRole("button", { name: `${pictures("publish")}: ${name}` }).click();
      await expect(picture.getByText(pictures("altNeeded")).first()).toBeVisible();
      const english = `A balcony, ${name}`;
      const greek = `Μπαλκόνι, ${name}`;
      await picture.getByLabel(pictures("altEn")).fill(english);
      await picture.getByLabel(pictures("altEl")).fill(greek);
      await picture.getByRole("button", { name: `${pictures("publish")}: ${name}` }).click();
      await expect(picture.getByText(pictures("published"), { exact: true })).toBeVisible();

      const { pictures: list } = (await (await page.request.get("/functions/v1/uploads")).json()) as {
        pictures: { path: string; alt: { en: string } }[];
      };
      const path = list.find(({ alt }) => alt.en === english)?.path ?? "";
      const stored = await sharp(await (await page.request.get(`/functions/v1/uploads/${path}`)).body()).metadata();
      expect(stored.exif).toBeUndefined();
      expect([stored.width, stored.height]).toEqual([1200, 1600]);

      const visitor = await context.newPage();
      await visitor.goto(`${language === "el" ? "/el" : ""}/suite/luxury-suite#gallery`);
      await visitor.mouse.move(100, 100);
      await visitor.mouse.move(120, 140);
      await expect(visitor.getByAltText(language === "el" ? greek : english).first()).toBeAttached({
        timeout: 20_000,
      });
      await visitor.close();

      await picture.getByRole("button", { name: `${pictures("unpublish")}: ${name}` }).click();
      await expect(picture).toContainText(pictures("draft"));
      await untilShown(picture);
      await picture.getByRole("button", { name: `${pictures("delete")}: ${name}` }).click();
      await expect(picture).toHaveCount(0);
      await page.getByRole("button", { name: pictures("undo"), exact: true }).click();
      await expect(picture).toBeVisible();
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        await expectAccessible(page);
      }
    });

    test("a picture can be previewed in every profile as visitors get it", async ({ page }) => {
      const name = `balcony-${screen}-${language}-${mark}`;
      const staff = new StaffPage(page, language);
      await staff.signIn("editor", "/image-admin");
      const pictures = staff.texts("pictures");
      await row(staff, name)
        .getByRole("button", { name: `${pictures("preview.open")}: ${name}` })
        .click();
      const dialog = page.getByRole("dialog");
      await expect(dialog.locator("[data-profile]")).toHaveCount(5);
      await expect(dialog.locator('[data-profile="hero"]')).toContainText("1200 px, 85");
      await expect(dialog.locator('[data-profile="lowBandwidth"]')).toContainText("KB", { timeout: 30_000 });
      await expect(dialog.locator('[data-profile="thumbnail"]')).toContainText(/AVIF|WEBP/);
      await expectAccessible(page);
    });
  });

test.describe("on a desktop", () => {
  test.use(desktop);

  test("a picture can be chosen, moved, cropped, described and published by keyboard alone", async ({ page }) => {
    const staff = new StaffPage(page, "en");
    await staff.signIn("editor", "/image-admin");
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Choose files" }).focus();
    await page.keyboard.press("Enter");
    await (
      await chooser
    ).setFiles([await photograph(`keyboard-one-${mark}`), await photograph(`keyboard-two-${mark}`)]);
    const [one, two] = [row(staff, `keyboard-one-${mark}`), row(staff, `keyboard-two-${mark}`)];
    await expect(one).toBeVisible({ timeout: 20_000 });
    await expect(two).toBeVisible({ timeout: 20_000 });
    const placeOf = (name: string) =>
      page
        .locator("[data-picture]")
        .evaluateAll((rows, wanted) => rows.findIndex((each) => each.getAttribute("data-picture") === wanted), name);
    const before = await placeOf(`keyboard-two-${mark}`);
    const up = page.getByRole("button", { name: `Move keyboard-two-${mark} up` });
    await up.focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => placeOf(`keyboard-two-${mark}`)).toBe(before - 1);
    await expect(page.getByText(new RegExp(`keyboard-two-${mark} is now \\d+ of \\d+`))).toBeAttached();

    await one.getByRole("button", { name: `Crop focus: keyboard-one-${mark}` }).focus();
    await page.keyboard.press("Enter");
    const point = page.getByRole("slider", { name: "Crop focus" });
    await point.focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Shift+ArrowDown");
    await expect(point).toHaveAttribute("aria-valuetext", "52% from the left, 60% from the top");
    await page.getByRole("button", { name: "Save this point" }).focus();
    await page.keyboard.press("Enter");

    await one.getByLabel("Description in English").focus();
    await page.keyboard.type("Written by keyboard");
    await page.keyboard.press("Tab");
    await page.keyboard.type("Γραμμένο με πληκτρολόγιο");
    await one.getByRole("button", { name: `Publish: keyboard-one-${mark}` }).focus();
    await page.keyboard.press("Enter");
    await expect(one.getByText("Published", { exact: true })).toBeVisible();
    await page.reload();
    await expect(one.getByLabel("Description in Greek")).toHaveValue("Γραμμένο με πληκτρολόγιο");
    await untilShown(one);
    const remove = one.getByRole("button", { name: `Delete: keyboard-one-${mark}` });
    await remove.press("Enter");
    await expect(one).toHaveCount(0);
    await expect(page.locator("[data-picture]:focus")).toHaveCount(1);
    await page.getByRole("button", { name: "Undo", exact: true }).press("Enter");
    await expect(one).toBeVisible();
    await expect(page.getByRole("heading", { name: "In the order shown" })).toBeFocused();
    await untilShown(one);
    await remove.press("Enter");
    await expect(one).toHaveCount(0);
    await untilShown(two);
    await two.getByRole("button", { name: `Delete: keyboard-two-${mark}` }).press("Enter");
  });

  test("dragging a picture changes the order", async ({ page }) => {
    const staff = new StaffPage(page, "en");
    await staff.signIn("editor", "/image-admin");
    const rows = page.locator("[data-picture]");
    await expect(rows.nth(1)).toBeVisible();
    const first = await rows.first().getAttribute("data-picture");
    await rows.nth(1).scrollIntoViewIfNeeded();
    const handle = rows.first().getByTitle("Drag to reorder");
    const from = await handle.boundingBox();
    const to = await rows.nth(1).boundingBox();
    if (from === null || to === null) throw new Error("The rows are not there.");
    await page.mouse.move(from.x + 10, from.y + 10);
    await page.mouse.down();
    await page.mouse.move(from.x + 10, to.y + to.height - 10, { steps: 5 });
    await page.mouse.up();
    await expect(rows.nth(1)).toHaveAttribute("data-picture", first ?? "");
  });

  test("an upload survives a lost connection, a reload and choosing the same file again", async ({ page, allow }) => {
    allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch/);
    const staff = new StaffPage(page, "en");
    await staff.signIn("editor", "/image-admin");
    await expect(page.locator('input[type="file"]')).toBeAttached();
    const file = await photograph(`lost-and-found-${mark}`);
    let broken = true;
    await page.route("**/upload/resumable/*", (route) =>
      broken ? route.abort("internetdisconnected") : route.continue(),
    );
    await files(staff).setInputFiles([file]);
    await expect(page.getByText(/The connection was lost/)).toBeVisible({ timeout: 20_000 });
    await page.reload();
    await expect(page.locator("[data-stage]").filter({ hasText: `lost-and-found-${mark}.jpg` })).toBeVisible();
    await expect(page.getByText(/The connection was lost/)).toBeVisible({ timeout: 20_000 });
    broken = false;
    // No online event is fired, so the upload must retry without one.
    await page.reload();
    await expect(row(staff, `lost-and-found-${mark}`)).toBeVisible({ timeout: 20_000 });
    await files(staff).setInputFiles([file]);
    await expect(page.getByText(`This picture has already been added, as “lost-and-found-${mark}”.`)).toBeVisible();
    await page.getByRole("button", { name: `Cancel: lost-and-found-${mark}.jpg` }).click();
    await row(staff, `lost-and-found-${mark}`)
      .getByRole("button", { name: `Delete: lost-and-found-${mark}` })
      .click();
  });

  test("an upload belongs to its tab, and another tab continues it once that tab is closed", async ({
    page,
    context,
    allow,
  }) => {
    allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch/);
    const name = `two-tabs-${mark}`;
    const first = new StaffPage(page, "en");
    await first.signIn("editor", "/image-admin");
    await page.route("**/upload/resumable/*", (route) => route.abort("internetdisconnected"));
    await files(first).setInputFiles([await photograph(name)]);
    await expect(page.getByText(/The connection was lost/)).toBeVisible({ timeout: 20_000 });

    const second = new StaffPage(await context.newPage(), "en");
    await second.visit("/image-admin");
    await expect(second.page.locator("[data-picture]").first()).toBeVisible({ timeout: 20_000 });
    await expect(second.page.locator("[data-stage]")).toHaveCount(0);
    await page.close();
    await expect(row(second, name)).toBeVisible({ timeout: 20_000 });
    await row(second, name)
      .getByRole("button", { name: `Delete: ${name}` })
      .click();
    await expect(row(second, name)).toHaveCount(0);
  });

  test("a HEIC file that the browser cannot read gets an error that says what to do", async ({ page }) => {
    const staff = new StaffPage(page, "en");
    await staff.signIn("editor", "/image-admin");
    const buffer = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftypheic${mark}`), Buffer.alloc(64)]);
    await files(staff).setInputFiles([{ name: "IMG_2041.HEIC", mimeType: "image/heic", buffer }]);
    await expect(page.getByText(staff.texts("pictures")("failure.heic"))).toBeVisible({ timeout: 20_000 });
    await page.getByRole("button", { name: "Cancel: IMG_2041.HEIC" }).click();
  });

  test("a text that is edited when the session ends is saved after signing in again", async ({ page, allow }) => {
    allow(/status of 401/);
    const staff = new StaffPage(page, "en");
    await staff.signIn("editor", "/image-admin");
    await files(staff).setInputFiles([await photograph(`session-${mark}`)]);
    const picture = row(staff, `session-${mark}`);
    await expect(picture).toBeVisible({ timeout: 20_000 });
    await page.route("**/rest/v1/gallery_images**", (route) =>
      route.request().method() === "PATCH"
        ? route.fulfill({ status: 401, json: { code: "PGRST301", message: "JWT expired" } })
        : route.continue(),
    );
    await picture.getByLabel("Description in English").fill("Kept through the night");
    await picture.getByLabel("Description in English").blur();
    await expect(page.getByText(staff.staff("sessionEnded.title"))).toBeVisible();
    await page.unroute("**/rest/v1/gallery_images**");
    const { password } = accountOf("editor");
    await page.getByRole("dialog").getByLabel(staff.staff("signIn.password")).fill(password);
    await page
      .getByRole("dialog")
      .getByRole("button", { name: staff.staff("signIn.action"), exact: true })
      .click();
    await expect(picture.getByText("Not saved yet")).toHaveCount(0);
    await page.reload();
    await expect(picture.getByLabel("Description in English")).toHaveValue("Kept through the night");
    await picture.getByRole("button", { name: `Delete: session-${mark}` }).click();
  });
});
