/** What remains usable when a chunk, a page or the whole application fails (specification §8). */
import { type AppScripts, appScriptsId } from "../../src/lib/page-data";
import { changeData } from "../support/broken-page";
import { addRequest, unique } from "../support/backend";
import { expect, test } from "../support/fixtures";
import { textsIn } from "../support/reading";
import { StaffPage } from "../support/staff-page";
import { untilAtRest, wake } from "../support/visitor";

/** The chunk with the content of the contact page. The page's head is in another chunk. */
const contactChunk = /\/component---src-pages-contact-tsx-[0-9a-f]{20}\.js$/;

test.describe("a chunk that cannot be loaded", () => {
  test("a chunk that cannot be loaded fires an event and reloads the page once, never in a loop", async ({
    page,
    allow,
  }) => {
    allow(/Failed to load resource|not rendering react|Loading chunk/i);
    await page.addInitScript(() => {
      window.addEventListener("preload-error", ({ cancelable, detail }) => {
        const events = Number(sessionStorage.getItem("events") ?? "0");
        sessionStorage.setItem("events", String(events + (cancelable && detail.error instanceof Error ? 1 : 0)));
      });
    });
    let loads = 0;
    page.on("load", () => {
      loads += 1;
    });
    await page.route(contactChunk, (route) => route.abort());
    await page.goto("/contact");
    await page.keyboard.press("Shift");
    await expect.poll(() => loads).toBe(2);
    await page.keyboard.press("Shift");
    await expect(page.getByText("Part of this page could not be loaded.")).toBeVisible();
    await untilAtRest(page);
    expect(loads).toBe(2);
    expect(await page.evaluate(() => sessionStorage.getItem("events"))).toBe("2");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });

  test("a link is followed by a full page load when a chunk cannot be loaded", async ({ page, allow }) => {
    allow(/Failed to load resource|Loading chunk/i);
    await page.addInitScript(() =>
      window.addEventListener("preload-error", () => sessionStorage.setItem("failed-at", location.pathname)),
    );
    await page.goto("/faq");
    await wake(page);
    await page.route(contactChunk, (route) => route.abort());
    await page.getByRole("contentinfo").getByRole("link", { name: "Contact", exact: true }).click();
    await expect(page).toHaveURL("/contact");
    await expect(page.getByRole("main").getByRole("form").first()).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem("failed-at"))).toBe("/faq");
  });

  test("a listener that cancels the event prevents the reload and the notice", async ({ page, allow }) => {
    allow(/Failed to load resource/);
    await page.addInitScript(() =>
      window.addEventListener("preload-error", (event) => {
        event.preventDefault();
        document.documentElement.dataset["prevented"] = "";
      }),
    );
    let loads = 0;
    page.on("load", () => {
      loads += 1;
    });
    await page.route(contactChunk, (route) => route.abort());
    await page.goto("/contact");
    await page.keyboard.press("Shift");
    await page.locator("html[data-prevented]").waitFor();
    await untilAtRest(page);
    expect(loads).toBe(1);
    await expect(page.getByText("Part of this page could not be loaded.")).toBeHidden();
  });

  test("the page is not reloaded while offline", async ({ page, context, allow }) => {
    allow(/Failed to load resource/);
    // As on a busy device, the first script fails before the next one is requested. This must cause no uncaught error.
    await page.addInitScript(() => {
      const later = window.setTimeout.bind(window);
      window.setTimeout = ((run: () => void, delay = 100) => later(run, delay)) as typeof window.setTimeout;
    });
    await page.goto("/contact");
    await untilAtRest(page);
    const { scripts } = JSON.parse(await page.locator(`#${appScriptsId}`).innerText()) as AppScripts;
    const failed = new Set<string>();
    page.on("requestfailed", (request) => failed.add(new URL(request.url()).pathname));
    await context.setOffline(true);
    await untilAtRest(page, async () => {
      await page.keyboard.press("Shift");
      await expect.poll(() => scripts.filter((script) => !failed.has(script))).toEqual([]);
    });
    await expect(page.getByRole("main").getByRole("form").first()).toBeVisible();
    await context.setOffline(false);
  });

  test("a press without a network shows a notice, and the next press loads the chunk", async ({
    page,
    context,
    allow,
  }) => {
    allow(/Failed to load resource/);
    await page.goto("/contact");
    const heading = page.getByRole("heading", { level: 1 });
    const send = page.getByRole("main").getByRole("button", { name: textsIn("contact", "en")("form.submit") });
    await page.waitForFunction(() => window.startState?.onHeld !== undefined);
    await context.setOffline(true);
    await send.click();
    await expect(page.getByText("Part of this page could not be loaded.")).toBeVisible();
    await expect(send).not.toHaveAttribute("aria-busy");
    await context.setOffline(false);
    await page.getByRole("button", { name: "Dismiss" }).click();
    await send.click();
    await expect(
      page.getByRole("alert").filter({ hasText: textsIn("contact", "en")("error.nameRequired") }),
    ).toBeVisible();
    await expect(heading).toBeVisible();
  });

  test("a start script that cannot be loaded is reported in a notice", async ({ page, allow }) => {
    allow(/Failed to (load resource|fetch dynamically)/);
    await page.route("**/start-en-consent-*.js", (route) => route.abort());
    await page.goto("/");
    const reloaded = page.waitForEvent("load");
    await page.getByRole("button", { name: "Manage" }).click();
    await reloaded;
    await page.getByRole("button", { name: "Manage" }).click();
    await expect(page.getByText("Part of this page could not be loaded.")).toBeVisible();
  });
});

test.describe("a staff page whose code cannot be loaded", () => {
  test("says so without a connection, and is loaded when there is one", async ({ page, context, allow }) => {
    allow(/Failed to load resource/);
    const staff = new StaffPage(page, "en");
    const failure = page.getByRole("main").getByText(staff.staff("failure.unreachable"));
    const otherPage = page.waitForResponse("**/page-data/image-admin/page-data.json");
    await staff.signIn("editor", "/admin/messages");
    await (await otherPage).finished();
    await expect(staff.heading).toHaveText(staff.staff("nav.messages"));
    await context.setOffline(true);
    for (const label of [staff.texts("pictures")("nav"), staff.texts("publish")("nav")]) {
      await staff.goTo(label);
      await expect(failure).toBeVisible();
      await expect(page.locator("html")).not.toHaveAttribute("data-loading");
    }
    await expect(page.getByRole("button", { name: textsIn("common", "en")("tryAgain") })).toBeVisible();
    await context.setOffline(false);
    await expect(failure).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
  });

  test("is opened in the new version after a new build, once the text typed on a request is saved", async ({
    page,
    request,
    allow,
  }) => {
    allow(/status of 404/);
    const name = `Build ${unique()}`;
    const row = await addRequest(request, { name, email: `${unique()}@build.example`, reference: `T-${unique()}` }, 20);
    const staff = new StaffPage(page, "en");
    const t = staff.texts("requests");
    await staff.signIn("owner", `/admin/requests?request=${String(row["id"])}`);
    const notes = page.getByRole("textbox", { name: t("notes") });
    await notes.fill("Half a sentence");
    let loads = 0;
    page.on("load", () => (loads += 1));
    await page.route("**/*.js", (route) => route.fulfill({ status: 404 }));
    await staff.goTo(staff.staff("nav.calendars"));
    await expect(staff.toast(staff.staff("failure.unsaved"))).toBeVisible();
    await page.goBack();
    await expect(notes).toHaveValue("Half a sentence");
    await page.getByRole("button", { name: t("notes.action") }).click();
    await expect(staff.toast(staff.staff("saved"))).toBeVisible();
    expect(loads).toBe(0);
    await page.unroute("**/*.js");
    await page.route("**/*.js", (route) => route.fulfill({ status: 404 }), { times: 1 });
    await staff.goTo(staff.staff("nav.calendars"));
    await expect(page.getByRole("heading", { name: staff.texts("calendars")("feeds") })).toBeVisible();
    expect(loads).toBe(1);
  });
});

test.describe("a page that cannot be rendered", () => {
  test("Book Now opens a tab when the page's data could not be loaded and the network is lost", async ({
    page,
    context,
    allow,
  }) => {
    allow(/Failed to load resource|not rendering react/i);
    await page.route("**/page-data/about/page-data.json", (route) => route.abort());
    await page.goto("/about");
    await page.keyboard.press("Shift");
    await expect(page.getByText("Part of this page could not be loaded.")).toBeVisible();
    await context.setOffline(true);
    const opened = context.waitForEvent("page");
    await page.locator("a[data-book-now]:visible").first().click();
    await opened;
    await context.setOffline(false);
  });

  test("a page that cannot be rendered is replaced by an error between header and footer, and can be reloaded or tried again", async ({
    page,
    allow,
  }) => {
    allow(/broken on purpose|Minified React error/);
    await page.addInitScript(() => {
      const { NumberFormat } = Intl;
      Object.assign(window, { broken: true });
      Intl.NumberFormat = new Proxy(NumberFormat, {
        construct: (target, args) => {
          if (Reflect.get(window, "broken") === true) throw new Error("broken on purpose");
          return Reflect.construct(target, args) as object;
        },
      });
    });
    await page.goto("/reviews");
    await page.keyboard.press("Shift");
    const alert = page.getByRole("alert").filter({ hasText: "Something went wrong" });
    await expect(alert).toContainText("We're sorry, but something unexpected happened.");
    await expect(page.getByRole("contentinfo")).toBeVisible();
    const reloaded = page.waitForEvent("load");
    await alert.getByRole("button", { name: "Reload page" }).click();
    await reloaded;
    await page.keyboard.press("Shift");
    await expect(alert).toBeVisible();
    await page.evaluate(() => Object.assign(window, { broken: false }));
    await alert.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Something went wrong");
    await expect(alert).toBeHidden();
  });

  test("links of a page that cannot be rendered still work", async ({ page, allow }) => {
    allow(/Minified React error|TypeError|needs content/);
    await changeData(page, "**/page-data/reviews/page-data.json", (data) => {
      for (const key of Object.keys(data)) if (!["locales", "site"].includes(key)) data[key] = null;
    });
    await page.goto("/reviews");
    await page.keyboard.press("Shift");
    await expect(page.getByRole("heading", { level: 1, name: "Something went wrong" })).toBeVisible();
    await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).click();
    await expect(page).toHaveURL("/contact");
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Something went wrong");
  });
});

test("when the application cannot be rendered, an error page reloads the page and links to the home page", async ({
  page,
  allow,
}) => {
  allow(/Minified React error|site facts/);
  await changeData(page, "**/page-data/el/contact/page-data.json", (data) => {
    data["site"] = null;
  });
  await page.goto("/el/contact");
  await page.keyboard.press("Shift");
  const title = page.getByRole("heading", { level: 1, name: "Κάτι πήγε στραβά" });
  await expect(title).toBeVisible();
  const reloaded = page.waitForEvent("load");
  await page.getByRole("button", { name: "Δοκιμάστε ξανά" }).click();
  await reloaded;
  await page.keyboard.press("Shift");
  await expect(title).toBeVisible();
  await page.getByRole("link", { name: "Στην αρχική" }).click();
  await expect(page).toHaveURL("/el");
  await wake(page);
});
