import { get, post, testServices } from "../../tests/support/services.ts";
import { answer } from "../_shared/endpoint.ts";
import { endpoint } from "./handler.ts";

const token = "A".repeat(43);
const emailId = "8f1d2c3b-4a59-4e68-8b7c-6d5e4f3a2b1c";
const unsubscribeToken = "3f0c6b8e-59c1-4b3f-9d5f-2a9c7e1d4b10";

test("a subscription passes a token (for the email) and its hash to the database", async () => {
  const services = testServices({
    answers: { subscribe_to_newsletter: { status: "stored", answer: { state: "sent" }, emails: [] } },
  });
  const response = await answer(
    endpoint,
    post("/newsletter", { action: "subscribe", email: "ann@example.com", language: "el" }),
    services,
  );
  expect(await response.json()).toEqual({ state: "sent" });
  const [call] = services.calls;
  expect(call?.args.p_token).toMatch(/^[A-Za-z0-9_-]{43}$/);
  expect(call?.args.p_token_hash).toMatch(/^[0-9a-f]{64}$/);
});

test("sends emails after the response, and keeps a failed one in the queue with its reason", async () => {
  const email = {
    id: emailId,
    template: "newsletter-confirm",
    recipient: "ann@example.com",
    language: "en",
    parameters: { token },
  };
  const answers = { subscribe_to_newsletter: { status: "stored", answer: { state: "sent" }, emails: [email] } };
  const body = { action: "subscribe", email: "ann@example.com", language: "en" };
  const good = testServices({ answers });
  await answer(endpoint, post("/newsletter", body), good);
  await good.settled();
  expect(good.requests[0]?.headers.get("idempotency-key")).toBe(emailId);
  expect(good.requests[0]?.body).toMatchObject({ to: ["ann@example.com"], subject: "Confirm your subscription" });
  expect(good.calls.map(({ name }) => name)).toEqual(["subscribe_to_newsletter", "complete_outgoing_emails"]);
  const bad = testServices({ answers, respond: () => new Response(null, { status: 422 }) });
  expect((await answer(endpoint, post("/newsletter", body), bad)).status).toBe(200);
  await bad.settled();
  expect(bad.calls.at(-1)).toMatchObject({ name: "fail_outgoing_email", args: { p_error: "MailError 422" } });
});

test.each([
  ["confirmed", 200, undefined],
  ["already", 200, undefined],
  ["expired", 410, "token_expired"],
  ["invalid", 404, "token_invalid"],
])("the response for a link that is %s", async (state, status, code) => {
  const services = testServices({ answers: { verify_newsletter: { state, language: "el" } } });
  const response = await answer(endpoint, post("/newsletter", { action: "verify", token }), services);
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject(code === undefined ? { state, language: "el" } : { error: { code } });
});

test("checking a link repeatedly, as mail filters do, confirms nothing", async () => {
  const services = testServices({ answers: { newsletter_link: { state: "unconfirmed", language: "el" } } });
  for (let times = 0; times < 3; times += 1) {
    const response = await answer(endpoint, post("/newsletter", { action: "check", token }), services);
    expect(await response.json()).toEqual({ state: "unconfirmed", language: "el" });
  }
  expect(services.calls.map(({ name }) => name)).toEqual(["newsletter_link", "newsletter_link", "newsletter_link"]);
});

test("stores and counts an email address in canonical form", async () => {
  const services = testServices({ answers: { subscribe_to_newsletter: { status: "replayed", answer: {} } } });
  for (const email of ["Ann@ΕΛΛΗΝΙΚΑ.example", "ann@xn--mxahgifdar.example"])
    await answer(endpoint, post("/newsletter", { action: "subscribe", email, language: "el" }), services);
  const [typed, punycode] = services.calls.map(({ args }) => [args.p_email, args.p_recipient, args.p_request_hash]);
  expect(typed?.[0]).toBe("ann@xn--mxahgifdar.example");
  expect(typed).toEqual(punycode);
});

test.each([
  ["", "/newsletter-verified"],
  ["&language=en", "/newsletter-verified"],
  ["&language=el", "/el/newsletter-verified"],
  ["&language=//elsewhere.example", "/newsletter-verified"],
])(
  "opening the unsubscribe URL of a mail program (%s) only redirects to the page in the subscriber's language",
  async (more, page) => {
    const services = testServices();
    const opened = await answer(endpoint, get(`/newsletter?unsubscribe=${unsubscribeToken}${more}`), services);
    expect(opened.status).toBe(303);
    expect(opened.headers.get("location")).toBe(`https://aithra-suite.example${page}?unsubscribe=${unsubscribeToken}`);
    expect(services.calls).toEqual([]);
  },
);

test("mail programs unsubscribe with a POST request", async () => {
  const services = testServices({ answers: { unsubscribe_newsletter: { state: "unsubscribed", language: "el" } } });
  const posted = await answer(
    endpoint,
    new Request(`https://functions.test/newsletter?unsubscribe=${unsubscribeToken}&language=el`, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: "List-Unsubscribe=One-Click",
    }),
    services,
  );
  expect(posted.status).toBe(200);
  expect(services.calls[0]?.args).toEqual({ p_token: unsubscribeToken });
});
