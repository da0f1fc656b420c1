import { get, post, testServices } from "../../tests/support/services.ts";
import { answer } from "../_shared/endpoint.ts";
import { endpoint } from "./handler.ts";

const token = "A".repeat(43);
const now = Date.parse("2026-11-25T23:30:00.000Z");
const wanted = {
  action: "ask",
  email: "Ann@Example.com",
  language: "el",
  arrival: "2026-12-04",
  departure: "2026-12-08",
};
const stored = { ask_for_free_nights: { status: "stored", answer: { state: "sent" }, emails: [] } };
const ask = (changes: object = {}, answers: Readonly<Record<string, unknown>> = stored) => {
  const services = testServices({ now, answers });
  return answer(endpoint, post("/free-nights", { ...wanted, ...changes }), services).then((response) => ({
    response,
    services,
  }));
};

test("stores the hash of the token, the canonical email address and the nights", async () => {
  const { response, services } = await ask();
  expect(await response.json()).toEqual({ state: "sent" });
  expect(services.calls[0]).toMatchObject({
    name: "ask_for_free_nights",
    args: { p_email: "ann@example.com", p_arrival: "2026-12-04", p_departure: "2026-12-08", p_limit: 5 },
  });
  expect(services.calls[0]?.args.p_token_hash).toMatch(/^[0-9a-f]{64}$/);
});

test.each([
  ["no suite", {}, null],
  ["a suite", { suite: "garden-suite" }, "garden-suite"],
])("stores a request for %s", async (_, changes, suite) => {
  const { services } = await ask(changes);
  expect(services.calls[0]?.args).toMatchObject({ p_suite: suite });
});

test.each([
  ["a day that has passed at the house, but not in London", { arrival: "2026-11-25" }, { arrival: "nightsUnknown" }],
  [
    "a stay beyond the horizon of the calendars",
    { departure: "2028-12-01", arrival: "2028-11-28" },
    { departure: "nightsUnknown" },
  ],
  ["a departure before the arrival", { departure: "2026-12-03" }, { departure: "nightsUnknown" }],
  ["a day in the year 0", { arrival: "0000-02-20" }, { arrival: "dayUnknown" }],
  ["an invalid day", { arrival: "2026-02-30" }, { arrival: "dayUnknown" }],
  ["an invalid email address", { email: "ann" }, { email: "emailInvalid" }],
])("refuses %s", async (_, changes, fields) => {
  const { response, services } = await ask(changes);
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ error: { fields } });
  expect(services.calls).toEqual([]);
});

test("too many requests are refused with the time to wait", async () => {
  const limited = { status: "limited", reason: "visitor", retryAfterSeconds: 90 };
  const { response } = await ask({}, { ask_for_free_nights: limited });
  expect([response.status, response.headers.get("retry-after")]).toEqual([429, "90"]);
});

test.each([
  ["check", "free_night_link", { state: "unconfirmed" }, 200],
  ["verify", "confirm_free_night_notice", { state: "confirmed" }, 200],
  ["verify", "confirm_free_night_notice", { state: "expired" }, 410],
  ["withdraw", "withdraw_free_night_notice", { state: "unsubscribed" }, 200],
  ["withdraw", "withdraw_free_night_notice", { state: "invalid" }, 404],
])("the action %s calls %s", async (action, name, result, status) => {
  const services = testServices({ answers: { [name]: result } });
  const response = await answer(endpoint, post("/free-nights", { action, token }), services);
  expect(response.status).toBe(status);
  expect(services.calls.map((call) => call.name)).toEqual([name]);
});

test("does not accept a GET request", async () => {
  expect((await answer(endpoint, get("/free-nights"), testServices())).status).toBe(405);
});
