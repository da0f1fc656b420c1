import { resolve } from "node:path";
import type { Content } from "../content/content";
import { loadContent } from "../content/load";
import { startNamespaces, stayTexts, textsOf, withConsentFacts } from "./start-texts";

test("`textsOf` returns every text of the start namespaces by its key, and no other text", () => {
  const locale = new Map([...startNamespaces, "journal"].map((name) => [name, { key: "Text" }]));
  expect(textsOf(locale)).toEqual(Object.fromEntries(startNamespaces.map((name) => [`${name}.key`, "Text"])));
});

test("the preferences say how long a choice is kept, with a singular for one month", async () => {
  const content = await loadContent(resolve("content"));
  const intro = (months: number) =>
    withConsentFacts(
      textsOf(content.locales.en),
      { ...content, site: { ...content.site, consent: { version: 1, months } } },
      "en",
    )["consent.preferences.intro"];
  expect(intro(12)).toContain("for 12 months,");
  expect(intro(1)).toContain("for 1 month,");
});

describe("the messages for a wrong stay in the URL", () => {
  let content: Content;
  beforeAll(async () => {
    content = await loadContent(resolve("content"));
  });

  test("contain the facts and the maximum nights", () => {
    const texts = stayTexts(content, "en");
    expect(texts["guestsRange"]?.replaceAll("\u00a0", " ")).toContain("at most 3 guests");
    expect(texts["nightsTooMany"]?.replaceAll("\u00a0", " ")).toContain("longer than 30 nights");
    expect(Object.values(stayTexts(content, "el")).filter((text) => /^[a-zA-Z.]+$/.test(text))).toEqual([]);
  });

  test("are different in a house with several suites", () => {
    expect(stayTexts(content, "en")).not.toHaveProperty("suiteUnknown");
    const texts = stayTexts({ ...content, suites: [...content.suites, ...content.suites] }, "en");
    expect(texts["suiteUnknown"]).toMatch(/suite/);
    expect(texts["guestsRange"]).not.toBe(stayTexts(content, "en")["guestsRange"]);
  });
});
