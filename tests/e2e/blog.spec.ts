/** The journal's front page, and the search over all posts and pages: by keyboard, without accents, by URL, without scripts. */
import { type Language, languages } from "../../src/settings/languages";
import { expectAccessible } from "../support/axe";
import { offersEnded } from "../support/demo-days";
import { anyWidth, expect, test } from "../support/fixtures";
import { open, textsIn } from "../support/reading";
import { holdRequests, untilAtRest, wake } from "../support/visitor";

const prefix = (language: Language) => (language === "el" ? "/el" : "");

/**
 * `typed`: a search; `slug`: the post that this search must list first; `inText`: a word that occurs only in a post's text; `nothing`: a
 * search without results.
 */
const searches = {
  en: { typed: "BOUGATSA", slug: "bougatsa-koulouri-coffee", inText: "mahleb", nothing: "qwzx" },
  el: { typed: "μπουγατσα", slug: "bougatsa-koulouri-coffee", inText: "μαχλεπι", nothing: "ξψξψ" },
};

/** A word that occurs in posts and in other pages. */
const inBoth = { en: "parking", el: "φωτιά" };

/** Searches about the house, and for each the page or chapter that must be found. */
const ofTheHouse = {
  en: [
    ["parking", "/guide#parking"],
    ["wifi", "/guide#wifi"],
    ["registry number", "/suite/luxury-suite#safety"],
    ["accessibility", "/accessibility"],
    ["cancellation", "/rental-conditions#cancellation"],
    ["check-out", "/faq#times"],
    ["offers", "/suite/luxury-suite#offers"],
    ["sha-256", "/reviews#ledger"],
    ["performs", "/proof"],
    ["στάθμευση", "/guide#parking"],
  ],
  el: [
    ["στάθμευση", "/guide#parking"],
    ["wifi", "/guide#wifi"],
    ["αριθμός μητρώου", "/suite/luxury-suite#safety"],
    ["προσβασιμότητα", "/accessibility"],
    ["ακύρωση", "/rental-conditions#cancellation"],
    ["akyrwsi", "/rental-conditions#cancellation"],
    ["αναχώρηση", "/guide#leaving"],
    ["προσφορές", "/suite/luxury-suite#offers"],
    ["ιστότοπός", "/proof"],
    ["cancellation", "/rental-conditions#cancellation"],
  ],
} as const;

for (const language of languages) {
  const journal = textsIn("journal", language);
  const { typed, slug, inText, nothing } = searches[language];

  test.describe(`in ${language}`, () => {
    test("a search by keyboard, typed without accents, finds a post and opens it", async ({ page }) => {
      await open(page, "/blog", language);
      const field = page.getByRole("searchbox", { name: journal("search.label") });
      await field.focus();
      await page.keyboard.type(typed);
      const status = page.getByRole("main").getByRole("status");
      await expect(status).toContainText(typed);
      const first = page.getByRole("main").getByRole("article").first();
      await expect(first.locator("mark").first()).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`[?]q=${encodeURIComponent(typed)}$`));
      await page.keyboard.press("Enter");
      await page.keyboard.press("Tab");
      await expect(first.getByRole("link")).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(`${prefix(language)}/journal/${slug}`);
    });

    test("a search accepts Greek in Latin letters and finds posts of both languages", anyWidth, async ({ page }) => {
      await open(page, "/blog", language);
      await wake(page);
      for (const [query, found] of [
        ["ekklisies", "byzantine-churches-in-order"],
        ["mpougatsa", "bougatsa-koulouri-coffee"],
        ["εκκλησιες", "byzantine-churches-in-order"],
        ["churches", "byzantine-churches-in-order"],
      ] as const) {
        await page.getByRole("searchbox").fill(query);
        await expect(page.getByRole("main").getByRole("status")).toContainText(query);
        const links = page.getByRole("main").getByRole("article").getByRole("link");
        await expect(links.and(page.locator(`[href="${prefix(language)}/journal/${found}"]`)).first()).toBeVisible();
      }
    });

    test("a search about the house finds its other pages, in a group with its own heading", async ({ page }) => {
      await open(page, "/journal", language);
      await wake(page);
      const group = page.getByRole("region", { name: journal("search.pages"), exact: true });
      for (const [query, found] of ofTheHouse[language]) {
        if (offersEnded && found.endsWith("#offers")) continue;
        await page.getByRole("searchbox").fill(query);
        await expect(page.getByRole("main").getByRole("status")).toContainText(query);
        await expect(group.locator(`a[href="${prefix(language)}${found}"]`)).toBeVisible();
      }
    });

    test(
      "a page among the results is shown with its matching line, and opens at the chapter that was found",
      anyWidth,
      async ({ page }) => {
        const [query, found] = ofTheHouse[language][0];
        await open(page, `/blog?q=${encodeURIComponent(query)}`, language);
        const first = page.getByRole("main").getByRole("article").first();
        await expect(first.getByRole("link")).toHaveAttribute("href", prefix(language) + found);
        await expect(first.getByText(textsIn("guide", language)("title"))).toBeVisible();
        await expect(first.locator("p mark").first()).toBeVisible();
        await expectAccessible(page);
        await first.getByRole("link").click();
        await expect(page).toHaveURL(prefix(language) + found);
        await expect(page.locator("#parking")).toBeInViewport();
      },
    );

    test("a word typed before the scripts have loaded shows that the search is running", anyWidth, async ({ page }) => {
      const release = await holdRequests(page, "**/app-*.js");
      await open(page, "/blog", language);
      await page.waitForLoadState("load");
      await page.getByRole("searchbox").fill(typed);
      await expect(page.getByRole("search").getByText(journal("search.searching"))).toBeVisible();
      release();
      await expect(page.getByRole("main").locator("mark").first()).toBeVisible();
      await expect(page.getByRole("search").getByText(journal("search.searching"))).toBeHidden();
    });

    test("a URL with a search shows its results, and the clear button returns to the list", async ({ page }) => {
      await open(page, `/journal?q=${encodeURIComponent(typed)}`, language);
      const main = page.getByRole("main");
      await expect(main.getByRole("article").first().getByRole("link")).toHaveAttribute(
        "href",
        `${prefix(language)}/journal/${slug}`,
      );
      await expect(page.getByRole("searchbox")).toHaveValue(typed);
      await page.getByRole("button", { name: journal("search.clear") }).click();
      await expect(page).toHaveURL(`${prefix(language)}/journal`);
      await expect(page.getByRole("searchbox")).toBeFocused();
      expect(await main.getByRole("article").count()).toBeGreaterThanOrEqual(10);
    });

    test("during a search, a link to the same list ends the search", async ({ page, isMobile }) => {
      await open(page, "/journal", language);
      await wake(page);
      const main = page.getByRole("main");
      const search = async () => {
        await page.getByRole("searchbox").fill(typed);
        await expect(main.locator("mark").first()).toBeVisible();
        await expect(page).toHaveURL(/[?]q=/);
      };
      const expectList = async () => {
        await expect(page).toHaveURL(`${prefix(language)}/journal`);
        await expect(page.getByRole("searchbox")).toHaveValue("");
        await expect(main.locator("mark")).toHaveCount(0);
        await expect.poll(() => main.getByRole("article").count()).toBeGreaterThanOrEqual(10);
      };

      await search();
      await main.getByRole("link", { name: journal("section.all") }).click();
      await expectList();

      await search();
      if (isMobile) await page.locator("header button[data-dialog-open]").click();
      const inMenu = textsIn("nav", language)("journal");
      await page.getByRole("banner").getByRole("link", { name: inMenu, exact: true }).click();
      await expectList();
    });

    test("the page says when a word was found only in a post's text", anyWidth, async ({ page }) => {
      await open(page, `/blog?q=${inText}`, language);
      await expect(page.getByText(journal("search.inText", { words: "" }).trim())).toBeVisible();
    });

    test("a search without results says so and offers a link, and Escape ends the search", async ({ page }) => {
      await open(page, "/blog", language);
      await wake(page);
      await page.getByRole("searchbox").fill(nothing);
      await expect(page.getByRole("status").filter({ hasText: nothing })).toHaveText(
        journal("search.none", { query: nothing }),
      );
      await expect(page.getByRole("link", { name: journal("search.ask") })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole("searchbox").press("Escape");
      await expect(page.getByText(journal("featured"))).toBeVisible();
    });

    test(
      "when the search index cannot be loaded, the page says so and offers to try again",
      anyWidth,
      async ({ page, allow }) => {
        allow(/Failed to load resource|ERR_FAILED/);
        await page.route("**/search/**", (route) => route.abort());
        await open(page, `/blog?q=${encodeURIComponent(typed)}`, language);
        await expect(page.getByText(journal("search.error"))).toBeVisible();
        await page.unroute("**/search/**");
        await page
          .getByRole("main")
          .getByRole("button", { name: textsIn("common", language)("tryAgain") })
          .click();
        await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
      },
    );

    test("the search files are not fetched before the first search", anyWidth, async ({ page }) => {
      const requested: string[] = [];
      page.on("request", (request) => requested.push(new URL(request.url()).pathname));
      await open(page, "/blog", language);
      await wake(page);
      await untilAtRest(page, () => page.mouse.wheel(0, 600));
      expect(requested.filter((path) => path.startsWith("/search"))).toEqual([]);
    });

    for (const scheme of ["light", "dark"] as const) {
      test(`results among posts and pages are accessible in the ${scheme} scheme`, async ({ page }) => {
        await page.emulateMedia({ colorScheme: scheme });
        await open(page, `/blog?q=${encodeURIComponent(inBoth[language])}`, language);
        for (const group of ["search.pages", "search.posts"])
          await expect(page.getByRole("region", { name: journal(group), exact: true })).toBeVisible();
        await expectAccessible(page);
      });
    }
  });
}

test("the feeds are served with the media types of XML and JSON", anyWidth, async ({ request }) => {
  for (const path of ["/rss.xml", "/el/rss.xml"]) {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    expect(response.headers()["content-type"]).toMatch(/xml/);
    expect(await response.text()).toContain(`${path}" rel="self"`);
  }
  expect((await request.get("/feed.json")).headers()["content-type"]).toMatch(/json/);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the search form leads to the list of all posts", async ({ page }) => {
    await page.goto("/el/blog");
    await page.getByRole("searchbox").fill("καφές");
    await page.getByRole("searchbox").press("Enter");
    await expect(page).toHaveURL(/\/el\/journal\?q=/);
    expect(await page.getByRole("main").getByRole("article").count()).toBeGreaterThanOrEqual(10);
  });
});
