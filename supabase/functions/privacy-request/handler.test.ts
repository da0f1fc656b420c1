import { post, testServices } from "../../tests/support/services.ts";
import { sha256 } from "../_shared/digest.ts";
import { answer } from "../_shared/endpoint.ts";
import { endpoint } from "./handler.ts";

const request = {
  action: "submit",
  type: "access",
  name: "Ann",
  email: "ann@example.com",
  details: "",
  language: "en",
};

test("a request passes a token (for the email) and its hash to the database, and the response contains neither", async () => {
  const services = testServices({
    answers: { submit_privacy_request: { status: "stored", answer: { state: "sent" }, emails: [] } },
  });
  const response = await answer(endpoint, post("/privacy-request", request), services);
  expect(await response.json()).toEqual({ state: "sent" });
  const token = String(services.calls[0]?.args.p_token);
  expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
  expect(services.calls[0]?.args.p_token_hash).toBe(await sha256(token));
});

test.each([
  [{ ...request, type: "rectification" }, { details: "detailsRequired" }],
  [{ ...request, type: "everything" }, { type: "typeRequired" }],
  [{ ...request, name: undefined }, { name: "nameRequired" }],
  [{ action: "verify", token: "short" }, { token: "tokenInvalid" }],
])("%j is refused", async (body, fields) => {
  const response = await answer(endpoint, post("/privacy-request", body), testServices());
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ error: { code: "invalid_input", fields } });
});

test("checking a link confirms nothing", async () => {
  const services = testServices({ answers: { privacy_request_link: { state: "unconfirmed", language: "en" } } });
  const response = await answer(
    endpoint,
    post("/privacy-request", { action: "check", token: "A".repeat(43) }),
    services,
  );
  expect(await response.json()).toEqual({ state: "unconfirmed", language: "en" });
  expect(services.calls.map(({ name }) => name)).toEqual(["privacy_request_link"]);
});

test("confirming returns the reference number and due date", async () => {
  const services = testServices({
    answers: {
      verify_privacy_request: { state: "confirmed", reference: "DSR-0007", due: "2026-12-21", language: "en" },
    },
  });
  const response = await answer(
    endpoint,
    post("/privacy-request", { action: "verify", token: "A".repeat(43) }),
    services,
  );
  expect(await response.json()).toEqual({
    state: "confirmed",
    reference: "DSR-0007",
    due: "2026-12-21",
    language: "en",
  });
});
