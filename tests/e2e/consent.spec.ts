/** Consent: no third party without it, three buttons of equal weight, and a choice that can be changed. */
import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/axe";
import { futureStay } from "../support/backend";
import { anyWidth, countryLookup, expect, test } from "../support/fixtures";
import { clippedControls } from "../support/page-checks";
import { answerServices, hostsOf, scriptsOf, storeBefore, stored, untilAtRest, wake } from "../support/visitor";

const banner = (page: Page) => page.getByRole("region", { name: "Cookie consent" });
const bannerButton = (page: Page, name: string) => banner(page).getByRole("button", { name });
const dialog = (page: Page) => page.getByRole("dialog", { name: "Cookie preferences" });
const granted = (page: Page) => page.locator("html").getAttribute("data-consent");
const hints = (page: Page) =>
  page
    .locator('link[rel="preconnect"]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).host));

/** Accepts all services on the home page and waits until their scripts are requested. Returns the list of requests, which keeps growing. */
const acceptAll = async (page: Page): Promise<string[]> => {
  const requested = await answerServices(page);
  await page.goto("/");
  await bannerButton(page, "Accept all").click();
  await expect.poll(() => [...requested].sort()).toEqual(scriptsOf("analytics", "marketing").sort());
  return requested;
};

/** Returns a list to which the path of the page is added for each of its requests to these hosts. */
const pagesThatRequest = (page: Page, hosts: readonly string[]): readonly string[] => {
  const seen: string[] = [];
  page.on("request", (request) => {
    if (hosts.includes(new URL(request.url()).host)) seen.push(new URL(request.frame().url()).pathname);
  });
  return seen;
};

test("the banner's three buttons are in one row, with the same size and appearance", async ({ page }) => {
  await page.goto("/");
  const buttons = banner(page).getByRole("button");
  await expect(buttons).toHaveText(["Accept all", "Reject all", "Manage"]);
  const looks = await buttons.evaluateAll((all) =>
    all.map((button) => {
      const { fontWeight, backgroundColor, color, borderColor } = getComputedStyle(button);
      const { top, width, height } = button.getBoundingClientRect();
      const size = [Math.round(width), Math.round(height)];
      return { size, fontWeight, backgroundColor, color, borderColor, top: Math.round(top) };
    }),
  );
  expect(looks[1]).toEqual(looks[0]);
  expect(looks[2]).toEqual(looks[0]);
});

const placeOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).filter({ visible: true }).first().boundingBox();
  if (box === null) throw new Error(`${selector} is not visible.`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
};

for (const path of ["/", "/el"]) {
  test(`on ${path} the banner covers neither the headline nor Book Now`, async ({ page, isMobile }) => {
    await storeBefore(page, { language: path === "/el" ? "el" : "en" });
    await page.goto(path);
    const windows = isMobile
      ? ([
          [390, 844],
          [320, 640],
        ] as const)
      : ([
          [1440, 900],
          [1280, 720],
        ] as const);
    for (const [width, height] of windows) {
      await page.setViewportSize({ width, height });
      const state = `in a window of ${width} by ${height} px`;
      const [bannerBox, headline] = [await placeOf(page, "#consent"), await placeOf(page, "h1")];
      expect(bannerBox.height, state).toBeLessThan(height * 0.28);
      if (isMobile) {
        const dock = await placeOf(page, "[data-booking-dock]");
        expect(headline.bottom, state).toBeLessThanOrEqual(bannerBox.y);
        expect(bannerBox.bottom, state).toBeLessThanOrEqual(dock.y + 1);
        expect(dock.bottom, state).toBeLessThanOrEqual(height);
      } else {
        const bar = await placeOf(page, "main form[data-book-now]");
        expect(bannerBox.right <= bar.x || bannerBox.y >= bar.bottom, state).toBe(true);
      }
    }
  });

  test(`on ${path} at 400 % zoom the headline and Book Now are above the banner, and stay when it is answered`, async ({
    page,
  }) => {
    await storeBefore(page, { language: path === "/el" ? "el" : "en" });
    await page.setViewportSize({ width: 320, height: 256 });
    for (const address of [path, `${path === "/" ? "" : path}/suite/luxury-suite`]) {
      await page.goto(address);
      const bannerBox = await placeOf(page, "#consent");
      expect(bannerBox.height, address).toBeLessThan(128);
      const shown = async () => [await placeOf(page, "h1"), await placeOf(page, "header a[data-book-now]")];
      const before = await shown();
      for (const { y, bottom } of before) {
        expect(y, address).toBeGreaterThanOrEqual(0);
        expect(bottom, address).toBeLessThanOrEqual(bannerBox.y);
      }
      expect((await placeOf(page, "#consent p")).bottom, address).toBeLessThanOrEqual(256);
      const sizes = await page.locator("#consent button").evaluateAll((buttons) =>
        buttons.map((button) => {
          const { width, height, bottom } = button.getBoundingClientRect();
          return { width, height, isInside: bottom <= window.innerHeight };
        }),
      );
      // The smallest target size of WCAG 2.2 (2.5.8).
      expect(sizes[0]?.height, address).toBeGreaterThanOrEqual(24);
      expect(sizes, address).toEqual(Array(3).fill({ ...sizes[0], isInside: true }));
      await page.locator("[data-consent-choice=none]").click();
      await expect(page.locator("#consent")).toBeHidden();
      expect(await shown(), address).toEqual(before);
      await page.evaluate(() => localStorage.removeItem("consent"));
    }
  });
}

test("the banner does not cover a booking dock that has grown with its text", async ({ page, isMobile }) => {
  test.skip(!isMobile, "Only phones have the dock.");
  await storeBefore(page, { language: "el" });
  await page.setViewportSize({ width: 360, height: 740 });
  const { arrival, departure } = futureStay;
  await page.goto(`/el?checkin=${arrival}&checkout=${departure}&guests=3`);
  await wake(page);
  // A constructed style sheet, because the page's security policy forbids an added style element.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      "* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.9 !important; }",
    );
    document.adoptedStyleSheets = [sheet];
  });
  const apart = async () => (await placeOf(page, "#consent")).bottom - (await placeOf(page, "[data-booking-dock]")).y;
  await expect.poll(async () => Math.abs(await apart())).toBeLessThanOrEqual(1);
});

test("the banner does not hide what is wrong with a stay", async ({ page, isMobile }) => {
  test.skip(!isMobile, "Only phones have the dock.");
  await page.goto("/?checkin=2020-02-01&checkout=2020-02-05");
  const message = "[data-booking-dock] [role=status]";
  await expect(page.locator(message)).not.toBeEmpty();
  const covered = async () => (await placeOf(page, message)).bottom - (await placeOf(page, "#consent")).y;
  await expect.poll(covered).toBeLessThanOrEqual(1);
  expect((await placeOf(page, message)).y).toBeGreaterThan(0);
  // A house that asks for no consent has no banner.
  await page.evaluate(() => document.querySelector("#consent")?.remove());
  const apart = async () => (await placeOf(page, message)).bottom - (await placeOf(page, "[data-booking-dock]")).y;
  await expect.poll(async () => Math.abs(await apart())).toBeLessThanOrEqual(1);
});

test("the banner is shown without the scripts, does not shift, and is accessible", async ({ page, allow }) => {
  allow(/Failed to load resource/);
  await page.addInitScript(() => {
    interface Shift extends PerformanceEntry {
      readonly sources: readonly { readonly node: Node | null }[];
    }
    // `node` is null if the element was removed after the shift. Such an element was not part of the banner.
    const isBanner = ({ node }: { readonly node: Node | null }) =>
      (node?.parentElement?.closest("#consent") ?? null) !== null;
    new PerformanceObserver((list) => {
      const shifts = list.getEntries() as Shift[];
      if (shifts.some(({ sources }) => sources.some(isBanner))) document.documentElement.dataset["shift"] = "";
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.route("**/start-*.js", (route) => route.abort());
  // Fonts are blocked: on a machine without the system font of the fallback, a late font would shift the banner.
  // home.spec.ts tests late fonts.
  await page.route("**/fonts/*", (route) => route.abort());
  await page.goto("/");
  await expect(banner(page)).toBeVisible();
  await expect(page.locator("html")).not.toHaveAttribute("data-shift");
  await expectAccessible(page);
});

test(
  "after accepting, the configured services are loaded with preconnects, and the choice is remembered",
  anyWidth,
  async ({ page }) => {
    const requested = await acceptAll(page);
    await expect(banner(page)).toBeHidden();
    expect((await hints(page)).sort()).toEqual(hostsOf("functional", "analytics", "marketing").sort());
    await page.goto("/contact");
    await expect(banner(page)).toBeHidden();
    await expect.poll(() => requested.length).toBe(2 * scriptsOf("analytics", "marketing").length);
  },
);

test(
  "after rejecting, nothing is loaded, and the choice is remembered",
  anyWidth,
  async ({ page, foreignRequests }) => {
    await page.goto("/");
    await bannerButton(page, "Reject all").click();
    await expect(banner(page)).toBeHidden();
    await page.goto("/contact");
    await wake(page);
    await expect(banner(page)).toBeHidden();
    await untilAtRest(page);
    expect(foreignRequests.filter((address) => address !== countryLookup.href)).toEqual([]);
  },
);

test("the preferences can be set by keyboard, and only services that are switched on are allowed", async ({ page }) => {
  const requested = await answerServices(page);
  await page.goto("/");
  await bannerButton(page, "Manage").focus();
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toBeVisible();
  await expectAccessible(page);
  await expect(dialog(page).getByRole("switch", { name: "Necessary" })).toBeDisabled();
  await dialog(page).getByRole("switch", { name: "Marketing" }).focus();
  await page.keyboard.press("Space");
  // Enter sets a switch too, instead of closing the dialog.
  await dialog(page).getByRole("switch", { name: "Analytics" }).focus();
  await page.keyboard.press("Enter");
  await expect(dialog(page).getByRole("switch", { name: "Analytics" })).toBeChecked();
  await page.keyboard.press("Enter");
  await dialog(page).getByRole("button", { name: "Save choices" }).focus();
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toBeHidden();
  await expect(banner(page)).toBeHidden();
  expect(await granted(page)).toBe("marketing");
  await expect.poll(() => requested).toEqual(scriptsOf("marketing"));
});

test("Cancel and Escape close the preferences without a choice", async ({ page }) => {
  await page.goto("/");
  for (const close of [
    () => page.keyboard.press("Escape"),
    () => dialog(page).getByRole("button", { name: "Cancel" }).click(),
  ]) {
    await bannerButton(page, "Manage").click();
    await dialog(page).getByRole("switch", { name: "Analytics" }).click();
    await close();
    await expect(dialog(page)).toBeHidden();
    await expect(banner(page)).toBeVisible();
    await expect(bannerButton(page, "Manage")).toBeFocused();
  }
  expect(await stored(page, "consent")).toBeNull();
});

test("the preferences list the services of a category", anyWidth, async ({ page }) => {
  await page.goto("/cookie-policy");
  await bannerButton(page, "Manage").click();
  await dialog(page).getByText("Services in this category").nth(1).click();
  await expect(dialog(page).getByText("Map tiles")).toBeVisible();
});

test("the preferences fit a window of 320 px with text at 200 %", anyWidth, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/");
  await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
  await bannerButton(page, "Manage").click();
  await dialog(page).locator("summary").first().click();
  expect(await clippedControls(page)).toEqual([]);
});

test(
  "withdrawing consent in the footer stops the services and removes what they stored",
  anyWidth,
  async ({ page }) => {
    const requested = await acceptAll(page);
    await page.evaluate(() => {
      document.cookie = "_ga=1; path=/";
      document.cookie = "_ga_SAMPLE=1; path=/";
      localStorage.setItem("rate_parity_seen", "1");
    });
    requested.length = 0;
    await page.getByRole("contentinfo").getByRole("button", { name: "Cookie preferences" }).click();
    await expect(dialog(page).getByRole("switch", { name: "Analytics" })).toBeChecked();
    const reloaded = page.waitForEvent("load");
    await dialog(page).getByRole("button", { name: "Reject all" }).click();
    await reloaded;
    await expect(banner(page)).toBeHidden();
    expect(await page.evaluate(() => document.cookie)).not.toContain("_ga");
    expect(await stored(page, "rate_parity_seen")).toBeNull();
    await untilAtRest(page);
    expect(requested).toEqual([]);
  },
);

test("a choice made in one tab applies in another tab", anyWidth, async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto("/contact");
  await page.goto("/");
  await bannerButton(page, "Reject all").click();
  await expect(banner(other)).toBeHidden();
});

test(
  "a choice made in one tab applies in another tab before its scripts have loaded",
  anyWidth,
  async ({ page, context }) => {
    const other = await context.newPage();
    await other.route("**/start-*.js", () => undefined);
    await other.goto("/contact");
    await expect(banner(other)).toBeVisible();
    await page.goto("/");
    await bannerButton(page, "Reject all").click();
    await expect(banner(other)).toBeHidden();
  },
);

test("withdrawing consent in one tab reloads another tab without the services", anyWidth, async ({ page, context }) => {
  const other = await context.newPage();
  await answerServices(page);
  const requested = await answerServices(other);
  await page.goto("/");
  await bannerButton(page, "Accept all").click();
  await other.goto("/contact");
  await expect.poll(() => requested.length).toBe(scriptsOf("analytics", "marketing").length);
  requested.length = 0;
  await page.getByRole("contentinfo").getByRole("button", { name: "Cookie preferences" }).click();
  const reloaded = other.waitForEvent("load");
  await dialog(page).getByRole("button", { name: "Reject all" }).click();
  await reloaded;
  await expect.poll(() => granted(other)).toBe("");
  await untilAtRest(other);
  expect(requested).toEqual([]);
});

test("third-party services do not receive the URL of a link from an email", anyWidth, async ({ page }) => {
  await answerServices(page);
  const seen = pagesThatRequest(page, hostsOf("analytics", "marketing"));
  await page.goto("/");
  await bannerButton(page, "Accept all").click();
  await expect.poll(() => seen).toContain("/");
  await page.goto("/newsletter-verified?unsubscribe=3f0c6b8e-59c1-4b3f-9d5f-2a9c7e1d4b10");
  await wake(page);
  await page.goto("/contact");
  await expect.poll(() => seen).toContain("/contact");
  expect(seen).not.toContain("/newsletter-verified");
});

test(
  "services that are allowed on the page of a link from an email start on the next page",
  anyWidth,
  async ({ page }) => {
    await answerServices(page);
    const seen = pagesThatRequest(page, hostsOf("analytics"));
    await page.goto("/newsletter-verified?unsubscribe=3f0c6b8e-59c1-4b3f-9d5f-2a9c7e1d4b10");
    await wake(page);
    await bannerButton(page, "Accept all").click();
    await page.locator("footer").getByRole("link", { name: "Contact" }).first().click();
    await expect(page).toHaveURL(/\/contact$/);
    await expect.poll(() => seen).toContain("/contact");
    expect(seen).not.toContain("/newsletter-verified");
  },
);

for (const path of ["/newsletter-verified?unsubscribe=", "/free-nights?token=", "/dsar?token="])
  test(
    `no page opened from ${path} has the token in its referrer, also after client-side navigation, reloading and going back`,
    anyWidth,
    async ({ page, context, allow }) => {
      // The backend does not know this token.
      allow(/40[04]/);
      const secret = "A".repeat(43);
      await page.goto(path + secret);
      const link = page.locator("footer").getByRole("link", { name: "Contact", exact: true });
      const opened = context.waitForEvent("page");
      await link.click({ modifiers: ["ControlOrMeta"] });
      const other = await opened;
      await other.waitForURL("/contact");
      expect(await other.evaluate(() => document.referrer)).toBe(new URL("/", page.url()).href);
      await wake(page);
      await link.click();
      await page.waitForURL("/contact");
      await page.reload();
      expect(await page.evaluate(() => document.referrer)).not.toContain(secret);
      await wake(page);
      await page.goBack();
      await expect(page.locator("meta[name=referrer]")).toHaveCount(1);
      await page.evaluate(() => window.location.assign("/about"));
      await page.waitForURL("/about");
      expect(await page.evaluate(() => document.referrer)).toBe(new URL("/", page.url()).href);
    },
  );

test("a double click opens the preferences once", anyWidth, async ({ page }) => {
  await page.goto("/");
  await bannerButton(page, "Manage").dblclick();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
});

for (const [name, change] of [
  ["older than twelve months", { at: Date.now() - 400 * 24 * 60 * 60 * 1000 }],
  ["of an earlier version", { version: "0" }],
] as const) {
  test(`the banner asks again if the choice is ${name}`, anyWidth, async ({ page }) => {
    const requested = await acceptAll(page);
    const record = JSON.parse((await stored(page, "consent")) ?? "{}") as Record<string, unknown>;
    await page.evaluate((text) => localStorage.setItem("consent", text), JSON.stringify({ ...record, ...change }));
    requested.length = 0;
    await page.reload();
    await expect(banner(page)).toBeVisible();
    await untilAtRest(page);
    expect(requested).toEqual([]);
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the banner is hidden, because no service is loaded", anyWidth, async ({ page, foreignRequests }) => {
    await page.goto("/");
    await expect(banner(page)).toBeHidden();
    expect(foreignRequests).toEqual([]);
  });
});
