/** The overview: what waits for staff, most urgent first, with a link to the page for each item. */
import { addMessage, addRequest, addWaitingEmail, unique } from "../support/backend";
import { expect, test } from "../support/fixtures";
import { StaffPage } from "../support/staff-page";

for (const language of ["en", "el"] as const) {
  test.describe(language, () => {
    test("the overview shows what is waiting, with links", async ({ page, request }) => {
      const word = unique();
      const reference = `O-${word}`;
      await addRequest(request, { name: `Nora ${word}`, email: `${word}@asks.example`, reference, type: "erasure" }, 1);
      // Only the oldest messages are listed.
      const created_at = new Date(Date.now() - 20 * 86_400_000).toISOString();
      const message = `Is there a lift (${word})?`;
      await addMessage(request, { name: `Lea ${word}`, email: `${word}@guest.example`, message, created_at });
      const staff = new StaffPage(page, language);
      const t = staff.texts("overview");
      await staff.signIn("owner");
      await expect(staff.heading).toHaveText(staff.staff("nav.overview"));
      for (const figure of ["messages", "requests", "readers", "vitals"]) {
        const entry = page.locator("dl > div").filter({ has: page.getByText(t(figure), { exact: true }) });
        await expect(entry.locator("dd > span")).toHaveText(/\d/);
      }
      const waiting = page.getByRole("table", { name: t("waiting") });
      const urgent = waiting.getByRole("row").filter({ hasText: reference });
      await expect(urgent).toContainText(staff.texts("requests")("left_one", { count: 1 }));
      await expect(urgent).toContainText(`Nora ${word}`);
      const size = page.viewportSize();
      for (const width of [768, 1024]) {
        await page.setViewportSize({ width, height: 900 });
        const hidden = await waiting.evaluate(({ parentElement: box }) =>
          box ? box.scrollWidth - box.clientWidth : 0,
        );
        expect([width, hidden]).toEqual([width, 0]);
      }
      if (size !== null) await page.setViewportSize(size);

      await waiting.getByRole("link", { name: t("message", { words: message }) }).click();
      await expect(page.getByRole("article", { name: `Lea ${word}` })).toContainText(message);
      await page.goBack();
      await waiting.getByRole("link", { name: new RegExp(reference) }).click();
      await expect(staff.heading).toContainText(reference);
    });

    test("an owner sees that emails are not being sent", async ({ page, request }) => {
      await addWaitingEmail(request, "request-extended", 3);
      const staff = new StaffPage(page, language);
      await staff.signIn("owner");
      await expect(page.getByRole("status").filter({ hasText: staff.staff("email.requestExtended") })).toBeVisible();
    });

    test("an editor's overview shows nothing that is only for owners", async ({ page, request }) => {
      await addWaitingEmail(request, "request-extended", 3);
      const staff = new StaffPage(page, language);
      const t = staff.texts("overview");
      await staff.signIn("editor");
      await expect(page.getByText(t("messages"), { exact: true })).toBeVisible();
      await expect(page.getByRole("heading", { name: t("waiting") })).toBeVisible();
      await expect(page.getByText(staff.staff("email.requestExtended"))).toHaveCount(0);
      for (const owners of ["requests", "readers", "done"])
        await expect(page.getByText(t(owners), { exact: true })).toHaveCount(0);
    });
  });
}
