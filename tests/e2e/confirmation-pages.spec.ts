/** The pages that the links in our emails open, in each of their states: nothing moves while the link is checked. */
import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures";
import { type Language, inLanguage } from "../../src/settings/languages";
import { shiftsOf, watchShifts } from "../support/page-checks";
import { textsIn } from "../support/reading";

const token = "A".repeat(43);
const refused = (code: string) => ({
  status: code === "token_expired" ? 410 : 404,
  json: { error: { code, message: "" } },
});
const nights = { arrival: "2026-12-04", departure: "2026-12-08" };
const told = { reference: "DSR-0042", due: "2026-12-25" };

/** A response that is held back until the test releases it. */
const held = () => {
  let tell: () => void = () => undefined;
  const seen = new Promise<void>((resolve) => (tell = resolve));
  return { seen, tell: () => tell() };
};

/** The function's response to the check, and the text that is then shown. */
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
      [{ json: { state: "already", ...told } }, "confirmed.already.title"],
      [refused("token_expired"), "confirmed.expired.title"],
      [refused("token_invalid"), "confirmed.invalid.title"],
    ],
    press: ["confirm.submit", { json: { state: "confirmed", ...told } }, "confirmed.title"],
  },
] as const;

for (const { path, name, texts, checking, states, press } of pages) {
  /** Opens the page in a language; the Greek texts are longer. */
  const visit = async (page: Page, language: Language): Promise<void> => {
    await page.addInitScript((stored) => localStorage.setItem("language", stored), language);
    await watchShifts(page, { afterPresses: true });
    await page.goto(`${inLanguage(path, language)}?token=${token}`);
  };
  const expectNoShift = async (page: Page, when: string): Promise<void> => {
    const { sum, shifts } = await shiftsOf(page);
    expect(sum, `${when}: ${shifts.join("; ")}`).toBeLessThan(0.005);
  };

  for (const [answer, title] of states) {
    test(`${path}: nothing moves when the check ends with ${title}`, async ({ page, allow }) => {
      allow(/Failed to load resource/);
      const t = textsIn(texts, "el");
      const { seen, tell } = held();
      await page.route(`**/functions/v1/${name}`, async (route) => {
        await seen;
        await route.fulfill(answer);
      });
      await visit(page, "el");
      await expect(page.getByText(t(checking), { exact: true }).last()).toBeVisible();
      tell();
      await expect(page.getByRole("heading", { name: t(title), exact: true })).toBeVisible();
      await expectNoShift(page, title);
    });
  }

  test(`${path}: the button confirms, by keyboard as well, and nothing moves`, async ({ page }) => {
    const t = textsIn(texts, "en");
    const [submit, answer, title] = press;
    const asked: unknown[] = [];
    const { seen, tell } = held();
    await page.route(`**/functions/v1/${name}`, async (route) => {
      const { action } = route.request().postDataJSON() as { readonly action: string };
      asked.push(action);
      if (action === "verify") await seen;
      await route.fulfill(action === "check" ? { json: { state: "unconfirmed" } } : answer);
    });
    await visit(page, "en");
    const button = page.getByRole("button", { name: t(submit) });
    await expect(button).toBeVisible();
    expect(asked).toEqual(["check"]);
    await button.focus();
    await page.keyboard.press("Enter");
    await expect(button).toHaveAttribute("aria-busy", "true");
    tell();
    await expect(page.getByRole("heading", { name: t(title), exact: true })).toBeVisible();
    expect(asked).toEqual(["check", "verify"]);
    await expectNoShift(page, title);
  });
}
