import { post, testServices } from "../../tests/support/services.ts";
import { answer } from "../_shared/endpoint.ts";
import { endpoint } from "./handler.ts";

test.each([
  [{}, 401],
  [{ "x-maintenance-secret": "guess" }, 403],
])("does nothing without the correct secret: %j", async (headers, status) => {
  const services = testServices();
  expect((await answer(endpoint, post("/purge", {}, headers as Record<string, string>), services)).status).toBe(status);
  expect(services.calls).toEqual([]);
});

const email = {
  id: "3f0c6b8e-59c1-4b3f-9d5f-2a9c7e1d4b10",
  template: "contact-receipt",
  recipient: "ann@example.com",
  language: "el",
  parameters: {},
};
const run = async (answers: Readonly<Record<string, unknown>> = {}) => {
  const services = testServices({
    answers: {
      expired_picture_paths: ["a.jpg"],
      claim_outgoing_emails: [email],
      ...answers,
    },
  });
  const request = post("/purge", {}, { "x-maintenance-secret": "a secret that is long enough" });
  return { services, response: await answer(endpoint, request, services) };
};

test("sends queued emails first, and deletes files before their rows", async () => {
  const { response, services } = await run();
  expect(await response.json()).toEqual({ pictures: 1, emails: 1 });
  expect(services.calls.map(({ name }) => name)).toEqual([
    "claim_outgoing_emails",
    "complete_outgoing_emails",
    "expired_picture_paths",
    "storage.remove",
    "delete_expired_pictures",
  ]);
  expect(services.calls[2]?.args).toEqual({ p_limit: 50 });
  expect(services.calls[3]?.args).toEqual({ paths: ["a.jpg"] });
});

test.each([
  ["expired_picture_paths", { emails: 1 }],
  ["claim_outgoing_emails", { pictures: 1 }],
])("runs the other part if %s fails, and the error lists what was done", async (broken, done) => {
  const { response, services } = await run({ [broken]: new Error("too slow") });
  expect(response.status).toBe(500);
  const { error } = (await response.json()) as { error: Record<string, unknown> };
  expect([error["code"], error["done"]]).toEqual(["internal", done]);
  expect(services.lines.filter((line) => line.includes("part failed"))).toHaveLength(1);
});
