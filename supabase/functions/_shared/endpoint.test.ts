/** The behaviour common to all functions: methods, origins, preflight, body size, content type, and errors without internal details. */
import { get, key, post, testServices } from "../../tests/support/services.ts";
import { endpoint as contact } from "../contact/handler.ts";
import { answer } from "./endpoint.ts";

const message = { name: "Ann", email: "ann@example.com", message: "A message long enough", language: "en" };
const codeOf = async (response: Response): Promise<string> =>
  ((await response.json()) as { error: { code: string } }).error.code;

test("a preflight allows an allowed origin, but not another one", async () => {
  const ask = (origin: string) =>
    answer(
      contact,
      new Request("https://functions.test/contact", { method: "OPTIONS", headers: { origin } }),
      testServices(),
    );
  const allowed = await ask("https://aithra-suite.example");
  expect(allowed.status).toBe(204);
  expect(allowed.headers.get("access-control-allow-origin")).toBe("https://aithra-suite.example");
  expect(allowed.headers.get("access-control-allow-headers")).toContain("idempotency-key");
  expect((await ask("https://elsewhere.example")).headers.get("access-control-allow-origin")).toBeNull();
});

test("a page of an allowed origin may read the backend's time, which it compares with the device's clock", async () => {
  const response = await answer(contact, get("/contact", { origin: "https://aithra-suite.example" }), testServices());
  expect(response.headers.get("access-control-expose-headers")?.split(", ")).toContain("date");
});

test.each([
  ["another method", get("/contact"), 405, "method_not_allowed"],
  ["another origin", post("/contact", message, { origin: "https://elsewhere.example" }), 403, "origin_not_allowed"],
  ["another content type", post("/contact", message, { "content-type": "text/plain" }), 415, "unsupported_media_type"],
  ["a body that is not JSON", post("/contact", "{"), 400, "malformed"],
  ["a body that is not an object", post("/contact", [1]), 400, "malformed"],
  ["a huge body", post("/contact", { ...message, message: "x".repeat(50_000) }), 413, "too_large"],
  ["a missing idempotency key", post("/contact", message, { "idempotency-key": "" }), 422, "invalid_input"],
  ["a filled honeypot", post("/contact", { ...message, website: "http://spam.example" }), 400, "rejected"],
])("%s is refused", async (_, request, status, code) => {
  const services = testServices();
  const response = await answer(contact, request, services);
  expect(response.status).toBe(status);
  expect(await codeOf(response)).toBe(code);
  expect(services.calls).toEqual([]);
});

test("the response to invalid input contains an error code for each invalid field", async () => {
  const response = await answer(
    contact,
    post("/contact", { name: " ", email: "ann@", message: " \n\t ", language: "de" }),
    testServices(),
  );
  expect(await response.json()).toMatchObject({
    error: {
      fields: { name: "nameRequired", email: "emailInvalid", message: "messageRequired", language: "languageUnknown" },
    },
  });
});

test("an unexpected error returns 500 without details, and no typed text is logged", async () => {
  const services = testServices({ answers: { submit_contact_message: new Error("secret detail ann@example.com") } });
  const response = await answer(contact, post("/contact", message), services);
  expect(response.status).toBe(500);
  expect(await response.text()).not.toMatch(/secret|ann@|stack|handler/i);
  expect(services.lines.join("\n")).not.toMatch(/ann@example|secret|long enough/);
});

test.each(["visitor", "recipient"])(
  "the response at the limit of the %s says which limit it is and when to try again",
  async (reason) => {
    const answers = { submit_contact_message: { status: "limited", reason, retryAfterSeconds: 42 } };
    const services = testServices({ answers });
    const response = await answer(contact, post("/contact", message), services);
    expect(response.status).toBe(429);
    expect(response.headers.get("retry-after")).toBe("42");
    expect(await response.json()).toMatchObject({ error: { code: "rate_limited", reason, retryAfterSeconds: 42 } });
  },
);

test("the recipient has a separate limit, and RATE_LIMIT_FACTOR raises both limits", async () => {
  const limitsWith = async (environment: Readonly<Record<string, string>>) => {
    const answers = { submit_contact_message: { status: "replayed", answer: { state: "received" } } };
    const services = testServices({ environment, answers });
    await answer(contact, post("/contact", message), services);
    return services.calls[0]?.args;
  };
  expect(await limitsWith({})).toMatchObject({ p_limit: 5, p_recipient_limit: 12 });
  expect(await limitsWith({ RATE_LIMIT_FACTOR: "1000" })).toMatchObject({ p_limit: 5000, p_recipient_limit: 12_000 });
});

test("the database gets a salted hash of the visitor's IP address, and the same request hash for a retry", async () => {
  const services = testServices({
    answers: { submit_contact_message: { status: "replayed", answer: { state: "received" } } },
  });
  const from = (address: string) =>
    answer(contact, post("/contact", message, { "x-forwarded-for": address }), services);
  for (const address of ["203.0.113.7", "203.0.113.7", "203.0.113.8", "2001:db8:1:2::1", "2001:db8:1:2:ffff::2"]) {
    expect((await from(address)).status).toBe(200);
  }
  const subjects = services.calls.map(({ args }) => (args.p_networks as string[])[0]);
  expect(subjects[0]).toBe(subjects[1]);
  expect(subjects[0]).not.toBe(subjects[2]);
  expect(subjects[3]).toBe(subjects[4]);
  expect(JSON.stringify(services.calls)).not.toContain("203.0.113");
  expect(services.calls[0]?.args).toMatchObject({ p_key: key, p_request_hash: services.calls[1]?.args.p_request_hash });
});

test("requires and checks a token when the challenge is enabled", async () => {
  const environment = { TURNSTILE_SECRET_KEY: "turnstile" };
  const refused = testServices({ environment, respond: () => Response.json({ success: false }) });
  expect(await codeOf(await answer(contact, post("/contact", message), refused))).toBe("challenge_failed");
  expect(await codeOf(await answer(contact, post("/contact", { ...message, turnstileToken: "x" }), refused))).toBe(
    "challenge_failed",
  );
  const passed = testServices({
    environment,
    respond: () => Response.json({ success: true }),
    answers: { submit_contact_message: { status: "stored", answer: { state: "received" } } },
  });
  expect((await answer(contact, post("/contact", { ...message, turnstileToken: "x" }), passed)).status).toBe(200);
});
