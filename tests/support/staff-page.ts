/** The staff pages: signing in, navigation, and the responses of the backend. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Locator, type Page } from "@playwright/test";
import type { Language } from "../../src/settings/languages";
import { publicKey } from "../../local/backend/data-directory";
import { sessionKey } from "../../src/settings/staff-session";
import { open, textsIn } from "./reading";
import { dataFolder } from "./backend";
import { siteFile } from "./site-file";

export type Role = "owner" | "editor";

export interface SignIn {
  readonly email: string;
  readonly password: string;
}

/** The demo's accounts; another house has only that of the owner. Their passwords are generated with the demo data. */
export const accountOf = (role: Role): SignIn => {
  const passwords = JSON.parse(readFileSync(join(dataFolder(), "staff.json"), "utf8")) as Record<Role, string>;
  const names = siteFile.brand.sample === true ? { owner: "eleni", editor: "stavros" } : { owner: "owner", editor: "" };
  return { email: `${names[role]}@${siteFile.domains.mail}`, password: passwords[role] };
};

interface Session {
  readonly requestedAt: number;
  readonly text: Promise<string>;
}

/**
 * One session per account and worker, because signing in with the form takes another page load. staff-sign-in.spec.ts tests the
 * form.
 */
const sessions = new Map<Role, Session>();
/** How long a session is used, in milliseconds: half an hour, because it expires after an hour. */
const usableFor = 30 * 60_000;

const requestSession = async (page: Page, role: Role): Promise<string> => {
  const response = await page.request.post("/auth/v1/token?grant_type=password", {
    headers: { apikey: publicKey },
    data: accountOf(role),
  });
  expect(response.status(), "the account can sign in").toBe(200);
  return response.text();
};

const sessionOf = (page: Page, role: Role): Promise<string> => {
  const known = sessions.get(role);
  if (known !== undefined && Date.now() - known.requestedAt < usableFor) return known.text;
  const text = requestSession(page, role);
  sessions.set(role, { requestedAt: Date.now(), text });
  return text;
};

export class StaffPage {
  readonly staff: ReturnType<typeof textsIn>;
  /** Responses of the backend's tables and database functions since this object was created: path, status, body. */
  readonly answers: { readonly path: string; readonly status: number; readonly body: string }[] = [];

  constructor(
    readonly page: Page,
    readonly language: Language,
  ) {
    this.staff = textsIn("staff", language);
    page.on("response", async (response) => {
      const { pathname } = new URL(response.url());
      if (!pathname.startsWith("/rest/v1/")) return;
      const body = await response.text().catch(() => "");
      this.answers.push({ path: pathname, status: response.status(), body });
    });
  }

  texts(namespace: string) {
    return textsIn(namespace, this.language);
  }

  get heading(): Locator {
    return this.page.getByRole("heading", { level: 1 });
  }

  async visit(path = "/admin"): Promise<void> {
    await open(this.page, path, this.language);
  }

  async fillIn({ email, password }: SignIn): Promise<void> {
    await this.page.getByLabel(this.staff("signIn.email")).fill(email);
    await this.page.getByLabel(this.staff("signIn.password")).fill(password);
    await this.page.getByRole("button", { name: this.staff("signIn.action"), exact: true }).click();
  }

  /** Opens a page and signs in with the form. */
  async signInByForm(role: Role, path = "/admin"): Promise<void> {
    await this.visit(path);
    await this.fillIn(accountOf(role));
    await expect(this.page.getByLabel(this.staff("signIn.password"))).toHaveCount(0);
  }

  /** Opens a page with a stored session. It is stored once per tab, so that it does not come back after a test has ended it. */
  async signIn(role: Role, path = "/admin"): Promise<void> {
    const session = await sessionOf(this.page, role);
    await this.page.addInitScript(
      ([key, value]) => {
        if (location.protocol === "about:" || sessionStorage.getItem("session-stored") !== null) return;
        sessionStorage.setItem("session-stored", "1");
        localStorage.setItem(key, value);
      },
      [sessionKey, session] as const,
    );
    await this.visit(path);
    await expect(this.heading).toBeVisible();
    await expect(this.page.getByLabel(this.staff("signIn.password"))).toHaveCount(0);
  }

  private get menuButton(): Locator {
    return this.page.getByRole("button", { name: textsIn("nav", this.language)("menu"), exact: true });
  }

  /** Shows the menu, which on a phone is hidden until its button is pressed. */
  async openMenu(): Promise<void> {
    if (await this.menuButton.isVisible()) await this.menuButton.click();
  }

  /** Opens a page through the menu. */
  async goTo(label: string): Promise<void> {
    const link = this.page
      .getByRole("navigation", { name: this.staff("nav.label") })
      .getByRole("link", { name: label, exact: true });
    // The button and the link appear only after the session has been checked.
    await expect(this.menuButton.or(link).first()).toBeVisible();
    await this.openMenu();
    await link.click();
    await expect(this.heading).toHaveText(label);
  }

  /** Presses the button `action` in the open confirmation dialog. */
  async confirm(action: string): Promise<void> {
    await this.page.getByRole("dialog").getByRole("button", { name: action, exact: true }).click();
  }

  toast(text: string): Locator {
    return this.page.getByText(text, { exact: true }).first();
  }
}
