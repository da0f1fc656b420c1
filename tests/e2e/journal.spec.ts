/** The journal's lists and posts: order, contents, sharing, printing, and use without scripts. */
import { readFileSync } from "node:fs";
import { type Language, languages } from "../../src/settings/languages";
import { expect, test } from "../support/fixtures";
import { open, textsIn } from "../support/reading";

const slug = "first-morning-white-tower";
const prefix = (language: Language) => (language === "el" ? "/el" : "");
const titleIn = (language: Language): string =>
  /^title: "(.+)"$/m.exec(readFileSync(`content/journal/${slug}/index.${language}.mdx`, "utf8"))?.[1] ?? "";
const title = { en: titleIn("en"), el: titleIn("el") };

for (const language of languages) {
  const journal = textsIn("journal", language);
  const common = textsIn("common", language);

  test.describe(`in ${language}`, () => {
    test("the list has the posts, newest first, and links to them", async ({ page }) => {
      await open(page, "/journal", language);
      const entries = page.getByRole("main").getByRole("article");
      expect(await entries.count()).toBeGreaterThanOrEqual(10);
      const days = await entries.locator("time").evaluateAll((all) => all.map((time) => time.getAttribute("datetime")));
      expect(days).toEqual(days.toSorted().toReversed());
      await entries.getByRole("link", { name: title[language] }).click();
      await expect(page).toHaveURL(`${prefix(language)}/journal/${slug}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title[language]);
    });

    test("a post shows its date, its reading time and its section", async ({ page }) => {
      await open(page, `/journal/${slug}`, language);
      const article = page.getByRole("main").getByRole("article").first();
      await expect(article.locator("time").first()).toHaveText(
        language === "en" ? "18 September 2026" : "18 Σεπτεμβρίου 2026",
      );
      await expect(article.getByText(language === "en" ? /^\d+-minute read$/ : /^Ανάγνωση \d+ λεπτών$/)).toBeVisible();
      await article.getByRole("link", { name: language === "en" ? "The city" : "Η πόλη" }).click();
      await expect(page).toHaveURL(`${prefix(language)}/city`);
    });

    test("the table of contents links to the sections and marks the current one", async ({ page, isMobile }) => {
      await open(page, `/journal/${slug}`, language);
      const contents = page.getByRole("navigation", { name: journal("contents") });
      if (isMobile) await contents.getByRole("heading").click();
      const third = contents.getByRole("link").nth(2);
      const name = (await third.textContent()) ?? "";
      await third.click();
      await expect(page.getByRole("heading", { level: 2, name })).toBeInViewport();
      await expect(contents.locator("[aria-current=true]")).toHaveText(name);
    });

    test("links to the previous and next post and to related ones follow the text", async ({ page }) => {
      await open(page, `/journal/${slug}`, language);
      const neighbours = page.getByRole("navigation", { name: journal("neighbours") });
      await expect(neighbours.getByRole("link")).not.toHaveCount(0);
      const related = page.getByRole("region", { name: journal("related") }).getByRole("article");
      await expect(related).toHaveCount(3);
      await neighbours.getByRole("link").first().click();
      await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(title[language]);
    });

    test("where the browser cannot share, the link is copied and a message says so", async ({
      page,
      context,
      browserName,
    }) => {
      test.skip(browserName !== "chromium");
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "share"));
      await open(page, `/city/${slug}`, language);
      await page.getByRole("button", { name: journal("share") }).click();
      await expect(page.getByText(common("linkCopied"))).toBeVisible();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(new URL(copied).pathname).toBe(`${prefix(language)}/journal/${slug}`);
    });

    test("where the browser can share, its share sheet opens", async ({ page }) => {
      await page.addInitScript(() => {
        const asked: unknown[] = [];
        Object.assign(window, { asked });
        Object.defineProperty(Navigator.prototype, "share", {
          value: (link: unknown) => Promise.resolve(asked.push(link)),
          configurable: true,
        });
      });
      await open(page, `/journal/${slug}`, language);
      await page.getByRole("button", { name: journal("share") }).click();
      const asked = () => page.evaluate(() => (window as unknown as { asked: unknown[] }).asked);
      await expect.poll(asked).toEqual([{ title: title[language], url: expect.stringContaining(`/journal/${slug}`) }]);
    });

    test("a post prints without contents, links to other posts and buttons", async ({ page }) => {
      await open(page, `/journal/${slug}`, language);
      await page.emulateMedia({ media: "print" });
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("main").getByRole("heading", { level: 2 }).nth(1)).toBeVisible();
      for (const hidden of [journal("contents"), journal("neighbours")]) {
        await expect(page.getByRole("navigation", { name: hidden })).toBeHidden();
      }
      await expect(page.getByRole("button", { name: journal("print") })).toBeHidden();
    });
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a post can be read, and its table of contents opened", async ({ page, isMobile }) => {
    await page.goto(`/journal/${slug}`);
    await expect(page.getByRole("heading", { level: 2 }).nth(1)).toBeVisible();
    const contents = page.getByRole("navigation", { name: textsIn("journal", "en")("contents") });
    if (isMobile) await contents.getByRole("heading").click();
    await expect(contents.getByRole("link").first()).toBeVisible();
  });
});
