/** Which language a visitor gets, and that a choice of language is stored, announced and applied in all tabs (specification §4). */
import { countryLookup, desktop, expect, test } from "../support/fixtures";
import { blockStorage, fillStorage, holdLookup, storeBefore, stored, untilAtRest } from "../support/visitor";

test.describe("a visitor from Greece", () => {
  test.use({ country: "GR" });

  test("the visitor is redirected to the same page in Greek, without a new history entry", async ({
    page,
    foreignRequests,
  }) => {
    await page.goto("/contact?from=mail#content");
    await expect(page).toHaveURL("/el/contact?from=mail#content");
    await expect(page.locator("html")).toHaveAttribute("lang", "el");
    expect(await stored(page, "language")).toBe("el");
    expect(foreignRequests).toEqual([countryLookup.href]);
    await page.goBack();
    await expect(page).toHaveURL("about:blank");
  });

  test("a select with its initial value does not count as input: the visitor is redirected", async ({ page }) => {
    await page.goto("/reviews");
    await expect(page).toHaveURL("/el/reviews");
  });

  test("a visitor who has chosen English is not redirected", async ({ page, foreignRequests }) => {
    await storeBefore(page, { language: "en" });
    await page.goto("/contact");
    await untilAtRest(page);
    await expect(page).toHaveURL("/contact");
    expect(foreignRequests).toEqual([]);
  });
});

test.describe("a visitor from Cyprus", () => {
  test.use({ country: "cy" });

  test("the visitor is redirected to Greek, too", async ({ page }) => {
    await page.goto("/");
    await expect(page).toHaveURL("/el");
  });
});

test.describe("visitors from other countries", () => {
  test.use({ country: "GB" });

  test("visitors get English, and the country is looked up once", async ({ page, foreignRequests }) => {
    await page.goto("/");
    await expect.poll(() => stored(page, "language")).toBe("en");
    await page.goto("/contact");
    await untilAtRest(page);
    expect(foreignRequests).toEqual([countryLookup.href]);
  });

  test("a stored value that is not a language of the site is ignored", async ({ page }) => {
    await storeBefore(page, { language: "fr" });
    await page.goto("/");
    await expect.poll(() => stored(page, "language")).toBe("en");
  });
});

test("when the lookup fails, the page stays, nothing is stored, and the console has a warning", async ({ page }) => {
  const warning = page.waitForEvent("console", (message) => message.text().includes("country could not be looked up"));
  await page.goto("/");
  expect((await warning).type()).toBe("warning");
  await expect(page).toHaveURL("/");
  expect(await stored(page, "language")).toBeNull();
});

test("a lookup that takes longer than three seconds is abandoned", async ({ page }) => {
  const respond = await holdLookup(page);
  const warning = page.waitForEvent("console", (message) => message.text().includes("country could not be looked up"));
  // The page itself notes the times of the request and of the warning: Playwright reports both late on a busy machine, and its
  // fake clock may be behind when the page sets the time limit.
  await page.addInitScript(() => {
    const noting = <Called extends (...given: never[]) => unknown>(name: string, called: Called) =>
      new Proxy(called, {
        apply: (target, self, given) => {
          document.documentElement.dataset[name] = String(performance.now());
          return Reflect.apply(target, self, given) as unknown;
        },
      });
    window.fetch = noting("requested", window.fetch);
    console.warn = noting("warned", console.warn);
  });
  await page.goto("/");
  await warning;
  const times = await page.locator("html").evaluate(({ dataset }) => [dataset["requested"], dataset["warned"]]);
  const [requestedAt = 0, warnedAt = 0] = times.map(Number);
  expect(warnedAt - requestedAt).toBeGreaterThan(2500);
  expect(warnedAt - requestedAt).toBeLessThan(20_000);
  await untilAtRest(page, () => respond("GR"));
  await expect(page).toHaveURL("/");
  expect(await stored(page, "language")).toBeNull();
});

test("a stored language redirects before the first paint, with query and hash", async ({ page, foreignRequests }) => {
  await storeBefore(page, { language: "el" });
  await page.addInitScript(() => {
    new PerformanceObserver(() => sessionStorage.setItem(`painted ${location.pathname}`, "1")).observe({
      type: "paint",
      buffered: true,
    });
  });
  await page.goto("/contact?a=1#content");
  await expect(page).toHaveURL("/el/contact?a=1#content");
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("painted /el/contact"))).toBe("1");
  expect(await page.evaluate(() => sessionStorage.getItem("painted /contact"))).toBeNull();
  expect(foreignRequests).toEqual([]);
});

test("stored English takes precedence over a Greek URL", async ({ page }) => {
  await storeBefore(page, { language: "en" });
  await page.goto("/el/reviews?a=1");
  await expect(page).toHaveURL("/reviews?a=1");
});

test("a visit to a Greek URL is stored as a choice, and the country is not looked up", async ({
  page,
  foreignRequests,
}) => {
  await page.goto("/el/faq");
  await expect.poll(() => stored(page, "language")).toBe("el");
  expect(foreignRequests).toEqual([]);
});

test.describe("a visitor who has started to use the page is offered Greek and not redirected", () => {
  test("after typing, the visitor is offered a link to the Greek page", async ({ page }) => {
    const respond = await holdLookup(page);
    await page.goto("/contact");
    await page.getByLabel("Name").fill("Eleni");
    await respond("GR");
    const offer = page.getByRole("link", { name: "Διαβάστε τη στα ελληνικά" });
    await expect(offer).toBeVisible();
    await expect(page).toHaveURL("/contact");
    expect(await stored(page, "language")).toBeNull();
    await offer.click();
    await expect(page).toHaveURL("/el/contact");
    expect(await stored(page, "language")).toBe("el");
  });

  test("after scrolling past the first screen, the visitor can dismiss the offer", async ({ page }) => {
    const respond = await holdLookup(page);
    await page.goto("/");
    await page.evaluate(() => window.scrollTo({ top: window.innerHeight * 1.5, behavior: "instant" }));
    await respond("GR");
    await page.getByRole("button", { name: "Stay in English" }).click();
    await expect(page.getByRole("button", { name: "Stay in English" })).toBeHidden();
    await expect(page).toHaveURL("/");
    expect(await stored(page, "language")).toBe("en");
  });

  test("while a dialog is open, the visitor is not redirected", async ({ page }) => {
    const respond = await holdLookup(page);
    await page.goto("/");
    await page.evaluate(() => document.querySelector("dialog")?.showModal());
    await respond("GR");
    await expect(page.locator(".language-offer")).toBeAttached();
    await expect(page).toHaveURL("/");
  });
});

test("choosing a language stores it and fires an event even if the start bundle cannot be loaded", async ({
  page,
  allow,
}) => {
  allow(/Failed to load resource/);
  await storeBefore(page, { language: "en" });
  await page.route("**/start-*.js", (route) => route.abort());
  await page.addInitScript(() => {
    window.addEventListener("language-changed", ({ detail }) => sessionStorage.setItem("announced", detail.language));
  });
  await page.goto("/contact");
  await page.evaluate(() => document.querySelector<HTMLElement>('[data-language="el"]')?.click());
  await expect(page).toHaveURL("/el/contact");
  expect(await stored(page, "language")).toBe("el");
  expect(await page.evaluate(() => sessionStorage.getItem("announced"))).toBe("el");
});

test.describe("on a desktop", () => {
  test.use(desktop);

  test("a language opened in a new tab is stored as a choice", async ({ page, context }) => {
    await storeBefore(page, { language: "en" });
    await page.goto("/contact");
    await page.locator('[popovertarget="language-list"]').click();
    const opened = context.waitForEvent("page");
    await page.locator('#language-list [data-language="el"]').click({ button: "middle" });
    const other = await opened;
    await expect(other.locator("html")).toHaveAttribute("lang", "el");
    await expect(other).toHaveURL("/el/contact");
    expect(await stored(other, "language")).toBe("el");
  });
});

test("other open tabs change to the chosen language", async ({ page, context }) => {
  await storeBefore(context, { language: "en" });
  const other = await context.newPage();
  await other.goto("/reviews?a=1");
  await page.goto("/contact");
  await page.evaluate(() => document.querySelector<HTMLElement>('[data-language="el"]')?.click());
  await expect(other).toHaveURL("/el/reviews?a=1");
});

test.describe("when storage does not work", () => {
  test.use({ country: "GR" });

  for (const [name, prepare] of [
    ["blocked", blockStorage],
    ["full", fillStorage],
  ] as const) {
    test(`with ${name} storage, the visitor arrives in Greek and can still choose English`, async ({ page }) => {
      await prepare(page);
      await page.goto("/contact");
      await expect(page).toHaveURL("/el/contact");
      await page.evaluate(() => document.querySelector<HTMLElement>('[data-language="en"]')?.click());
      await expect(page).toHaveURL("/contact");
      await untilAtRest(page);
      await expect(page).toHaveURL("/contact");
    });
  }
});
