/**
 * The pages that links in emails open, in the states listed below. Their content does not move when the check of the link ends or
 * the button is pressed.
 */
import type { Page } from "@playwright/test";
import { deferred } from "../support/promises";
import { expect, test } from "../support/fixtures";
import type { Language } from "../../src/settings/languages";
import { shiftsOf, watchShifts } from "../support/page-checks";
import { open, textsIn } from "../support/reading";

const token = "A".repeat(43);
const refused = (code: string) => ({
  status: code === "token_expired" ? 410 : 404,
  json: { error: { code, message: "" } },
});
const nights = { arrival: "2026-12-04", departure: "2026-12-08" };
const receipt = { reference: "DSR-0042", due: "2026-12-25" };

/**
 * `states`: the function's responses to the check, each with the title that it leads to. `press`: the button, the function's
 * response to a press, and the title after it.
 */
const pages = [
  {
    path: "/newsletter-verified",
    name: "newsletter",
    texts: "newsletter",
    checking: "verified.checking",
    states: [
      [{ json: { state: "unconfirmed" } }, "verified.ready.title"],
      [{ json: { state: "already" } }, "verified.already.title"],
      [refused("token_expired"), "verified.expired.title"],
      [refused("token_invalid"), "verified.invalid.title"],
      [{ status: 500, body: "" }, "verified.failed.title"],
    ],
    press: ["verified.ready.submit", { json: { state: "confirmed" } }, "verified.confirmed.title"],
  },
  {
    path: "/free-nights",
    name: "free-nights",
    texts: "freeNights",
    checking: "page.checking",
    states: [
      [{ json: { state: "unconfirmed", ...nights } }, "page.ready.title"],
      [{ json: { state: "already", ...nights } }, "page.waiting.title"],
      [refused("token_expired"), "page.expired.title"],
      [refused("token_invalid"), "page.invalid.title"],
      [{ status: 500, body: "" }, "page.failed.title"],
    ],
    press: ["page.ready.submit", { json: { state: "confirmed", ...nights } }, "page.waiting.title"],
  },
  {
    path: "/dsar",
    name: "privacy-request",
    texts: "dsar",
    checking: "confirmed.checking",
    states: [
      [{ json: { state: "unconfirmed" } }, "confirm.title"],
      [{ json: { state: "already", ...receipt } }, "confirmed.already.title"],
      [refused("token_expired"), "confirmed.expired.title"],
      [refused("token_invalid"), "confirmed.invalid.title"],
    ],
    press: ["confirm.submit", { json: { state: "confirmed", ...receipt } }, "confirmed.title"],
  },
] as const;

for (const { path, name, texts, checking, states, press } of pages) {
  /** Opens the page with a token and records layout shifts. */
  const visit = async (page: Page, language: Language): Promise<void> => {
    await watchShifts(page, { afterPresses: true });
    await open(page, `${path}?token=${token}`, language);
  };
  const expectNoShift = async (page: Page, when: string): Promise<void> => {
    const { sum, shifts } = await shiftsOf(page);
    expect(sum, `${when}: ${shifts.join("; ")}`).toBeLessThan(0.005);
  };

  // In Greek, because Greek texts are longer than English ones.
  for (const [response, title] of states) {
    test(`${path}: nothing moves when the check ends with ${title}`, async ({ page, allow }) => {
      allow(/Failed to load resource/);
      const t = textsIn(texts, "el");
      const { promise: released, resolve: release } = deferred();
      await page.route(`**/functions/v1/${name}`, async (route) => {
        await released;
        await route.fulfill(response);
      });
      await visit(page, "el");
      await expect(page.getByText(t(checking), { exact: true }).last()).toBeVisible();
      release();
      await expect(page.getByRole("heading", { name: t(title), exact: true })).toBeVisible();
      await expectNoShift(page, title);
    });
  }

  test(`${path}: pressing the button by keyboard confirms, and nothing moves`, async ({ page }) => {
    const t = textsIn(texts, "en");
    const [submit, response, title] = press;
    const actions: unknown[] = [];
    const { promise: released, resolve: release } = deferred();
    await page.route(`**/functions/v1/${name}`, async (route) => {
      const { action } = route.request().postDataJSON() as { readonly action: string };
      actions.push(action);
      if (action === "verify") await released;
      await route.fulfill(action === "check" ? { json: { state: "unconfirmed" } } : response);
    });
    await visit(page, "en");
    const button = page.getByRole("button", { name: t(submit) });
    await expect(button).toBeVisible();
    expect(actions).toEqual(["check"]);
    await button.focus();
    await page.keyboard.press("Enter");
    await expect(button).toHaveAttribute("aria-busy", "true");
    release();
    await expect(page.getByRole("heading", { name: t(title), exact: true })).toBeVisible();
    expect(actions).toEqual(["check", "verify"]);
    await expectNoShift(page, title);
  });
}
