import { post, testServices } from "../../tests/support/services.ts";
import { answer } from "../_shared/endpoint.ts";
import { endpoint } from "./handler.ts";

const asStaff = { authorization: "Bearer token" };
const body = { email: "anna@aithra-suite.example", name: "Anna Vlachou", role: "editor", language: "el" };
const invitation = "http://database.test/auth/v1/invite?redirect_to=https%3A%2F%2Faithra-suite.example%2Fel%2Fadmin";

const exists = () => Response.json({ error_code: "email_exists" }, { status: 422 });
const known = Object.assign(new Error("known"), { code: "23505" });

test.each([
  ["nobody", {}, {}, 401],
  ["a stranger", asStaff, { current_staff_role: null }, 403],
  ["an editor", asStaff, { current_staff_role: "editor" }, 403],
])("%s invites nobody", async (_, headers, answers, status) => {
  const services = testServices({ answers });
  expect((await answer(endpoint, post("/invite", body, headers), services)).status).toBe(status);
  expect(services.requests).toEqual([]);
});

test.each([
  ["a new address is invited and added", () => Response.json({ id: "1" }), "id", "invited"],
  ["an account that is there is added", exists, "id", "added"],
  ["a colleague stays one", exists, known, "already"],
])("%s", async (_, respond, added, state) => {
  const services = testServices({ answers: { current_staff_role: "owner", add_staff: added }, respond });
  const response = await answer(endpoint, post("/invite", body, asStaff), services);
  expect(await response.json()).toEqual({ state });
  expect(services.requests.map(({ url }) => url)).toEqual([invitation]);
  expect(services.requests[0]?.headers.get("apikey")).toBe("sb_secret_test");
  expect(services.calls.at(-1)).toEqual({
    name: "add_staff",
    args: { p_email: body.email, p_role: "editor", p_name: "Anna Vlachou" },
  });
});

test.each([
  [{ ...body, email: "no address" }, { email: "emailInvalid" }],
  [{ ...body, role: "admin" }, { role: "roleUnknown" }],
  [{ ...body, name: " " }, { name: "nameRequired" }],
])("wrong fields are named", async (wrong, fields) => {
  const services = testServices({ answers: { current_staff_role: "owner" } });
  const response = await answer(endpoint, post("/invite", wrong, asStaff), services);
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ error: { fields } });
});

test("a sign-in service that refuses adds nobody", async () => {
  const services = testServices({
    answers: { current_staff_role: "owner" },
    respond: () => new Response(null, { status: 500 }),
  });
  expect((await answer(endpoint, post("/invite", body, asStaff), services)).status).toBe(503);
  expect(services.calls.map(({ name }) => name)).toEqual(["current_staff_role"]);
});
