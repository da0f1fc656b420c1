/**
 * Signing in and out, by mouse, touch and keyboard; invitations; a forgotten password; a session that ends during work.
 */
import { publicKey } from "../../local/backend/data-directory";
import { inLanguage } from "../../src/settings/languages";
import { expect, screensAndGreekPhone, test } from "../support/fixtures";
import { addRequest, emailTo, emailsTo, signInLinkIn, unique } from "../support/backend";
import { StaffPage, accountOf } from "../support/staff-page";

const forgetSession = ({ page }: StaffPage) => page.evaluate(() => localStorage.removeItem("staff-session"));

for (const { screen, language, use } of screensAndGreekPhone)
  test.describe(`${screen}, ${language}`, () => {
    test.use(use);

    test("a staff member signs in, stays signed in after a reload, and signs out", async ({ page }) => {
      const staff = new StaffPage(page, language);
      await staff.signInByForm("owner");
      await expect(staff.heading).toHaveText(staff.staff("nav.overview"));
      await page.reload();
      await expect(staff.heading).toHaveText(staff.staff("nav.overview"));
      await expect(page).toHaveTitle(new RegExp(staff.staff("nav.overview")));
      // Waits for open requests: the backend would refuse them after the sign-out, and the browser would report errors.
      await page.waitForLoadState("networkidle");
      await staff.openMenu();
      await page
        .getByRole("button", { name: staff.staff("signOut"), exact: true })
        .first()
        .click();
      await expect(page.getByLabel(staff.staff("signIn.email"))).toBeVisible();
      await page.reload();
      await expect(page.getByLabel(staff.staff("signIn.email"))).toBeVisible();
    });

    test("a staff member can sign in and open a page by keyboard alone", async ({ page, isMobile }) => {
      const staff = new StaffPage(page, language);
      await staff.visit();
      const { email, password } = accountOf("editor");
      await expect(page.getByLabel(staff.staff("signIn.email"))).toBeVisible();
      const tabUntil = async (isFocused: () => boolean) => {
        for (let step = 0; step < 30; step += 1) {
          if (await page.evaluate(isFocused)) return;
          await page.keyboard.press("Tab");
        }
        throw new Error("30 presses of Tab did not reach the element.");
      };
      await tabUntil(() => document.activeElement?.getAttribute("name") === "email");
      await page.keyboard.type(email);
      await page.keyboard.press("Tab");
      await page.keyboard.type(password);
      await page.keyboard.press("Enter");
      await expect(staff.heading).toHaveText(staff.staff("nav.overview"));
      if (isMobile) {
        await tabUntil(
          () => document.activeElement?.closest("header")?.querySelector(":scope > button") === document.activeElement,
        );
        await page.keyboard.press("Enter");
      }
      await tabUntil(() => document.activeElement?.getAttribute("href")?.endsWith("/admin/messages") === true);
      await page.keyboard.press("Enter");
      await expect(staff.heading).toHaveText(staff.staff("nav.messages"));
    });
  });

for (const language of ["en", "el"] as const) {
  test.describe(language, () => {
    test("the document's title names the staff page, and the public page after leaving the staff pages", async ({
      page,
    }) => {
      const staff = new StaffPage(page, language);
      await staff.signInByForm("editor", "/admin/messages");
      await expect(page).toHaveTitle(new RegExp(staff.staff("nav.messages")));
      await staff.goTo(staff.staff("nav.overview"));
      await expect(page).toHaveTitle(new RegExp(staff.staff("nav.overview")));
      await staff.openMenu();
      await page
        .getByRole("link", { name: staff.staff("seeSite"), exact: true })
        .first()
        .click();
      await expect(page).toHaveURL(inLanguage("/", language));
      await expect(page).not.toHaveTitle(
        new RegExp([staff.staff("nav.overview"), staff.staff("signIn.title")].join("|")),
      );
      await expect(page.locator("head > title")).toHaveCount(1);
    });

    test("signing out in one tab signs out the other, and leaves no dialog open", async ({ page }) => {
      const staff = new StaffPage(page, language);
      await staff.signInByForm("owner", "/admin/messages");
      const other = new StaffPage(await page.context().newPage(), language);
      await other.visit("/admin/messages");
      await expect(other.heading).toHaveText(other.staff("nav.messages"));
      await staff.openMenu();
      await page
        .getByRole("button", { name: staff.staff("signOut"), exact: true })
        .first()
        .click();
      await expect(other.heading).toHaveText(other.staff("signIn.greeting"));
      await expect(other.page.getByLabel(other.staff("signIn.email"))).toBeVisible();
      await expect(other.page.getByRole("dialog")).toHaveCount(0);
      await other.page.close();
    });

    test("a wrong password is reported, and the form keeps its values", async ({ page, allow }) => {
      allow(/status of 400/);
      const staff = new StaffPage(page, language);
      await staff.visit();
      await staff.fillIn({ ...accountOf("editor"), password: "not the password" });
      await expect(page.getByRole("alert").filter({ hasText: staff.staff("signIn.wrong") })).toBeVisible();
      await expect(page.getByLabel(staff.staff("signIn.email"))).toHaveValue(accountOf("editor").email);
    });

    test("a session that ends during an edit loses nothing", async ({ page, request, allow }) => {
      allow(/status of 401/);
      const name = `Ended ${unique()}`;
      const row = await addRequest(
        request,
        { name, email: `${unique()}@ended.example`, reference: `T-${unique()}` },
        20,
      );
      const staff = new StaffPage(page, language);
      const t = staff.texts("requests");
      await staff.signInByForm("owner", `/admin/requests?request=${String(row["id"])}`);
      const notes = page.getByRole("textbox", { name: t("notes") });
      await notes.fill("Half a sentence that must not be lost");
      await forgetSession(staff);
      await page.getByRole("button", { name: t("notes.action") }).click();
      const dialog = page.getByRole("dialog", { name: staff.staff("sessionEnded.title") });
      await expect(dialog).toBeVisible();
      await dialog.getByLabel(staff.staff("signIn.password")).fill(accountOf("owner").password);
      await dialog.getByRole("button", { name: staff.staff("signIn.action"), exact: true }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByText(staff.staff("sessionEnded.text"))).toHaveCount(0);
      await expect(notes).toHaveValue("Half a sentence that must not be lost");
      await page.getByRole("button", { name: t("notes.action") }).click();
      await expect(staff.toast(staff.staff("saved"))).toBeVisible();
      await page.reload();
      await expect(notes).toHaveValue("Half a sentence that must not be lost");
    });

    test("a session that is ended from another device loses nothing that is typed, on any page", async ({
      page,
      request,
      allow,
    }) => {
      allow(/status of (?:400|401)/);
      const staff = new StaffPage(page, language);
      const t = staff.texts("calendars");
      await staff.signInByForm("editor", "/admin/calendars");
      await page.getByLabel(t("reason")).fill("Half a reason");
      const token = await page.evaluate(
        () => (JSON.parse(localStorage.getItem("staff-session") ?? "{}") as { access_token: string }).access_token,
      );
      await request.post("/auth/v1/logout?scope=local", {
        headers: { apikey: publicKey, Authorization: `Bearer ${token}` },
      });
      // The page notices the end at its next request or when its access token expires. Here, the token expires at once.
      await page.evaluate(() => {
        const session = JSON.parse(localStorage.getItem("staff-session") ?? "{}") as object;
        localStorage.setItem("staff-session", JSON.stringify({ ...session, expires_at: 1 }));
      });
      // Not a real click: the dialog may be open already and cover the button, because the client checks the token regularly.
      await page.getByRole("button", { name: t("readNow") }).dispatchEvent("click");
      const dialog = page.getByRole("dialog", { name: staff.staff("sessionEnded.title") });
      await dialog.getByLabel(staff.staff("signIn.password")).fill(accountOf("editor").password);
      await dialog.getByRole("button", { name: staff.staff("signIn.action"), exact: true }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByLabel(t("reason"))).toHaveValue("Half a reason");
      await expect(page.getByLabel(t("reason"))).toBeFocused();
      await expect(page.getByText(staff.staff("sessionEnded.text"))).toHaveCount(0);
    });

    test("a failure after signing in again is shown above the dialog, where the member can try again", async ({
      page,
      allow,
    }) => {
      allow(/status of 401|Failed to load resource/);
      const staff = new StaffPage(page, language);
      await staff.signInByForm("editor", "/admin/messages");
      await forgetSession(staff);
      await page.route("**/rest/v1/staff*", (route) => route.abort());
      await page.getByRole("combobox").first().selectOption({ index: 1 });
      const dialog = page.getByRole("dialog", { name: staff.staff("sessionEnded.title") });
      await dialog.getByLabel(staff.staff("signIn.password")).fill(accountOf("editor").password);
      const signIn = dialog.getByRole("button", { name: staff.staff("signIn.action"), exact: true });
      await signIn.click();
      await expect(dialog.getByText(staff.staff("failure.unreachable"))).toBeVisible();
      await dialog.getByRole("button", { name: staff.texts("toast")("dismiss") }).click();
      await expect(dialog.getByText(staff.staff("failure.unreachable"))).toHaveCount(0);
      await page.unroute("**/rest/v1/staff*");
      await signIn.click();
      await expect(dialog).toBeHidden();
      await expect(staff.heading).toHaveText(staff.staff("nav.messages"));
    });

    test("an invited colleague chooses a password, resets it, and has no access once removed", async ({
      page,
      browser,
      request,
    }) => {
      test.setTimeout(240_000);
      const email = `${unique()}@team.example`;
      const name = `Anna ${unique()}`;
      const owner = new StaffPage(page, language);
      const team = owner.texts("team");
      await owner.signInByForm("owner", "/admin/team");
      await page.getByLabel(team("name"), { exact: true }).fill(name);
      await page.getByLabel(owner.staff("email"), { exact: true }).fill(email);
      await page.getByRole("button", { name: team("invite.action") }).click();
      await expect(page.getByText(team("invite.invited"))).toBeVisible();
      await expect(page.getByRole("rowheader", { name })).toBeVisible();

      const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
      const theirs = await context.newPage();
      const colleague = new StaffPage(theirs, language);
      await theirs.addInitScript((stored) => localStorage.setItem("language", stored), language);
      const choose = async (password: string, type: "invite" | "recovery") => {
        const link = signInLinkIn(await emailTo(request, email));
        // Mail scanners open links and run scripts. The link must still work afterwards.
        await theirs.goto(link);
        await expect(colleague.heading).toHaveText(colleague.staff(`link.${type}.title`));
        await theirs.goto("about:blank");
        await theirs.goto(link);
        await theirs.getByRole("button", { name: colleague.staff(`link.${type}.action`) }).click();
        // Password managers ignore fields of the type hidden.
        const username = theirs.locator("input[autocomplete=username]:not([type=hidden])");
        await expect(username).toHaveValue(email);
        await expect(username).toBeHidden();
        await theirs.getByLabel(colleague.staff("password.label"), { exact: true }).fill("short");
        await theirs.getByRole("button", { name: colleague.staff("password.action") }).click();
        await expect(theirs.getByText(colleague.staff("password.tooShort", { least: 12 }))).toBeVisible();
        await expect(theirs.getByLabel(colleague.staff("password.label"), { exact: true })).toBeFocused();
        await theirs.getByLabel(colleague.staff("password.label"), { exact: true }).fill(password);
        await theirs.getByRole("button", { name: colleague.staff("password.action") }).click();
        await expect(colleague.heading).toHaveText(colleague.staff("nav.overview"));
      };
      await choose("a first long password", "invite");
      await forgetSession(colleague);

      await colleague.visit();
      await theirs.getByRole("button", { name: colleague.staff("signIn.forgotten") }).click();
      await theirs.getByLabel(colleague.staff("signIn.email")).fill(email);
      await theirs.getByRole("button", { name: colleague.staff("recovery.action") }).click();
      await expect(theirs.getByText(colleague.staff("recovery.sent"))).toBeVisible();
      await expect.poll(async () => (await emailsTo(request, email)).length).toBe(2);
      await choose("another long password", "recovery");

      await page.reload();
      const row = page.getByRole("row").filter({ hasText: name });
      for (const role of ["owner", "editor"]) {
        await row.getByRole("button", { name: team(`make.${role}`) }).click();
        await owner.confirm(team("make.action"));
        await expect(owner.toast(team("changed"))).toBeVisible();
        await expect(row.getByText(owner.staff(`role.${role}`), { exact: true })).toBeVisible();
      }
      await row.getByRole("button", { name: owner.texts("subscribers")("remove") }).click();
      await owner.confirm(team("remove.action"));
      await expect(page.getByRole("rowheader", { name })).toHaveCount(0);

      colleague.answers.length = 0;
      await theirs.reload();
      await expect(colleague.heading).toHaveText(colleague.staff("refusal.title"));
      await expect(theirs.getByText(email)).toBeVisible();
      expect(colleague.answers.length).toBeGreaterThan(0);
      for (const { status, body } of colleague.answers)
        expect([status, body]).toEqual([200, expect.stringMatching(/^(\[\]|null|)$/)]);
      await theirs.getByRole("button", { name: colleague.staff("refusal.action") }).click();
      await expect(theirs.getByLabel(colleague.staff("signIn.email"))).toBeVisible();
      await context.close();
    });
  });
}

test("a link of the sign-in service that opens a public page leads on to the staff pages", async ({
  page,
  request,
  foreignRequests,
}) => {
  const headers = { apikey: publicKey };
  const session = await request.post("/auth/v1/token?grant_type=password", { headers, data: accountOf("owner") });
  const { access_token: token } = (await session.json()) as { access_token: string };
  const email = `${unique()}@team.example`;
  const invited = await request.post("/functions/v1/invite", {
    headers: { ...headers, authorization: `Bearer ${token}` },
    data: { email, name: "First Owner", role: "editor" },
  });
  expect(await invited.json()).toEqual({ state: "invited" });
  const { hash } = new URL(signInLinkIn(await emailTo(request, email)));
  const staff = new StaffPage(page, "en");
  await page.addInitScript(() => localStorage.setItem("language", "en"));
  await page.goto(`/${hash}`);
  await page.getByRole("button", { name: staff.staff("link.invite.action") }).click();
  await expect(page.getByLabel(staff.staff("password.label"), { exact: true })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/admin");
  expect(foreignRequests).toEqual([]);
});

test("an expired link on a public page leads to the staff pages in the page's language, and is reported as expired", async ({
  page,
  allow,
}) => {
  allow(/status of 40[0-9]/);
  const staff = new StaffPage(page, "el");
  await staff.visit("/contact#token_hash=unknown&type=magiclink");
  await page.getByRole("button", { name: staff.staff("link.magiclink.action") }).click();
  await expect(page.getByText(staff.staff("signIn.linkExpired"))).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/el/admin");
});
