/** Who gets which data: the responses of the backend, not only the screen. */
import type { APIRequestContext, Page } from "@playwright/test";
import { publicKey } from "../../local/backend/data-directory";
import { expect, test } from "../support/fixtures";
import { StaffPage } from "../support/staff-page";

const tables = [
  "audit_log",
  "contact_messages",
  "data_subject_requests?select=id",
  "gallery_images",
  "newsletter_subscribers?select=id",
  "performance_daily",
  "page_views_daily",
  "slow_resources_daily",
  "staff",
];
const ownersTables = ["audit_log", "data_subject_requests?select=id", "newsletter_subscribers?select=id"];
const ownersFunctions: readonly (readonly [string, object])[] = [
  ["export_newsletter", {}],
  ["person_data", { p_email: "clara@posteo.example" }],
  ["erase_person", { p_email: "nobody@mail.example" }],
  ["add_staff", { p_email: "stavros@aithra-suite.example", p_role: "owner", p_name: "Stavros" }],
  ["staff_accounts", {}],
  ["log_person_export", { p_format: "json" }],
];

const headersOf = (token?: string) => ({
  apikey: publicKey,
  ...(token !== undefined && { Authorization: `Bearer ${token}` }),
});

const tokenOf = (page: Page): Promise<string> =>
  page.evaluate(
    () => (JSON.parse(localStorage.getItem("staff-session") ?? "{}") as { access_token: string }).access_token,
  );

const read = async (request: APIRequestContext, table: string, token?: string) => {
  const response = await request.get(`/rest/v1/${table}`, { headers: headersOf(token) });
  return { status: response.status(), body: await response.text() };
};

test("a visitor who is not signed in gets no rows, and the staff pages request none", async ({ page, request }) => {
  for (const table of tables) expect([table, (await read(request, table)).status]).toEqual([table, 401]);
  for (const [name, data] of ownersFunctions) {
    const response = await request.post(`/rest/v1/rpc/${name}`, { headers: headersOf(), data });
    expect([name, response.status()]).toEqual([name, 401]);
  }
  const staff = new StaffPage(page, "en");
  for (const path of ["/admin", "/admin/messages", "/admin/requests", "/image-admin"]) {
    await staff.visit(path);
    await expect(page.getByLabel(staff.staff("signIn.email"))).toBeVisible();
  }
  expect(staff.answers).toEqual([]);
});

test("an editor gets no rows that are only for owners, and can take no actions of owners", async ({
  page,
  request,
}) => {
  const staff = new StaffPage(page, "en");
  await staff.signIn("editor");
  await expect(staff.heading).toHaveText(staff.staff("nav.overview"));
  const token = await tokenOf(page);
  for (const table of ownersTables) expect(await read(request, table, token)).toEqual({ status: 200, body: "[]" });
  expect((JSON.parse((await read(request, "staff?select=name", token)).body) as unknown[]).length).toBe(1);
  for (const [name, data] of ownersFunctions) {
    const response = await request.post(`/rest/v1/rpc/${name}`, { headers: headersOf(token), data });
    expect([name, response.status()]).toEqual([name, 403]);
  }
  const invitation = await request.post("/functions/v1/invite", {
    headers: headersOf(token),
    data: { email: "a@b.example", name: "A", role: "owner" },
  });
  expect(invitation.status()).toBe(403);
  await request.patch("/rest/v1/staff?role=eq.editor", { headers: headersOf(token), data: { role: "owner" } });
  expect((await read(request, "staff?select=role", token)).body).toBe('[{"role":"editor"}]');

  for (const path of ["newsletter", "requests", "team", "audit"]) {
    await staff.visit(`/admin/${path}`);
    await expect(staff.heading).toHaveText(staff.staff("notYours.title"));
  }
  const requested = staff.answers.map(({ path }) => path);
  for (const name of ["newsletter_subscribers", "data_subject_requests", "audit_log", "staff_accounts"])
    expect(requested.filter((path) => path.endsWith(name))).toEqual([]);
});

test("staff pages have noindex, and an overlay until they have loaded", async ({ request }) => {
  for (const path of ["/admin", "/admin/messages", "/el/admin/requests", "/image-admin", "/el/image-admin"]) {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    const html = await response.text();
    expect(html).toContain('name="robots" content="noindex"');
    expect(html).toContain('name="referrer" content="same-origin"');
    expect(html).toContain('id="loading-overlay"');
    expect(html).toMatch(/id="gatsby-focus-wrapper"><\/div>/);
  }
});
