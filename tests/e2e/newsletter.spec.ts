/** The newsletter: readers subscribe by a link in an email (double opt-in), and unsubscribe by a link in a later email and a button. */
import type { APIRequestContext, Page } from "@playwright/test";
import { inLanguage, languages } from "../../src/settings/languages";
import { changeRows, emailTo, emailsTo, freshAddress, linkIn, rowsOf } from "../support/backend";
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
import { postSections } from "../support/routes";
import { textsIn } from "../support/reading";

const facts: FormFacts = {
  // A house without posts has no /blog. The form is on every home page, too.
  path: postSections.size > 0 ? "/blog" : "/",
  name: "newsletter",
  function: "newsletter",
  texts: "newsletter",
  keys: { submit: "submit", sendAgain: "sendAgain", sending: "sending", sent: "sent.title" },
};

const subjects = {
  en: { confirm: "Confirm your subscription", welcome: "You are on the list", already: "You are already on the list" },
  el: { confirm: "Επιβεβαιώστε την εγγραφή σας", welcome: "ολοκληρώθηκε", already: "Είστε ήδη στη λίστα" },
};

const status = async (request: APIRequestContext, email: string): Promise<unknown[]> =>
  (await rowsOf(request, "newsletter_subscribers", { email: `eq.${email}`, select: "status" })).map(
    (row) => row["status"],
  );

const title = (page: Page, text: string) => page.getByRole("heading", { level: 1, name: text, exact: true });

/** Opens the link of a confirmation email and presses the button of the page. */
const confirm = async (form: FormPage, link: string): Promise<void> => {
  await form.page.goto(link);
  await form.page.getByRole("button", { name: form.t("verified.ready.submit") }).click();
  await expect(title(form.page, form.t("verified.confirmed.title"))).toBeFocused();
};

const subscribe = async (form: FormPage, email: string): Promise<void> => {
  await form.visit();
  await form.fill({ email });
  await form.button("submit").click();
  await expect(form.sent).toBeVisible();
};

for (const language of languages) {
  const subject = subjects[language];

  test.describe(`in ${language}`, () => {
    test("a reader subscribes with the link in the confirmation email, and unsubscribes with the one in the welcome email", async ({
      page,
      request,
      allow,
    }) => {
      // After unsubscribing, the first link returns 404.
      allow(/status of 404/);
      const email = freshAddress("reader");
      const form = new FormPage(page, language, facts);
      await form.visit();
      await form.fill({ email });
      await form.button("submit").dblclick();
      await expect(form.sent).toBeVisible();
      const link = linkIn(await emailTo(request, email, subject.confirm));
      expect(await status(request, email)).toEqual(["pending"]);

      // Mail scanners open links and run scripts, so opening the page must not confirm anything.
      await page.goto(link);
      await expect(title(page, form.t("verified.ready.title"))).toBeVisible();
      expect(await status(request, email)).toEqual(["pending"]);
      await confirm(form, link);
      expect(await status(request, email)).toEqual(["confirmed"]);
      await page.goto(link);
      await expect(title(page, form.t("verified.already.title"))).toBeVisible();

      const unsubscribeLink = linkIn(await emailTo(request, email, subject.welcome));
      await page.goto(unsubscribeLink);
      await expect(title(page, form.t("unsubscribe.title"))).toBeVisible();
      expect(await status(request, email)).toEqual(["confirmed"]);
      await page.getByRole("button", { name: form.t("unsubscribe.submit") }).click();
      await expect(title(page, form.t("unsubscribe.done.title"))).toBeFocused();
      expect(await status(request, email)).toEqual(["unsubscribed"]);
      await page.goto(unsubscribeLink);
      await page.getByRole("button", { name: form.t("unsubscribe.submit") }).click();
      await expect(title(page, form.t("unsubscribe.already.title"))).toBeVisible();
      await page.goto(link);
      await expect(page.getByText(form.t("verified.unknown.text"))).toBeVisible();
      expect((await emailsTo(request, email)).length).toBe(2);
    });

    test("a reader who subscribes twice can use the link in the first email", async ({ page, request }) => {
      const email = freshAddress("impatient");
      const form = new FormPage(page, language, facts);
      await subscribe(form, email);
      const first = linkIn(await emailTo(request, email, subject.confirm));
      await subscribe(form, email);
      await expect.poll(async () => (await emailsTo(request, email)).length).toBe(2);
      await confirm(form, first);
      expect(await status(request, email)).toEqual(["confirmed"]);
    });

    test("a reader who is already subscribed gets an email that says so, but the page does not reveal it", async ({
      page,
      request,
    }) => {
      const email = freshAddress("twice");
      const form = new FormPage(page, language, facts);
      await subscribe(form, email);
      await confirm(form, linkIn(await emailTo(request, email, subject.confirm)));
      await subscribe(form, email);
      await expect(page.getByText(written(form.t("sent.text")))).toBeVisible();
      await emailTo(request, email, subject.already);
      expect(await status(request, email)).toEqual(["confirmed"]);
    });

    test("an expired or invalid link is reported, and the form is offered", async ({ page, request, allow }) => {
      allow(/status of (?:404|410|422)/);
      const email = freshAddress("late");
      const form = new FormPage(page, language, facts);
      await subscribe(form, email);
      const link = linkIn(await emailTo(request, email, subject.confirm));
      const [subscriber] = await rowsOf(request, "newsletter_subscribers", { email: `eq.${email}`, select: "id" });
      await changeRows(
        request,
        "newsletter_links",
        { subscriber_id: `eq.${String(subscriber?.["id"])}` },
        { expires_at: "2026-01-01T00:00:00Z" },
      );
      await page.goto(link);
      await expect(title(page, form.t("verified.expired.title"))).toBeVisible();
      await form.fill({ email });
      await form.button("submit").click();
      await expect(form.sent).toBeVisible();
      await expect.poll(async () => (await emailsTo(request, email)).length).toBe(2);
      const landing = inLanguage("/newsletter-verified", language);
      for (const query of ["?token=cut-in-two", `?token=${"A".repeat(43)}`, "?unsubscribe=cut-in-two", ""]) {
        await page.goto(landing + query);
        if (query.includes("unsubscribe"))
          await page.getByRole("button", { name: form.t("unsubscribe.submit") }).click();
        await expect(title(page, form.t("verified.invalid.title"))).toBeVisible();
      }
    });

    test("a link that could not be checked can be tried again", async ({ page, request, allow }) => {
      allow(expectedMessages);
      const email = freshAddress("retry");
      const form = new FormPage(page, language, facts);
      await subscribe(form, email);
      const link = linkIn(await emailTo(request, email, subject.confirm));
      await page.route("**/functions/v1/newsletter", (route) => route.abort("connectionrefused"));
      await page.goto(link);
      await expect(title(page, form.t("verified.failed.title"))).toBeVisible();
      await page.unroute("**/functions/v1/newsletter");
      await page.getByRole("button", { name: textsIn("common", language)("tryAgain") }).click();
      await expect(title(page, form.t("verified.ready.title"))).toBeFocused();
      await page.route("**/functions/v1/newsletter", (route) => route.abort("connectionrefused"));
      await page.getByRole("button", { name: form.t("verified.ready.submit") }).click();
      await expect(title(page, form.t("verified.failed.title"))).toBeFocused();
      await page.unroute("**/functions/v1/newsletter");
      await page.getByRole("button", { name: textsIn("common", language)("tryAgain") }).click();
      await expect(title(page, form.t("verified.confirmed.title"))).toBeFocused();
      expect(await status(request, email)).toEqual(["confirmed"]);
    });

    test("an error in the email address is shown beside the field", async ({ page }) => {
      const form = new FormPage(page, language, facts);
      await form.visit();
      await form.button("submit").click();
      await expect(form.field("email")).toBeFocused();
      await expect(form.field("email")).toHaveAccessibleDescription(new RegExp(form.t("error.emailRequired")));
      await form.fill({ email: "reader@nowhere" });
      await form.button("submit").click();
      await expect(form.field("email")).toHaveAccessibleDescription(new RegExp(form.t("error.emailInvalid")));
    });

    test("an email address survives every failure and a reload, and gets one link", async ({
      page,
      request,
      allow,
    }) => {
      allow(expectedMessages);
      const email = freshAddress("patient");
      const form = new FormPage(page, language, facts);
      await form.visit();
      await form.fill({ email });
      await failInEveryWay(form, { email });
      await form.reload();
      await form.expectValues({ email });
      await loseResponse(form);
      await form.button("submit").click();
      await expect(form.alert(form.t("error.general"))).toBeVisible();
      const held = await hold(form);
      await form.button("sendAgain").click();
      await expect(form.button("sending")).toHaveAttribute("aria-busy", "true");
      held.release();
      await expect(form.sent).toBeVisible();
      expect(await status(request, email)).toEqual(["pending"]);
      expect(await emailsTo(request, email)).toHaveLength(1);
    });
  });
}

test("an email program can unsubscribe a reader with one request", async ({ page, request }) => {
  const email = freshAddress("oneclick");
  const form = new FormPage(page, "en", facts);
  await subscribe(form, email);
  await confirm(form, linkIn(await emailTo(request, email, subjects.en.confirm)));
  const { headers } = await emailTo(request, email, subjects.en.welcome);
  const address = new URL(/<(.+)>/.exec(headers["List-Unsubscribe"] ?? "")?.[1] ?? "");
  const response = await request.post(address.pathname + address.search, { form: { "List-Unsubscribe": "One-Click" } });
  expect(response.status()).toBe(200);
  expect(await status(request, email)).toEqual(["unsubscribed"]);
});
