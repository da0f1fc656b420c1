import { post, testServices } from "../../tests/support/services.ts";
import { answer } from "../_shared/endpoint.ts";
import { endpoint } from "./handler.ts";

const asStaff = { authorization: "Bearer token" };
const body = { email: "anna@aithra-suite.example", name: "Anna Vlachou", role: "editor", language: "el" };
const invitation = "http://database.test/auth/v1/invite?redirect_to=https%3A%2F%2Faithra-suite.example%2Fel%2Fadmin";

const link = invitation.replace("/invite?", "/recover?");

const accountExists = () => Response.json({ error_code: "email_exists" }, { status: 422 });
/** The database's error for a person who is already a member of the team. */
const duplicate = Object.assign(new Error("duplicate"), { code: "23505" });

test.each([
  ["an anonymous caller", {}, {}, 401],
  ["a stranger", asStaff, { current_staff_role: null }, 403],
  ["an editor", asStaff, { current_staff_role: "editor" }, 403],
])("%s cannot invite anybody", async (_, headers, answers, status) => {
  const services = testServices({ answers });
  expect((await answer(endpoint, post("/invite", body, headers), services)).status).toBe(status);
  expect(services.requests).toEqual([]);
});

const sent = () => Response.json({ id: "1" });
const accountsWith = (last: string | null) => [
  { email: "eleni@aithra-suite.example", last_sign_in_at: null },
  { email: "Anna@aithra-suite.example", last_sign_in_at: last },
];
const usedAccount = accountsWith("2026-11-01T08:00:00Z");

test.each([
  ["a new email address is invited and added", sent, "id", usedAccount, "invited", [invitation]],
  [
    "a colleague who has not used the invitation is invited again",
    sent,
    duplicate,
    accountsWith(null),
    "invitedAgain",
    [invitation],
  ],
  ["an existing account is added", accountExists, "id", usedAccount, "added", [invitation]],
  ["a colleague is reported as already a member", accountExists, duplicate, usedAccount, "already", [invitation]],
  [
    "an account that was never used is added and sent a link",
    accountExists,
    "id",
    accountsWith(null),
    "linkSent",
    [invitation, link],
  ],
  [
    "a colleague who has never signed in is sent a link",
    accountExists,
    duplicate,
    accountsWith(null),
    "linkSentAgain",
    [invitation, link],
  ],
])("%s", async (_, respond, added, accounts, state, urls) => {
  const services = testServices({
    answers: { current_staff_role: "owner", add_staff: added, staff_accounts: accounts },
    respond: (url) => (url === link ? Response.json({}) : respond()),
  });
  const response = await answer(endpoint, post("/invite", body, asStaff), services);
  expect(await response.json()).toEqual({ state });
  expect(services.requests.map(({ url }) => url)).toEqual(urls);
  expect(services.requests.map(({ headers }) => headers.get("apikey"))).toEqual(urls.map(() => "sb_secret_test"));
  expect(services.requests.map((request) => request.body)).toEqual(urls.map(() => ({ email: body.email })));
  expect(services.calls).toContainEqual({
    name: "add_staff",
    args: { p_email: body.email, p_role: "editor", p_name: "Anna Vlachou" },
  });
});

test.each([
  [429, 429],
  [500, 503],
])("returns an error when the sign-in service refuses to send a link (%i)", async (refused, status) => {
  const services = testServices({
    answers: { current_staff_role: "owner", add_staff: duplicate, staff_accounts: accountsWith(null) },
    respond: (url) => (url === link ? new Response(null, { status: refused }) : accountExists()),
  });
  expect((await answer(endpoint, post("/invite", body, asStaff), services)).status).toBe(status);
});

test.each([
  ["email address", { ...body, email: "no address" }, { email: "emailInvalid" }],
  ["role", { ...body, role: "admin" }, { role: "roleUnknown" }],
  ["name", { ...body, name: " " }, { name: "nameRequired" }],
])("reports an invalid %s", async (_, wrong, fields) => {
  const services = testServices({ answers: { current_staff_role: "owner" } });
  const response = await answer(endpoint, post("/invite", wrong, asStaff), services);
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ error: { fields } });
});

test("adds nobody when the sign-in service refuses the invitation", async () => {
  const services = testServices({
    answers: { current_staff_role: "owner" },
    respond: () => new Response(null, { status: 500 }),
  });
  expect((await answer(endpoint, post("/invite", body, asStaff), services)).status).toBe(503);
  expect(services.calls.map(({ name }) => name)).toEqual(["current_staff_role"]);
});

test.each([
  ["a newer key only as `apikey`", "sb_secret_test", null],
  ["an older key, a JWT, also as a bearer token", "eyJhbGciOi.eyJyb2xlIjo.c2ln", "Bearer eyJhbGciOi.eyJyb2xlIjo.c2ln"],
])("sends the sign-in service %s", async (_, secretKey, authorization) => {
  const services = testServices({
    environment: { SUPABASE_SERVICE_ROLE_KEY: secretKey },
    answers: { current_staff_role: "owner", add_staff: "id", staff_accounts: usedAccount },
  });
  await answer(endpoint, post("/invite", body, asStaff), services);
  expect(services.requests.map(({ headers }) => [headers.get("apikey"), headers.get("authorization")])).toEqual([
    [secretKey, authorization],
  ]);
});
