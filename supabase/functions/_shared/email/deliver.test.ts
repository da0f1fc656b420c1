import { testServices } from "../../../tests/support/services.ts";
import { deliver, retryAfter } from "./deliver.ts";
import type { QueuedEmail } from "./queued-email.ts";

const idOf = (number: number) => `3f0c6b8e-59c1-4b3f-9d5f-2a9c7e1d${String(number).padStart(4, "0")}`;
const emails = (count: number): QueuedEmail[] =>
  Array.from({ length: count }, (_, index) => ({
    id: idOf(index),
    template: "contact-receipt",
    recipient: `ann${index}@example.com`,
    language: "en",
    parameters: {},
  }));
const ids = (from: number, until: number) => Array.from({ length: until - from }, (_, index) => idOf(from + index));

test.each([0, 250, 2000])("sends fewer than two emails per second when each takes %i ms", async (slow) => {
  const services = testServices({ slow });
  expect(await deliver(emails(6), services)).toBe(6);
  const pauses = services.moments.slice(1).map((moment, index) => moment - (services.moments[index] ?? 0));
  expect(Math.min(...pauses)).toBeGreaterThan(500);
  expect(Math.max(...pauses)).toBe(Math.max(600, slow));
  expect(services.calls).toEqual([{ name: "complete_outgoing_emails", args: { p_ids: ids(0, 6) } }]);
});

test("sends emails to visitors before notices to staff", async () => {
  const services = testServices({});
  const [notice, receipt] = emails(2) as [QueuedEmail, QueuedEmail];
  const parameters = { name: "Ann", email: "ann@example.com", message: "Hello", language: "en" };
  await deliver([{ ...notice, template: "contact-notice", parameters }, receipt], services);
  expect(services.calls).toEqual([{ name: "complete_outgoing_emails", args: { p_ids: [idOf(1), idOf(0)] } }]);
});

test("stops and counts no failure when the provider asks for a pause", async () => {
  let requests = 0;
  const respond = () => ((requests += 1) < 3 ? Response.json({}) : new Response(null, refusal));
  const refusal = { status: 429, headers: { "retry-after": "42" } };
  const services = testServices({ respond });
  expect(await deliver(emails(5), services)).toBe(2);
  expect(services.requests).toHaveLength(3);
  expect(services.calls).toEqual([
    { name: "postpone_outgoing_emails", args: { p_ids: ids(2, 5), p_seconds: 42 } },
    { name: "complete_outgoing_emails", args: { p_ids: ids(0, 2) } },
  ]);
});

test.each([400, 409, 422])("a refused email (%i) counts as failed, and the others are sent", async (refusal) => {
  let requests = 0;
  const respond = () => new Response(null, { status: (requests += 1) === 1 ? refusal : 200 });
  const services = testServices({ respond });
  expect(await deliver(emails(2), services)).toBe(1);
  expect(services.calls).toEqual([
    { name: "fail_outgoing_email", args: { p_id: idOf(0), p_error: `MailError ${refusal}` } },
    { name: "complete_outgoing_emails", args: { p_ids: ids(1, 2) } },
  ]);
});

test.each([401, 403])("a refused key or domain (%i) counts no failure, and all emails wait", async (status) => {
  const services = testServices({ respond: () => new Response(null, { status }) });
  expect(await deliver(emails(3), services)).toBe(0);
  expect(services.requests).toHaveLength(1);
  expect(services.calls).toEqual([{ name: "postpone_outgoing_emails", args: { p_ids: ids(0, 3), p_seconds: 600 } }]);
});

const failingWith = (what: string) => (): Response => {
  if (what === "no answer") throw new TypeError("fetch failed");
  if (what === "a timeout") throw new DOMException("too slow", "TimeoutError");
  return new Response(null, { status: Number(what) });
};

test.each(["500", "503", "no answer", "a timeout"])(
  "an outage of the provider (%s) counts no failure, and the affected email is sent after the others",
  async (what) => {
    const services = testServices({ respond: failingWith(what) });
    expect(await deliver(emails(3), services)).toBe(0);
    expect(services.requests).toHaveLength(1);
    expect(services.calls).toEqual([
      { name: "postpone_outgoing_emails", args: { p_ids: [idOf(0)], p_seconds: 1200 } },
      { name: "postpone_outgoing_emails", args: { p_ids: ids(1, 3), p_seconds: 600 } },
    ]);
  },
);

test("only an email that cannot be rendered fails, and the others are sent", async () => {
  const services = testServices({});
  const [unknownType, receipt] = emails(2) as [QueuedEmail, QueuedEmail];
  const parameters = { reference: "DSR-0001", due: "2026-12-21", type: "unheard-of" };
  expect(await deliver([{ ...unknownType, template: "request-received", parameters }, receipt], services)).toBe(1);
  expect(services.calls.map(({ name }) => name)).toEqual(["fail_outgoing_email", "complete_outgoing_emails"]);
});

test("limits the time of a run, and leaves the rest to the next run when the provider is slow", async () => {
  const services = testServices({ slow: 10_000 });
  expect(await deliver(emails(50), services)).toBe(6);
  expect(services.calls[0]).toEqual({ name: "postpone_outgoing_emails", args: { p_ids: ids(6, 50), p_seconds: 0 } });
});

test("reads a pause given in seconds or as a date", () => {
  const now = Date.parse("2026-11-23T08:00:00Z");
  expect(retryAfter("2", now)).toBe(2);
  expect(retryAfter("0.4", now)).toBe(1);
  expect(retryAfter("Mon, 23 Nov 2026 08:01:30 GMT", now)).toBe(90);
  expect(retryAfter("Mon, 23 Nov 2026 07:00:00 GMT", now)).toBe(1);
  expect([retryAfter(null, now), retryAfter("soon", now)]).toEqual([60, 60]);
});
