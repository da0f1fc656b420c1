/** How a page starts: without application scripts at first, and hydrated without losing input (specification §2). */
import { rewrite, withEmptyRoot, withoutRoot } from "../support/broken-page";
import { desktop, expect, test } from "../support/fixtures";
import { textsIn } from "../support/reading";
import { holdRequests, stored, untilAtRest, wake } from "../support/visitor";

const scriptError = "An error occurred, but the site is still running.";
const plainPage = "Something went wrong. Please try refreshing the page or contact support if the issue persists.";

test("a public page loads no application script before the visitor's first input", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
  });
  await page.goto("/");
  await untilAtRest(page);
  expect(scripts[0]).toMatch(/^\/start-en-\w+\.js$/);
  // Parts of the start scripts load while the page is idle; the application does not.
  for (const script of scripts) expect(script).toMatch(/^\/start-en-/);
  await wake(page);
  expect(scripts).toContainEqual(expect.stringMatching(/^\/app-\w+\.js$/));
});

test("a link from an email shows its result even if the start scripts run before the HTML has arrived", async ({
  page,
  allow,
}) => {
  allow(/status of 4\d\d/);
  // The parser waits for this script as for HTML on a slow connection. The start scripts may come from the browser's cache.
  const body = "document.currentScript.remove()";
  await page.route("**/held.js", (route) => route.fulfill({ contentType: "text/javascript", body }));
  const release = await holdRequests(page, "**/held.js");
  await rewrite(page, "**/dsar?token=*", (html) => html.replace(/<main[^>]*>/, '$&<script src="/held.js"></script>'));
  const started = page.waitForResponse(/\/start-en-\w+\.js$/);
  await page.goto("/dsar?token=3f0c6b8e-59c1-4b3f-9d5f-2a9c7e1d4b10", { waitUntil: "commit" });
  const address = (await started).url();
  await page.evaluate((url) => import(url), address);
  release();
  await expect(page.getByRole("heading", { name: textsIn("dsar", "en")("confirmed.invalid.title") })).toBeVisible();
});

test("while the start scripts are still loading, a pressed button shows that it waits", async ({ page }) => {
  const release = await holdRequests(page, /\/start-en-\w+\.js$/);
  await page.goto("/contact", { waitUntil: "commit" });
  const refuse = page.locator("[data-consent-choice=none]");
  const manage = page.locator("#consent [data-consent-open]");
  await manage.click();
  await refuse.click();
  for (const button of [manage, refuse]) {
    await expect(button).toHaveAttribute("aria-busy", "true");
    await expect.poll(() => button.evaluate((element) => Number(getComputedStyle(element).opacity))).toBeLessThan(0.9);
  }
  release();
  await expect(page.locator("#consent")).toBeHidden();
  await expect(page.getByRole("dialog", { name: textsIn("consent", "en")("preferences.title") })).toBeVisible();
  for (const button of [manage, refuse]) await expect(button).not.toHaveAttribute("aria-busy");
});

test("when the start scripts could not be loaded, a pressed button no longer shows that it waits, and the next press tries again", async ({
  page,
  allow,
}) => {
  allow(/net::ERR_FAILED/);
  const startBundle = /\/start-en-\w+\.js/;
  await page.route(startBundle, (route) => route.abort());
  await page.goto("/contact");
  const refuse = page.locator("[data-consent-choice=none]");
  await refuse.click();
  await expect(refuse).toHaveAttribute("aria-busy", "false");
  await page.unroute(startBundle);
  await refuse.click();
  await expect(page.locator("#consent")).toBeHidden();
});

test("before any script has loaded, a form shows its draft to a returning visitor", async ({ page, context }) => {
  const form = "form[data-draft=contact] textarea";
  const earlier = await context.newPage();
  await earlier.goto("/contact");
  await wake(earlier);
  await earlier.locator(form).fill("Written on a ferry.");
  await expect.poll(() => stored(earlier, "form-draft:contact")).toContain("ferry");
  await earlier.close();
  const release = await holdRequests(page, /\.js$/);
  await page.goto("/contact", { waitUntil: "commit" });
  const message = page.locator(form);
  // While the HTML is being parsed, the form may lack fields.
  await page.waitForFunction(() => document.readyState !== "loading");
  await message.focus();
  await expect(message).toHaveValue("Written on a ferry.");
  await page.keyboard.press("Control+End");
  await page.keyboard.type(" And on a train.");
  release();
  await expect(page.getByText(textsIn("contact", "en")("form.draftRestored"))).toBeVisible();
  await expect(message).toHaveValue("Written on a ferry. And on a train.");
});

test("before hydration, a link to the current page scrolls to its top and does not reload it", async ({ page }) => {
  await page.goto("/about");
  await page.waitForFunction(() => window.startState?.onHeld !== undefined);
  await page.evaluate(() => Object.assign(window, { same: true }));
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: "instant" }));
  await page.evaluate(() => document.querySelector<HTMLElement>('header nav a[href="/about"]')?.click());
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  expect(await page.evaluate(() => "same" in window)).toBe(true);
});

test("the links of a hydrated page work in a browser without popovers", async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLElement.prototype, "popover");
    type Query = (this: Document, selector: string) => unknown;
    const original = Object.getOwnPropertyDescriptor(Document.prototype, "querySelectorAll")?.value as Query;
    const query: Query = function (selector) {
      if (selector.includes(":popover-open")) throw new DOMException("unknown pseudo-class", "SyntaxError");
      return original.call(this, selector);
    };
    Object.defineProperty(Document.prototype, "querySelectorAll", { value: query });
  });
  await page.goto("/about");
  await wake(page);
  await page.locator('footer a[href="/faq"]').first().click();
  await expect(page).toHaveURL("/faq");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("scripts that failed to load are requested again, and then handle the earlier press", async ({ page, allow }) => {
  allow(/Failed to load resource/);
  let blocked = true;
  await page.route("**/start-en-*.js*", (route) => (blocked ? route.abort() : route.continue()));
  await page.goto("/contact");
  const send = page.getByRole("main").getByRole("button", { name: textsIn("contact", "en")("form.submit") });
  const failed = page.waitForEvent("requestfailed", (request) => request.url().includes("/start-en-"));
  await send.click();
  await failed;
  await expect(page.locator("html[data-start-bundle]")).toBeAttached();
  blocked = false;
  await page.keyboard.press("Shift");
  await expect(
    page.getByRole("alert").filter({ hasText: textsIn("contact", "en")("error.nameRequired") }),
  ).toBeVisible();
});

test("a page that was left while its application was loading reloads when Back shows it again", async ({
  page,
  allow,
}) => {
  // When a visitor follows a link, Safari aborts the requests that are still loading. Chromium does not, so the test aborts
  // them itself, and imitates the return from the back/forward cache.
  allow(/Failed to load resource|not found. Not rendering React|resources for/);
  await page.route("**/page-data/**", (route) => route.abort());
  await page.goto("/contact");
  await page.getByLabel("Name").click();
  const notice = page.getByRole("alert").filter({ hasText: textsIn("error", "en")("chunk.text") });
  await expect(notice).toBeVisible();
  await page.unroute("**/page-data/**");
  const reloaded = page.waitForEvent("load");
  await page.evaluate(() => void window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await reloaded;
  await expect(notice).toBeHidden();
});

test("a form submitted before the scripts have loaded is handled afterwards", async ({ page }) => {
  const release = await holdRequests(page, "**/app-*.js");
  await page.goto("/contact");
  const send = page.getByRole("button", { name: "Send message" });
  await page.getByLabel("Name").fill("Eleni");
  await send.click();
  await expect(send).toHaveAttribute("aria-busy", "true");
  release();
  await expect(page.getByLabel("Email", { exact: true })).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByLabel("Name")).toHaveValue("Eleni");
  await expect(send).not.toHaveAttribute("aria-busy");
});

test("a menu opened before the scripts have loaded stays open afterwards", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Reject all" }).click();
  await page.getByRole("button", { name: /menu/i }).first().click();
  await wake(page);
  await expect(page.getByRole("dialog", { name: "Main menu" })).toBeVisible();
});

test("a page that was translated, and changed by a password manager, keeps the field in which the visitor writes", async ({
  page,
}) => {
  await page.goto("/contact");
  await page.waitForFunction(() => window.startState?.onHeld !== undefined);
  await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, ({ parentElement }) =>
      parentElement?.closest("script, style, svg, noscript, template") === null
        ? NodeFilter.FILTER_ACCEPT
        : NodeFilter.FILTER_REJECT,
    );
    const all: Text[] = [];
    while (texts.nextNode() !== null) all.push(texts.currentNode as Text);
    for (const text of all) {
      const font = document.createElement("font" as string);
      font.textContent = text.data.toUpperCase();
      text.replaceWith(font);
    }
    document.querySelector("input[name=email]")?.after(document.createElement("div"));
    document.querySelector<HTMLElement>("input[name=name]")?.focus();
  });
  await page.keyboard.type("Κλάρα");
  await wake(page);
  await page.keyboard.type(" Weiss");
  await expect(page.locator("input[name=name]")).toBeFocused();
  await expect(page.locator("input[name=name]")).toHaveValue("Κλάρα Weiss");
});

for (const [screen, use] of [
  ["phone", {}],
  ["desktop", desktop],
] as const)
  test.describe(screen, () => {
    test.use(use);

    test("every navigation click scrolls to the top and closes the menu", async ({ page, isMobile }) => {
      await page.goto("/reviews");
      await page.getByRole("button", { name: "Reject all" }).click();
      await wake(page);
      await page.evaluate(() => window.scrollTo({ top: 600, behavior: "instant" }));
      if (isMobile) await page.getByRole("button", { name: /menu/i }).first().click();
      const nav = page.getByRole("navigation", { name: "Main menu" });
      await nav.getByRole("link", { name: "Reviews" }).click();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      await expect(page.getByRole("dialog")).toBeHidden();
      await expect(page).toHaveURL("/reviews");
    });
  });

test("a link in the footer of a long page opens a shorter page at its top", async ({ page }) => {
  await page.goto("/reviews");
  await wake(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact", exact: true }).click();
  await expect(page).toHaveURL("/contact");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
});

test("a new page is announced to screen readers by its name alone", async ({ page }) => {
  await page.goto("/el/reviews");
  await wake(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Επικοινωνία" }).click();
  await expect(page).toHaveURL("/el/contact");
  const announcer = page.locator("#gatsby-announcer");
  await expect(announcer).not.toHaveText("");
  expect(await announcer.textContent()).toBe(await page.getByRole("heading", { level: 1 }).textContent());
});

test("the spinner is shown for a page that takes longer than 300 ms", async ({ page }) => {
  await page.goto("/reviews");
  await wake(page);
  const flag = page.locator("html");
  const release = await holdRequests(page, "**/page-data/faq/page-data.json");
  await page.getByRole("contentinfo").getByRole("link", { name: "Questions and answers" }).click();
  await expect(page.getByText("Loading page")).toBeAttached();
  await expect(flag).toHaveAttribute("data-loading", "route");
  release();
  await expect(page).toHaveURL("/faq");
  await expect(page.getByText("Loading page")).not.toBeAttached();
  await expect(flag).not.toHaveAttribute("data-loading");
});

test.describe("an empty root element", () => {
  test("an empty root element has the loading overlay until the application has rendered", async ({ page }) => {
    await rewrite(page, "**/contact", withEmptyRoot);
    const release = await holdRequests(page, "**/app-*.js");
    await page.goto("/contact", { waitUntil: "domcontentloaded" });
    await expect(page.locator("html")).toHaveAttribute("data-loading", "root");
    await expect(page.locator("#loading-overlay")).toBeAttached();
    release();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("#loading-overlay")).not.toBeAttached();
    await expect(page.locator("html")).not.toHaveAttribute("data-loading");
  });

  test("with an empty root element, a script error shows a notice, except errors of consent, heatmaps or other origins", async ({
    page,
    allow,
  }) => {
    allow(/uncaught: /);
    await rewrite(page, "**/contact", withEmptyRoot);
    await page.route("**/app-*.js", () => undefined);
    await page.goto("/contact", { waitUntil: "domcontentloaded" });
    // From then on an error is handled at once.
    await page.waitForFunction(() => window.startState?.onHeld !== undefined);
    const fail = (message: string, filename: string) =>
      page.evaluate(
        ([text, source]) => window.dispatchEvent(new ErrorEvent("error", { message: text, filename: source })),
        [message, filename],
      );
    const reject = (message: string, source: string) =>
      page.evaluate(
        ([text = "", from = ""]) => {
          const reason = Object.assign(new Error(text), { stack: `Error: ${text}\n    at ${from}:1:1` });
          window.dispatchEvent(new PromiseRejectionEvent("unhandledrejection", { promise: Promise.resolve(), reason }));
        },
        [message, source],
      );
    const notice = page.getByRole("alert").filter({ hasText: scriptError });
    for (const raise of [fail, reject]) {
      await raise("Script error.", "");
      await raise("x is undefined", "https://script.heatmap-service.example/heatmap.js");
      await raise("x is undefined", "https://cdn.example/consent.js");
    }
    expect(await notice.count()).toBe(0);
    await reject("x is undefined", "http://localhost/app.js");
    await expect(notice).toBeVisible();
    await notice.getByRole("button", { name: "Dismiss" }).click();
    await fail("x is undefined", "http://localhost/app.js");
    await expect(notice).toBeVisible();
    const box = await notice.boundingBox();
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(width - 120);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(height - 120);
    await notice.getByRole("button", { name: "Dismiss" }).click();
    await expect(notice).toBeHidden();
  });
});

test("a script error on a rendered page shows no notice", async ({ page }) => {
  await page.goto("/contact");
  // From then on an error is handled at once, and no notice can appear later.
  await page.waitForFunction(() => window.startState?.onHeld !== undefined);
  await page.evaluate(() =>
    window.dispatchEvent(new ErrorEvent("error", { message: "x is undefined", filename: "/app.js" })),
  );
  expect(await page.getByText(scriptError).count()).toBe(0);
});

test("a missing root element is logged and replaced by a plain page with a link to booking", async ({
  page,
  allow,
}) => {
  allow(/The root element is missing/);
  await rewrite(page, "**/contact", withoutRoot);
  const logged = page.waitForEvent("console", (message) => message.text().includes("The root element is missing"));
  await page.goto("/contact");
  expect((await logged).type()).toBe("error");
  await expect(page.getByText(plainPage)).toBeVisible();
  await expect(page.getByRole("link", { name: "Book Now" })).toHaveAttribute("href", /[?&]lang=en/);
});

test("a page's fallback content is shown instead of the plain page", async ({ page, allow }) => {
  allow(/The root element is missing/);
  await rewrite(page, "**/contact", (html) =>
    withoutRoot(html).replace("</body>", '<div id="fallback-content" hidden>Call us</div></body>'),
  );
  await page.goto("/contact");
  await expect(page.getByText("Call us")).toBeVisible();
  await expect(page.getByText(plainPage)).toBeHidden();
});

test.describe("when rendering fails", () => {
  /** Makes React throw when it attaches its listeners to the root. */
  const breakRendering = () => {
    const add = Reflect.get(EventTarget.prototype, "addEventListener") as () => void;
    EventTarget.prototype.addEventListener = new Proxy(add, {
      apply: (target, receiver: unknown, args: unknown[]) => {
        if (receiver instanceof HTMLElement && receiver.id === "___gatsby") throw new Error("broken on purpose");
        Reflect.apply(target, receiver, args);
      },
    });
  };

  test("an empty page is replaced by the plain page", async ({ page, allow }) => {
    allow(/could not be rendered/);
    await page.addInitScript(breakRendering);
    await rewrite(page, "**/contact", withEmptyRoot);
    await page.goto("/contact");
    const main = page.getByRole("main");
    await expect(main.getByRole("alert")).toHaveText(plainPage);
    await expect(main.getByRole("link", { name: "Book Now" })).toBeVisible();
    await expect(page.locator("#loading-overlay")).not.toBeAttached();
  });

  test("a prerendered page stays readable", async ({ page, allow }) => {
    allow(/could not be rendered/);
    await page.addInitScript(breakRendering);
    await page.goto("/contact");
    await page.keyboard.press("Shift");
    await expect(page.getByText("Part of this page could not be loaded.")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText(plainPage)).toBeHidden();
  });
});

for (const [colorScheme, file] of [
  ["light", "/brand/logo-en.svg"],
  ["dark", "/brand/logo-en-inverse.svg"],
] as const) {
  test(`the logo is the one for the ${colorScheme} scheme, and hidden if it cannot be loaded`, async ({
    page,
    allow,
  }) => {
    allow(/Failed to load resource/);
    await page.emulateMedia({ colorScheme });
    await page.goto("/");
    const logo = page.locator("header img[data-logo]").first();
    await expect.poll(() => logo.evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname)).toBe(file);
    await page.route("**/brand/*.svg", (route) => route.abort());
    await page.reload();
    await expect(logo).toBeHidden();
    await wake(page);
    await expect(logo).toBeHidden();
  });
}

test("the footer's logo is dark in light forced colours, which replace the footer's dark background", async ({
  page,
}) => {
  const logo = page.locator("footer img[data-logo]");
  await page.goto("/");
  for (const [forcedColors, colorScheme, filter] of [
    ["active", "light", "brightness(0)"],
    ["active", "dark", "none"],
    ["none", "light", "none"],
  ] as const) {
    await page.emulateMedia({ forcedColors, colorScheme });
    await expect(logo.locator("..")).toHaveCSS("filter", filter);
  }
});

test.describe("a visitor from Britain", () => {
  test.use({ country: "GB" });

  test("starting up stores nothing about the visitor except the language", async ({ page }) => {
    await page.goto("/");
    await wake(page);
    await expect.poll(() => stored(page, "language")).toBe("en");
    await untilAtRest(page);
    const keys = await page.evaluate(() => Object.keys(localStorage));
    // The nights that are taken are stored as soon as they have been fetched; they say nothing about the visitor.
    expect(keys.filter((key) => key !== "booking-nights")).toEqual(["language"]);
    expect(await page.evaluate(() => document.cookie)).toBe("");
  });
});
