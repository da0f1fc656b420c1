/** Requests about personal data: confirmed by a link in an email, with a reference and a due date (GDPR Art. 12(3)). */
import type { APIRequestContext, Page } from "@playwright/test";
import { type Language, intlLocales, inLanguage, languages } from "../../src/settings/languages";
import { allEmails, changeRows, emailTo, emailsTo, freshAddress, houseDay, linkIn, rowsOf } from "../support/backend";
import { expect, test } from "../support/fixtures";
import {
  type FormFacts,
  FormPage,
  expectedMessages,
  failInEveryWay,
  hold,
  loseResponse,
  written,
} from "../support/form-page";
import { textsIn } from "../support/reading";
import { siteFile } from "../support/site-file";

const facts: FormFacts = {
  path: "/dsar",
  name: "privacy-request",
  function: "privacy-request",
  texts: "dsar",
  keys: { submit: "submit", sendAgain: "sendAgain", sending: "sending", sent: "sent.title" },
};

const subjects = {
  en: { confirm: "Confirm your request", received: /^Your request (\S+)$/, notice: "New data request" },
  el: { confirm: "Επιβεβαιώστε το αίτημά σας", received: /^Το αίτημά σας (\S+)$/, notice: "Νέο αίτημα" },
};

const names = { en: "Seán O’Neill", el: "Μαρία-Ελένη Παπαδοπούλου" };

const stored = (request: APIRequestContext, email: string) =>
  rowsOf(request, "data_subject_requests", {
    email: `eq.${email}`,
    select: "type,name,details,language,status,reference,due_on,confirmed_at",
  });

const choose = (form: FormPage, type: string) => form.page.locator(`input[name=type][value=${type}]`).check();

const heading = (page: Page, text: string) => page.getByRole("heading", { name: text, exact: true });

/** One month after a day (YYYY-MM-DD): the same day of the month, or the last day of a shorter month. */
const monthAfter = (isoDay: string): string => {
  const day = new Date(isoDay);
  const due = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 1));
  const last = new Date(Date.UTC(due.getUTCFullYear(), due.getUTCMonth() + 1, 0)).getUTCDate();
  due.setUTCDate(Math.min(day.getUTCDate(), last));
  return due.toISOString().slice(0, 10);
};

const dateIn = (language: Language, isoDate: string): string =>
  new Intl.DateTimeFormat(intlLocales[language], { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(`${isoDate}T00:00:00Z`),
  );

/** Presses the confirmation button on the page that the link in the email opens. */
const confirm = async (form: FormPage): Promise<void> => {
  await expect(heading(form.page, form.t("confirm.title"))).toBeVisible();
  await form.page.getByRole("button", { name: form.t("confirm.submit") }).click();
};

const submit = async (form: FormPage, email: string): Promise<void> => {
  await form.visit();
  await choose(form, "access");
  await form.fill({ name: names[form.language], email });
  await form.button("submit").click();
  await expect(form.sent).toBeVisible();
};

for (const language of languages) {
  const subject = subjects[language];

  test.describe(`in ${language}`, () => {
    test("a request is confirmed with the link in the email, and then has a reference and a due date", async ({
      page,
      request,
    }) => {
      const email = freshAddress("person");
      const form = new FormPage(page, language, facts);
      await form.visit();
      await choose(form, "rectification");
      await form.fill({ name: names[language], email, details: "Our street is written wrong.\nIt has two n." });
      await form.button("submit").dblclick();
      await expect(form.sent).toBeVisible();
      await expect(page.getByText(email)).toBeVisible();
      const link = linkIn(await emailTo(request, email, subject.confirm));
      expect(link).toContain(inLanguage("/dsar", language));

      // Mail scanners open links and run scripts, so opening the page must not confirm anything.
      await page.goto(link);
      await expect(heading(page, form.t("confirm.title"))).toBeVisible();
      expect(await stored(request, email)).toEqual([expect.objectContaining({ status: "unconfirmed" })]);
      await page.reload();
      await confirm(form);
      await expect(heading(page, form.t("confirmed.title"))).toBeVisible();
      const rows = await stored(request, email);
      expect(rows).toEqual([
        expect.objectContaining({
          type: "rectification",
          name: names[language],
          language,
          due_on: monthAfter(houseDay()),
        }),
      ]);
      const { reference, due_on } = rows[0] as { reference: string; due_on: string };
      await expect(page.getByText(reference, { exact: true })).toBeVisible();
      await expect(page.getByText(dateIn(language, due_on), { exact: true })).toBeVisible();

      // The email to the person contains the reference and the due date.
      const received = await emailTo(request, email, subject.received);
      expect(received.subject).toContain(reference);
      expect(received.text).toContain(dateIn(language, due_on));
      await page.goto(link);
      await expect(heading(page, form.t("confirmed.already.title"))).toBeVisible();
      await expect(page.getByText(reference, { exact: true })).toBeVisible();
      expect(await emailsTo(request, email)).toHaveLength(2);
    });

    test("each invalid field has an error text, and the first one gets the focus", async ({ page }) => {
      const form = new FormPage(page, language, facts);
      await form.visit();
      await form.button("submit").click();
      await expect(page.locator("input[name=type]").first()).toBeFocused();
      const summary = page.getByRole("alert").filter({ hasText: form.t("error.summary_other", { count: 3 }) });
      for (const key of ["error.typeRequired", "error.nameRequired", "error.emailRequired"])
        await expect(summary.getByRole("link", { name: form.t(key) })).toBeVisible();
      // Details are required only for a rectification.
      await choose(form, "rectification");
      await form.fill({ name: names[language], email: "person@nowhere" });
      await form.button("submit").click();
      await expect(form.field("email")).toBeFocused();
      await expect(form.field("email")).toHaveAccessibleDescription(new RegExp(form.t("error.emailInvalid")));
      await expect(form.field("details")).toHaveAccessibleDescription(new RegExp(form.t("error.detailsRequired")));
    });

    test("a request survives every failure and a reload, and is stored once", async ({ page, request, allow }) => {
      allow(expectedMessages);
      const email = freshAddress("patient");
      const values = { name: names[language], email, details: "Everything since 2024 — «all» of it." };
      const form = new FormPage(page, language, facts);
      await form.visit();
      await choose(form, "portability");
      await form.fill(values);
      await failInEveryWay(form, values);
      await form.reload();
      await form.expectValues(values);
      await expect(page.locator("input[value=portability]")).toBeChecked();
      await expect(page.getByText(form.t("form.draftRestored"))).toBeVisible();
      await loseResponse(form);
      await form.button("submit").click();
      await expect(form.alert(form.t("error.general"))).toBeVisible();
      const held = await hold(form);
      await form.button("sendAgain").click();
      await expect(form.button("sending")).toHaveAttribute("aria-busy", "true");
      await page.locator("input[value=access]").click({ force: true });
      await expect(page.locator("input[value=portability]")).toBeChecked();
      held.release();
      await expect(form.sent).toBeVisible();
      expect(await stored(request, email)).toHaveLength(1);
      expect(await emailsTo(request, email)).toHaveLength(1);
    });

    test("a link that does not work is reported, and a new request is offered", async ({ page, request, allow }) => {
      allow(/Failed to load resource/);
      const email = freshAddress("late");
      const form = new FormPage(page, language, facts);
      await submit(form, email);
      const link = linkIn(await emailTo(request, email, subject.confirm));
      await page.route("**/functions/v1/privacy-request", (route) => route.fulfill({ status: 500, body: "" }));
      await page.goto(link);
      await expect(page.getByText(form.t("confirmed.failed"))).toBeVisible();
      await page.unroute("**/functions/v1/privacy-request");
      await changeRows(
        request,
        "data_subject_requests",
        { email: `eq.${email}` },
        { token_expires_at: "2026-01-01T00:00:00Z" },
      );
      await page.getByRole("button", { name: textsIn("common", language)("tryAgain") }).click();
      await expect(heading(page, form.t("confirmed.expired.title"))).toBeVisible();
      await page.goto(`${inLanguage("/dsar", language)}?token=cut-in-two`);
      await expect(heading(page, form.t("confirmed.invalid.title"))).toBeVisible();
      await page.getByRole("link", { name: form.t("confirmed.newRequest") }).click();
      await expect(form.field("name")).toBeVisible();
      await expect(page.getByText(written(form.t("confirmed.invalid.title")))).toBeHidden();
    });
  });
}

test("the staff get an email about a confirmed request", async ({ page, request }) => {
  const email = freshAddress("notice");
  const form = new FormPage(page, "en", facts);
  await submit(form, email);
  await page.goto(linkIn(await emailTo(request, email, subjects.en.confirm)));
  await confirm(form);
  await expect(heading(page, form.t("confirmed.title"))).toBeVisible();
  const [row] = await stored(request, email);
  const reference = String(row?.["reference"]);
  // The notice to staff is sent after the person's email, at the rate that the email provider allows.
  await expect
    .poll(async () =>
      (await allEmails(request)).some(
        ({ subject }) => subject.includes(reference) && subject.startsWith(subjects[siteFile.staff.language].notice),
      ),
    )
    .toBe(true);
});
