/** The contact form: a message is stored once, and an error never loses what the guest wrote. */
import type { APIRequestContext } from "@playwright/test";
import { stayDates } from "../../src/features/booking/stay-texts";
import { inLanguage, languages } from "../../src/settings/languages";
import { emailTo, emailsTo, freshAddress, futureStay, rowsOf } from "../support/backend";
import { expect, test } from "../support/fixtures";
import { type FormFacts, FormPage, expectedMessages, failInEveryWay, hold, loseResponse } from "../support/form-page";
import { brokenWords } from "../support/page-checks";
import { deferred } from "../support/promises";
import { open, textsIn } from "../support/reading";
import { stayFile } from "../support/site-file";

const facts: FormFacts = {
  path: "/contact",
  name: "contact",
  function: "contact",
  texts: "contact",
  keys: { submit: "form.submit", sendAgain: "form.sendAgain", sending: "form.sending", sent: "success.title" },
};

const entered = {
  en: { name: "Clara O’Neill", message: "We land at 22:40.\n\nIs there still a way in? <b>Two</b> of us & a cello." },
  el: { name: "Δημήτρης Παπαδόπουλος", message: "Καλημέρα σας,\n\nυπάρχει θέση στάθμευσης κοντά; «Ευχαριστώ» 🙂" },
};

const stored = (request: APIRequestContext, email: string) =>
  rowsOf(request, "contact_messages", { email: `eq.${email}`, select: "name,email,message,language,page,status" });

for (const language of languages) {
  test.describe(`in ${language}`, () => {
    test("wider spacing of letters and words breaks no word in the table of hours", async ({ page }) => {
      await open(page, "/contact", language);
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync("* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }");
        document.adoptedStyleSheets = [sheet];
        return document.fonts.ready.then(() => undefined);
      });
      for (const width of [320, 340, 360]) {
        await page.setViewportSize({ width, height: 640 });
        expect(await brokenWords(page.getByRole("table")), `at ${width} px`).toEqual([]);
      }
    });

    test("a message is stored once and confirmed by email", async ({ page, request }) => {
      const email = freshAddress("clara");
      const form = new FormPage(page, language, facts);
      await form.visit();
      await form.fill({ ...entered[language], email });
      await form.button("submit").dblclick();
      await expect(form.sent).toBeVisible();
      expect(await stored(request, email)).toEqual([
        { ...entered[language], email, language, page: language === "el" ? "/el/contact" : "/contact", status: "new" },
      ]);
      const receipt = await emailTo(request, email, language === "el" ? "Λάβαμε" : "We have your message");
      expect(receipt.text).toContain(language === "el" ? "ώρες" : "phone hours");
      // The draft is deleted after sending, and the form for another message is empty.
      await page.getByRole("button", { name: form.t("success.another") }).click();
      await form.expectValues({ name: "", email: "", message: "" });
      await expect(form.field("name")).toBeFocused();
      await form.reload();
      await form.expectValues({ name: "", email: "", message: "" });
      expect(await emailsTo(request, email)).toHaveLength(1);
    });

    test("the stay stored in the tab is sent with a message, as dates, unless it is removed", async ({
      page,
      request,
    }) => {
      const stay = { ...futureStay, guests: Math.min(futureStay.guests, stayFile.facts.maxGuests.value) };
      await page.addInitScript((kept) => sessionStorage.setItem("booking-stay", kept), JSON.stringify(stay));
      const form = new FormPage(page, language, facts);
      const staysOf = (email: string) =>
        rowsOf(request, "contact_messages", {
          email: `eq.${email}`,
          select: "stay_arrival,stay_departure,stay_guests,terms_version",
        });
      const send = async (email: string) => {
        await form.fill({ ...entered[language], email });
        await form.button("submit").click();
        await expect(form.sent).toBeVisible();
      };
      await form.visit();
      await page.keyboard.press("Shift");
      const field = page.getByRole("group", { name: form.t("form.stay.label") });
      await expect(field).toContainText(stayDates(stay, language));
      await expect(form.field("message"), "nothing asks for the dates again").toHaveAccessibleDescription("");
      const [first, second] = [freshAddress("dated"), freshAddress("undated")];
      await send(first);
      expect(await staysOf(first)).toEqual([
        {
          stay_arrival: stay.arrival,
          stay_departure: stay.departure,
          stay_guests: stay.guests,
          terms_version: stayFile.facts.termsEffectiveFrom.value,
        },
      ]);
      await page.getByRole("button", { name: form.t("success.another") }).click();
      await field.getByRole("button", { name: form.t("form.stay.remove") }).click();
      await expect(field.getByRole("button", { name: form.t("form.stay.take") })).toBeFocused();
      await send(second);
      expect(await staysOf(second)).toEqual([
        {
          stay_arrival: null,
          stay_departure: null,
          stay_guests: null,
          terms_version: stayFile.facts.termsEffectiveFrom.value,
        },
      ]);
    });

    test("each invalid field has the site's own error text, and the first one gets the focus", async ({ page }) => {
      const form = new FormPage(page, language, facts);
      await form.visit();
      await form.button("submit").click();
      await expect(form.field("name")).toBeFocused();
      const summary = page.getByRole("alert").filter({ hasText: form.t("error.summary_other", { count: 3 }) });
      for (const [field, key] of [
        ["name", "error.nameRequired"],
        ["email", "error.emailRequired"],
        ["message", "error.messageRequired"],
      ] as const) {
        await expect(form.field(field)).toHaveAccessibleDescription(new RegExp(form.t(key)));
        await expect(form.field(field)).toHaveAttribute("aria-invalid", "true");
        await summary.getByRole("link", { name: form.t(key) }).click();
        await expect(form.field(field)).toBeFocused();
      }
      // While the guest types, each field that was refused shows its current error, or none.
      await form.fill({ name: entered[language].name, email: "clara@post", message: " \n " });
      await expect(form.field("name")).not.toHaveAttribute("aria-invalid");
      await expect(form.field("email")).toHaveAccessibleDescription(new RegExp(form.t("error.emailInvalid")));
      await form.button("submit").click();
      await expect(form.field("email")).toBeFocused();
      await expect(form.field("message")).toHaveAccessibleDescription(new RegExp(form.t("error.messageRequired")));
      // A message of one word is accepted.
      await form.fill({ message: "Yes" });
      await expect(form.field("message")).not.toHaveAttribute("aria-invalid");
    });

    test("the problem of a stay in the URL is shown beside the stay, before and after hydration", async ({ page }) => {
      await open(page, "/contact?checkin=2026-01-10&nights=2", language);
      const problem = page.locator("[data-stay=problem]");
      const text = textsIn("booking", language)("error.arrivalPast");
      await expect(problem).toHaveText(text);
      await page.keyboard.press("Shift");
      await page.waitForFunction(() => window.startState?.ready);
      await expect(problem).toHaveText(text);
    });

    test("a message survives every failure and a reload, and is then stored once", async ({ page, request, allow }) => {
      allow(expectedMessages);
      const email = freshAddress("patient");
      const values = { ...entered[language], email };
      const form = new FormPage(page, language, facts);
      await form.visit();
      await form.fill(values);
      await failInEveryWay(form, values);
      const byEmail = page.getByRole("link", { name: form.t("form.byEmail") });
      await expect(byEmail).toHaveAttribute("href", /^mailto:/);
      await form.reload();
      await form.expectValues(values);
      await expect(page.getByText(form.t("form.draftRestored"))).toBeVisible();
      await form.button("submit").click();
      await expect(form.sent).toBeVisible();
      expect(await stored(request, email)).toHaveLength(1);
    });

    test("when sending fails, the error is scrolled into view", async ({ page, allow }) => {
      allow(expectedMessages);
      const form = new FormPage(page, language, facts);
      await form.visit();
      await form.fill({ ...entered[language], email: freshAddress("edge") });
      await page.route("**/functions/v1/contact", (route) => route.fulfill({ status: 500 }));
      const submit = form.button("submit");
      await submit.evaluate((element) => element.scrollIntoView({ block: "end", behavior: "instant" }));
      await submit.click();
      await expect(form.alert(form.t("error.kept"))).toBeInViewport({ ratio: 0.99 });
    });

    test("a visitor who leaves while the message is being sent is told that it was not sent", async ({
      page,
      allow,
    }) => {
      allow(expectedMessages);
      const values = { ...entered[language], email: freshAddress("leaving") };
      const form = new FormPage(page, language, facts);
      await form.visit();
      await form.fill(values);
      const answered = deferred();
      await page.route("**/functions/v1/contact", async (route) => {
        await answered.promise;
        await route.fulfill({ status: 503 });
      });
      await form.button("submit").click();
      await expect(form.button("sending")).toBeVisible();
      await page.locator(`footer a[href="${inLanguage("/faq", language)}"]`).click();
      await expect(page).toHaveURL(/\/faq$/);
      // The URL changes before the page does.
      await expect(form.button("sending")).not.toBeAttached();
      answered.resolve();
      await expect(page.getByText(textsIn("toast", language)("notSent"))).toBeVisible();
      await page.goBack();
      await form.expectValues(values);
    });

    test("the form waits for a slow response, and a lost response causes no second message", async ({
      page,
      request,
      allow,
    }) => {
      allow(expectedMessages);
      const email = freshAddress("waiting");
      const values = { ...entered[language], email };
      const form = new FormPage(page, language, facts);
      await form.visit();
      await form.fill(values);
      await loseResponse(form);
      await form.button("submit").click();
      await expect(form.alert(form.t("error.general"))).toBeVisible();
      const held = await hold(form);
      await form.button("sendAgain").click();
      await expect(form.button("sending")).toHaveAttribute("aria-busy", "true");
      await expect(form.field("message")).toHaveAttribute("readonly", "");
      // The button is aria-disabled. A click must not send the form again.
      await form.button("sending").click({ force: true });
      await form.expectValues(values);
      held.release();
      await expect(form.sent).toBeVisible();
      expect(held.requests).toHaveLength(1);
      expect(await stored(request, email)).toHaveLength(1);
      await emailTo(request, email);
      expect(await emailsTo(request, email)).toHaveLength(1);
    });
  });
}
