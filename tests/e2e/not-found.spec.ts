/** The not-found page: in the language of the path, with working links (specification §2). */
import { type Language, inLanguage, languages } from "../../src/settings/languages";
import { expect, test } from "../support/fixtures";
import { open, textsIn } from "../support/reading";
import { wake } from "../support/visitor";

const links: readonly (readonly [string, string])[] = [
  ["home", "/"],
  ["suite", "/rooms"],
  ["journal", "/journal"],
  ["contact", "/contact"],
];

const missing: Readonly<Record<Language, string>> = { en: "/no/such/room", el: "/tipota" };

test.beforeEach(({ allow }) => {
  allow(/status of 404/);
});

for (const language of languages) {
  const t = textsIn("notFound", language);

  test(`the page says that nothing was found and links to four pages (${language})`, async ({ page }) => {
    await open(page, missing[language], language);
    const main = page.getByRole("main");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("title"));
    await expect(main).toContainText(t("text"));
    for (const [key, to] of links) {
      await expect(main.getByRole("link", { name: t(key), exact: true })).toHaveAttribute(
        "href",
        inLanguage(to, language),
      );
    }
  });

  test(`the page keeps its URL on hydration, and its links work (${language})`, async ({ page }) => {
    const address = `${missing[language]}?a=1`;
    await open(page, address, language);
    const title = await page.title();
    await wake(page);
    await expect(page).toHaveURL(inLanguage(address, language));
    await expect(page).toHaveTitle(title);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("title"));
    await page
      .getByRole("main")
      .getByRole("link", { name: t("contact"), exact: true })
      .click();
    await expect(page).toHaveURL(inLanguage("/contact", language));
    await expect(page.getByRole("main").getByRole("form").first()).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("title"));
  });
}

test("a stored language redirects to the same unknown path in that language", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("language", "el"));
  await page.goto("/no/such/room?a=1");
  await expect(page).toHaveURL("/el/no/such/room?a=1");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(textsIn("notFound", "el")("title"));
});

test("the language links lead to the same path in the other language", async ({ page }) => {
  await open(page, "/no/such/room", "en");
  await wake(page);
  await expect(page.locator('a[data-language="el"]').first()).toHaveAttribute("href", "/el/no/such/room");
});
