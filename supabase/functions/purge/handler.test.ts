import { post, testServices } from "../../tests/support/services.ts";
import { answer } from "../_shared/endpoint.ts";
import { endpoint } from "./handler.ts";

test.each([
  [{}, 401],
  [{ "x-maintenance-secret": "guess" }, 403],
])("without the secret nothing runs: %j", async (headers, status) => {
  const services = testServices();
  expect((await answer(endpoint, post("/purge", {}, headers as Record<string, string>), services)).status).toBe(status);
  expect(services.calls).toEqual([]);
});

test("files go before their rows, and waiting emails are sent", async () => {
  const email = {
    id: "3f0c6b8e-59c1-4b3f-9d5f-2a9c7e1d4b10",
    template: "contact-receipt",
    recipient: "ann@example.com",
    language: "el",
    parameters: {},
  };
  const services = testServices({
    answers: { run_maintenance: { audit_log: 0 }, expired_picture_paths: ["a.jpg"], claim_outgoing_emails: [email] },
  });
  const response = await answer(
    endpoint,
    post("/purge", {}, { "x-maintenance-secret": "a secret that is long enough" }),
    services,
  );
  expect(await response.json()).toEqual({ deleted: { audit_log: 0 }, pictures: 1, emails: 1 });
  expect(services.calls.map(({ name }) => name)).toEqual([
    "run_maintenance",
    "expired_picture_paths",
    "forget_pictures",
    "claim_outgoing_emails",
    "complete_outgoing_emails",
  ]);
});
