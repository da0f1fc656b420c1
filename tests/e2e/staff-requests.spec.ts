/** Data-subject requests: due dates, notes, extension, answer; exporting and erasing all data about a person. */
import { readFileSync } from "node:fs";
import { expect, test } from "../support/fixtures";
import { type Language, inLanguage } from "../../src/settings/languages";
import { addMessage, addSubscriber, addRequest, changeRequest, unique } from "../support/backend";
import { brokenWords } from "../support/page-checks";
import { StaffPage } from "../support/staff-page";

for (const language of ["en", "el"] as const) {
  test.describe(language, () => {
    test("a request can be given a note, extended with a reason, answered and closed", async ({ page, request }) => {
      const reference = `T-${unique()}`;
      await addRequest(request, { name: "Ann", email: `${unique()}@asks.example`, reference, type: "portability" }, 5);
      const staff = new StaffPage(page, language);
      const t = staff.texts("requests");
      await staff.signIn("owner");
      await staff.goTo(staff.staff("nav.requests"));
      await page.getByLabel(t("search")).fill(reference);
      await expect(page.getByRole("rowheader")).toHaveCount(1);
      await expect(page.getByRole("row").filter({ hasText: reference })).toContainText(t("left_other", { count: 5 }));
      await page.getByRole("link", { name: reference }).click();
      await expect(staff.heading).toContainText(reference);

      await page.getByRole("textbox", { name: t("notes") }).fill("Asked the bookkeeper.");
      await page.getByRole("button", { name: t("notes.action") }).click();
      await expect(staff.toast(staff.staff("saved"))).toBeVisible();

      await page.getByRole("button", { name: t("extension.action") }).click();
      await expect(page.getByText(t("reason.tooShort"))).toBeVisible();
      await page.getByLabel(t("reason")).fill("Three years of invoices have to be searched.");
      await page.getByRole("button", { name: t("extension.action") }).click();
      await expect(page.getByText(t("extended"))).toBeVisible();
      await expect(page.getByRole("button", { name: t("extension.action") })).toHaveCount(0);
      await expect(page.getByText(t("left_other", { count: 5 }))).toHaveCount(0);

      await page.getByRole("button", { name: t("close") }).click();
      await expect(page.getByText(t("answer.missing"))).toBeVisible();
      await page.getByLabel(t("answer.label")).fill("We have sent a copy by email.");
      await page.getByRole("button", { name: t("close") }).click();
      await expect(page.getByRole("button", { name: t("reopen") })).toBeVisible();
      await expect(page.getByText("We have sent a copy by email.")).toBeVisible();

      await staff.goTo(staff.staff("nav.audit"));
      await page.getByLabel(staff.texts("audit")("about"), { exact: true }).selectOption("data_subject_request");
      const rows = page.getByRole("row").filter({ hasText: reference });
      await expect(rows.filter({ hasText: staff.texts("audit")("action.requestExtended") })).toHaveCount(1);
      await expect(rows.filter({ hasText: staff.texts("audit")("action.requestClosed") })).toHaveCount(1);
    });

    test("when two owners edit one request, the second gets a notice, and no text is lost", async ({
      page,
      request,
    }) => {
      const email = `${unique()}@asks.example`;
      const row = await addRequest(request, { name: "Ann", email, reference: `T-${unique()}` }, 9);
      const staff = new StaffPage(page, language);
      const t = staff.texts("requests");
      await staff.signIn("owner", `/admin/requests?request=${String(row["id"])}`);
      const notes = page.getByRole("textbox", { name: t("notes") });
      await notes.fill("Mine.");
      await changeRequest(request, String(row["id"]), { notes: "Theirs." });
      await page.getByRole("button", { name: t("notes.action") }).click();
      await expect(staff.toast(staff.staff("failure.changed"))).toBeVisible();
      await expect(page.getByText(t("overtaken"))).toBeVisible();
      await expect(notes).toHaveValue("Mine.");
      await page.getByRole("button", { name: t("overtaken.action") }).click();
      await expect(notes).toHaveValue("Theirs.");
      await notes.fill("Theirs, and mine.");
      await page.getByRole("button", { name: t("notes.action") }).click();
      await expect(staff.toast(staff.staff("saved"))).toBeVisible();
      await page.reload();
      await expect(notes).toHaveValue("Theirs, and mine.");
    });

    test("an unfinished answer survives a language change in another tab and looking at the person's data", async ({
      page,
      request,
    }) => {
      const email = `${unique()}@asks.example`;
      const row = await addRequest(request, { name: "Ann", email, reference: `T-${unique()}` }, 9);
      const staff = new StaffPage(page, language);
      const t = staff.texts("requests");
      await staff.signIn("owner", `/admin/requests?request=${String(row["id"])}`);
      const answer = page.getByLabel(t("answer.label"));
      await answer.fill("Half an answer");

      const other = await page.context().newPage();
      const another: Language = language === "en" ? "el" : "en";
      await other.goto(inLanguage("/contact", language));
      await other.evaluate(
        (wanted) => document.querySelector<HTMLElement>(`[data-language="${wanted}"]`)?.click(),
        another,
      );
      await expect(other).toHaveURL(inLanguage("/contact", another));
      await other.close();

      await page.getByRole("button", { name: t("showPerson") }).click();
      await expect(page.getByRole("heading", { name: t("person"), exact: true })).toBeFocused();
      const person = page.getByLabel(staff.staff("email"), { exact: true });
      await expect(person).toHaveValue(email);
      const searches = () => staff.answers.filter(({ path }) => path.endsWith("/person_data")).length;
      await expect.poll(searches).toBe(1);
      await page.goBack();
      await expect(answer).toHaveValue("Half an answer");
      await page.goForward();
      await expect(person).toHaveValue("");
      expect(searches()).toBe(1);
    });

    test("unsaved notes survive visits to the pictures page and the site, and signing out asks before they are lost", async ({
      page,
      request,
      isMobile,
    }) => {
      const row = await addRequest(
        request,
        { name: "Nora", email: `${unique()}@notes.example`, reference: `T-${unique()}` },
        20,
      );
      const staff = new StaffPage(page, language);
      const notes = page.getByRole("textbox", { name: staff.texts("requests")("notes") });
      // By the form: signing out would end the session that the other tests share.
      await staff.signInByForm("owner", `/admin/requests?request=${String(row["id"])}`);
      await notes.fill("Half a sentence");
      await staff.goTo(staff.texts("pictures")("nav"));
      await page.goBack();
      await expect(notes).toHaveValue("Half a sentence");
      await staff.openMenu();
      const link = page.getByRole("link", { name: staff.staff("seeSite") });
      await (isMobile ? link.last() : link.first()).click();
      await expect(page.locator("footer")).toBeVisible();
      await page.goBack();
      await expect(notes).toHaveValue("Half a sentence");
      await staff.openMenu();
      const signOut = page.getByRole("button", { name: staff.staff("signOut"), exact: true });
      await (isMobile ? signOut.last() : signOut.first()).click();
      const question = page.getByRole("dialog", { name: staff.staff("signOut.unsaved") });
      await question.getByRole("button", { name: staff.texts("common")("cancel") }).click();
      await expect(question).toBeHidden();
      await (isMobile ? signOut.last() : signOut.first()).click();
      await question.getByRole("button", { name: staff.staff("signOut") }).click();
      await expect(page.getByLabel(staff.staff("signIn.password"))).toBeVisible();
    });

    test("all data about a person can be found, saved in two formats, and erased after a preview", async ({
      page,
      request,
    }) => {
      const email = `${unique()}@data.example`;
      await addMessage(request, { name: "Ann", email, message: "<b>Please forget me</b>" });
      await addSubscriber(request, email);
      await addRequest(request, { name: "Ann", email, reference: `T-${unique()}`, type: "erasure" }, 20);
      const unconfirmed = { status: "unconfirmed", confirmed_at: null, details: "Written by whoever" };
      await addRequest(request, { name: "Ann", email, ...unconfirmed }, 20);
      const staff = new StaffPage(page, language);
      const t = staff.texts("requests");
      await staff.signIn("owner", "/admin/requests");
      // The search ignores case.
      await page.getByLabel(staff.staff("email"), { exact: true }).fill(email.toUpperCase());
      await page.getByRole("button", { name: t("person.action") }).click();
      const part = (name: string) => page.getByRole("region", { name: t(`part.${name}`), exact: true });
      await expect(part("messages")).toContainText("Please forget me");
      await expect(part("newsletter")).toContainText(email);
      await expect(part("requests")).toContainText(t("type.erasure"));
      expect(decodeURIComponent(page.url())).not.toContain(email);

      const save = async (name: string) => {
        const download = page.waitForEvent("download");
        await page.getByRole("button", { name }).click();
        return readFileSync(await (await download).path(), "utf8");
      };
      const data = JSON.parse(await save(t("save.json"))) as Record<string, unknown[]>;
      expect(data["messages"]).toHaveLength(1);
      expect(JSON.stringify(data)).not.toMatch(/token|search_text/);
      const readable = await save(t("save.html"));
      expect(readable).toContain("&#60;b&#62;Please forget me");
      expect(readable).toContain(t("part.newsletter"));
      expect(readable).toMatch(language === "el" ? /href="[^"]+\/el\/privacy"/ : /href="[^"]+\w\/privacy"/);

      await page.getByRole("button", { name: t("erase"), exact: true }).click();
      const dialog = page.getByRole("dialog", { name: t("erase.title") });
      await expect(dialog).toContainText(t("erase.part", { part: t("part.messages"), number: 1 }));
      await expect(dialog).toContainText(t("erase.part", { part: t("part.newsletter"), number: 1 }));
      await expect(dialog).toContainText(t("erase.part", { part: t("erase.unconfirmed"), number: 1 }));
      await expect(dialog).toContainText(t("erase.elsewhere"));
      await staff.confirm(t("erase.action"));
      await expect(staff.toast(t("erased"))).toBeVisible();
      await expect(part("messages")).toContainText(t("file.nothing"));
      await expect(part("requests")).toContainText(t("type.erasure"));
      await expect(part("requests")).not.toContainText("Written by whoever");

      await staff.goTo(staff.staff("nav.audit"));
      for (const act of ["personSearched", "personExported", "personErased"]) {
        await expect(
          page.getByRole("rowheader", { name: staff.texts("audit")(`action.${act}`) }).first(),
        ).toBeVisible();
      }
    });

    test("no URL contains a person's data, and a reload starts no search", async ({ page, request }) => {
      const email = `${unique()}@unsaid.example`;
      const reference = `T-${unique()}`;
      await addRequest(request, { name: "Ann", email, reference, type: "access" }, 9);
      const staff = new StaffPage(page, language);
      const t = staff.texts("requests");
      const addresses: string[] = [];
      page.on("request", (asked) => {
        const { pathname, search } = new URL(asked.url());
        const url = pathname.startsWith("/rest/") ? [] : [pathname + search];
        addresses.push(...url, asked.headers()["referer"] ?? "");
      });
      await staff.signIn("owner", "/admin/requests");
      await page.getByLabel(t("search")).fill(email);
      await expect(page.getByRole("rowheader")).toHaveCount(1);
      await page.getByRole("link", { name: reference }).click();
      await expect(staff.heading).toContainText(reference);
      await page.goBack();
      await expect(page.getByLabel(t("search"))).toHaveValue(email);
      await page.goForward();
      await page.getByRole("button", { name: t("showPerson") }).click();
      await expect(page.getByRole("heading", { name: t("person"), exact: true })).toBeFocused();
      await expect(page.getByRole("region", { name: t("part.requests"), exact: true })).toContainText(t("type.access"));
      await page.reload();
      await expect(page.getByLabel(t("search"))).toHaveValue(email);
      await expect(page.getByLabel(staff.staff("email"), { exact: true })).toHaveValue("");
      expect(staff.answers.filter(({ path }) => path.endsWith("/person_data"))).toHaveLength(1);
      expect([page.url(), ...addresses].filter((address) => /unsaid/.test(address))).toEqual([]);
    });
  });
}

test("a long name without a space breaks no word in the other columns of the table", async ({ page, request }) => {
  await addRequest(
    request,
    { name: "W".repeat(100), email: `${unique()}@asks.example`, reference: `T-${unique()}` },
    9,
  );
  await page.setViewportSize({ width: 1024, height: 768 });
  const staff = new StaffPage(page, "en");
  await staff.signIn("owner", "/admin/requests");
  const row = page.getByRole("row", { name: "WWW" }).first();
  await expect(row).toBeVisible();
  for (const cell of await row.locator("th, td").filter({ hasNotText: "WWW" }).all())
    expect(await brokenWords(cell)).toEqual([]);
  const beyond = await row.evaluate(
    (element) => element.getBoundingClientRect().width - (element.closest("div")?.clientWidth ?? 0),
  );
  expect(beyond).toBeLessThan(1);
});
