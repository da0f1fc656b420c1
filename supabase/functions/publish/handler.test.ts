import { post, testServices } from "../../tests/support/services.ts";
import { answer } from "../_shared/endpoint.ts";
import { endpoint } from "./handler.ts";

const asStaff = { authorization: "Bearer token" };

test.each([
  ["nobody", {}, {}, 401],
  ["the public key", { authorization: "Bearer sb_publishable_test" }, {}, 401],
  ["a stranger", asStaff, { current_staff_role: null }, 403],
  ["an editor", asStaff, { current_staff_role: "editor", take_rate_limit: 0 }, 200],
  ["an editor in a hurry", asStaff, { current_staff_role: "editor", take_rate_limit: 30 }, 429],
])("%s", async (_, headers, answers, status) => {
  const services = testServices({ answers, respond: () => new Response(null, { status: 201 }) });
  const response = await answer(endpoint, post("/publish", {}, headers), services);
  expect(response.status).toBe(status);
  expect(services.requests.map(({ url }) => url)).toEqual(status === 200 ? ["http://host.test/build"] : []);
});

test("a host that refuses is told as such", async () => {
  const services = testServices({
    answers: { current_staff_role: "owner", take_rate_limit: 0 },
    respond: () => new Response(null, { status: 500 }),
  });
  expect((await answer(endpoint, post("/publish", {}, asStaff), services)).status).toBe(503);
});
