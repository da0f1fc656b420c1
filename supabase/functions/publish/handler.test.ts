import { post, testServices } from "../../tests/support/services.ts";
import { answer } from "../_shared/endpoint.ts";
import { endpoint } from "./handler.ts";

const asStaff = { authorization: "Bearer token" };

test.each([
  ["an anonymous caller", {}, {}, 401],
  ["a caller with the public key", { authorization: "Bearer sb_publishable_test" }, {}, 401],
  ["a stranger", asStaff, { current_staff_role: null }, 403],
  ["an editor", asStaff, { current_staff_role: "editor", take_rate_limit: 0 }, 200],
  ["an editor beyond the rate limit", asStaff, { current_staff_role: "editor", take_rate_limit: 30 }, 429],
])("a request by %s", async (_, headers, answers, status) => {
  const services = testServices({ answers, respond: () => new Response(null, { status: 201 }) });
  const response = await answer(endpoint, post("/publish", {}, headers), services);
  expect(response.status).toBe(status);
  expect(services.requests.map(({ url }) => url)).toEqual(status === 200 ? ["http://host.test/build"] : []);
});

const refusing = (answers: Readonly<Record<string, unknown>> = {}) =>
  testServices({
    answers: { current_staff_role: "owner", take_rate_limit: 0, ...answers },
    respond: () => new Response(null, { status: 500 }),
  });

test("reports a refusal by the host, and allows another request at once", async () => {
  const services = refusing();
  expect((await answer(endpoint, post("/publish", {}, asStaff), services)).status).toBe(503);
  expect(services.calls).toContainEqual({
    name: "release_rate_limit",
    args: { p_scope: "publish", p_subject: "site" },
  });
  expect(services.calls.map(({ name }) => name)).not.toContain("log_build");
});

test("the rate limit is not released if the build was started", async () => {
  const services = testServices({ answers: { current_staff_role: "owner", take_rate_limit: 0 } });
  await answer(endpoint, post("/publish", {}, asStaff), services);
  expect(services.calls.map(({ name }) => name)).not.toContain("release_rate_limit");
});

test("records the build with the caller's id", async () => {
  const services = testServices({
    answers: { current_staff_role: "editor", take_rate_limit: 0, current_staff_id: "an id" },
  });
  await answer(endpoint, post("/publish", {}, asStaff), services);
  expect(services.calls).toContainEqual({ name: "log_build", args: { p_staff: "an id" } });
});

test("reports that the build was started even if it cannot be recorded", async () => {
  const answers = { current_staff_role: "owner", take_rate_limit: 0, log_build: new Error("gone") };
  expect((await answer(endpoint, post("/publish", {}, asStaff), testServices({ answers }))).status).toBe(200);
});

test("reports a refusal by the host even if the rate limit cannot be released", async () => {
  const services = refusing({ release_rate_limit: new Error("gone") });
  expect((await answer(endpoint, post("/publish", {}, asStaff), services)).status).toBe(503);
});

test("returns the server's time before the request to the host", async () => {
  const services = testServices({
    answers: { current_staff_role: "owner", take_rate_limit: 0 },
    now: Date.parse("2026-11-20T10:00:00.000Z"),
    slow: 8000,
  });
  const response = await answer(endpoint, post("/publish", {}, asStaff), services);
  expect(await response.json()).toEqual({ state: "started", askedAt: "2026-11-20T10:00:00.000Z" });
});
