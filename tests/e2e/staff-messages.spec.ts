/** The inbox: finding, reading, answering, marking and deleting messages, by mouse, touch and keyboard. */
import { expect, test } from "../support/fixtures";
import { addMessage, unique } from "../support/backend";
import { StaffPage } from "../support/staff-page";

for (const language of ["en", "el"] as const) {
  test.describe(language, () => {
    test("a message can be found without accents, read, answered, archived and deleted", async ({ page, request }) => {
      const word = unique();
      const name = `Μαρία ${word}`;
      await addMessage(request, {
        name,
        email: `${word}@guest.example`,
        message: `Καλησπέρα, φτάνουμε αργά (${word}, 22:40)?`,
      });
      const staff = new StaffPage(page, language);
      const t = staff.texts("messages");
      await staff.signIn("editor");
      await staff.goTo(staff.staff("nav.messages"));
      await expect(page.getByText(t("kept"))).toBeVisible();
      await page.getByLabel(t("search")).fill(`φτανουμε ΑΡΓΑ (${word}`);
      const list = page.getByRole("navigation", { name: staff.staff("nav.messages") });
      await expect(list.getByRole("link")).toHaveCount(1);
      await list.getByRole("link").click();
      const message = page.getByRole("article", { name });
      await expect(message.getByRole("heading", { name })).toBeFocused();
      await expect(message).toContainText("22:40");
      const answer = message.getByRole("link", { name: t("answer") });
      await expect(answer).toHaveAttribute("href", new RegExp(`^mailto:${word}@guest\\.example\\?subject=.*body=`));
      await message.getByRole("button", { name: t("mark.answered") }).click();
      await expect(staff.toast(t("marked"))).toBeVisible();
      await expect(message.getByText(t("status.answered"))).toBeVisible();
      await expect(message.getByRole("heading", { name })).toBeFocused();
      await message.getByRole("button", { name: t("mark.archived") }).click();
      await expect(message.getByText(t("status.archived"))).toBeVisible();
      await message.getByRole("button", { name: t("delete"), exact: true }).click();
      await staff.confirm(t("delete.action"));
      await expect(staff.toast(t("deleted"))).toBeVisible();
      await expect(page.getByText(t("none"))).toBeVisible();
      await expect(staff.heading).toBeFocused();
      expect(decodeURIComponent(page.url())).not.toContain(word);
    });

    test("filters are part of the URL and survive a reload", async ({ page }) => {
      const staff = new StaffPage(page, language);
      const t = staff.texts("messages");
      await staff.signIn("editor", "/admin/messages");
      await page.getByLabel(staff.staff("language"), { exact: true }).selectOption("el");
      await page.getByLabel(t("status"), { exact: true }).selectOption("answered");
      await expect(page).toHaveURL(/language=el&status=answered/);
      const list = page.getByRole("navigation", { name: staff.staff("nav.messages") });
      await expect(list.getByRole("link", { name: /Ελένη Καραγιάννη/ })).toBeVisible();
      await expect(list.getByRole("link", { name: /Aoife/ })).toHaveCount(0);
      await expect(page).toHaveTitle(new RegExp(staff.staff("nav.messages")));
      await page.reload();
      await expect(page.getByLabel(t("status"), { exact: true })).toHaveValue("answered");
      await expect(list.getByRole("link", { name: /Ελένη Καραγιάννη/ })).toBeVisible();
    });

    test("opening and closing messages adds no entries to the browser's history", async ({
      page,
      request,
      isMobile,
    }) => {
      const word = unique();
      for (const name of [`Ann ${word}`, `Ben ${word}`])
        await addMessage(request, { name, email: `${word}@guest.example`, message: "When is breakfast?" });
      const staff = new StaffPage(page, language);
      const t = staff.texts("messages");
      await staff.signIn("editor");
      await expect(staff.heading).toHaveText(staff.staff("nav.overview"));
      await staff.goTo(staff.staff("nav.messages"));
      await page.getByLabel(t("search")).fill(word);
      const list = page.getByRole("navigation", { name: staff.staff("nav.messages") });
      const link = (name: string) => list.getByRole("link", { name: new RegExp(name) });
      const read = async (name: string) => {
        await link(name).click();
        await expect(page.getByRole("heading", { level: 2, name: `${name} ${word}` })).toBeFocused();
      };
      await expect(list.getByRole("link")).toHaveCount(2);
      for (const name of ["Ann", "Ben"]) {
        // On a desktop, the second message replaces the first one beside the list.
        if (!isMobile) await read(name === "Ann" ? "Ben" : "Ann");
        await read(name);
        await page.getByRole("button", { name: t("back") }).click();
        await expect(page.getByRole("article")).toHaveCount(0);
        await expect(link(name)).toBeFocused();
        await expect(list.getByRole("link")).toHaveCount(2);
      }
      await page.goBack();
      await expect(staff.heading).toHaveText(staff.staff("nav.overview"));
    });

    test("the list can be moved through, and a message opened and closed, by keyboard alone", async ({ page }) => {
      const staff = new StaffPage(page, language);
      await staff.signIn("editor", "/admin/messages?order=name");
      const list = page.getByRole("navigation", { name: staff.staff("nav.messages") });
      await expect(list.getByRole("link").nth(2)).toBeVisible();
      for (let step = 0; step < 60; step += 1) {
        await page.keyboard.press("Tab");
        if (
          await list
            .getByRole("link")
            .first()
            .evaluate((link) => link === document.activeElement)
        )
          break;
      }
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("ArrowDown");
      await expect(list.getByRole("link").nth(2)).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(page.getByRole("article").getByRole("heading")).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(page.getByRole("article")).toHaveCount(0);
      await expect(list.getByRole("link").nth(2)).toBeFocused();
    });
  });
}
