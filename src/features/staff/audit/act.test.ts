import type { Text } from "../../../lib/i18n/keys";
import { particularsOf, sentenceOf } from "./act";

test("known acts have a sentence, others keep the log's own word", () => {
  expect(sentenceOf({ action: "extend", entity: "data_subject_request" })).toBe("audit.act.requestExtended");
  expect(sentenceOf({ action: "not delivered", entity: "data_subject_request" })).toBe("audit.act.emailLost");
  expect(sentenceOf({ action: "extend", entity: "newsletter" })).toBeNull();
});

test("ids of rows are left out, names and numbers are told in words", () => {
  const t: Text = (key, values) => `${key} ${values?.["value"] ?? ""}`;
  expect(particularsOf({ entity_id: "DSR-0007", details: {} }, t)).toBe("DSR-0007");
  const row = "0b7c1c1e-6d0a-4a55-9d52-5f0f4a3c1a01";
  expect(particularsOf({ entity_id: row, details: { before: "editor", after: null } }, t)).toBe(
    "audit.detail.before staff.role.editor ",
  );
  expect(particularsOf({ entity_id: "DSR-0042", details: { template: "request-extended" } }, t)).toBe(
    "DSR-0042, audit.detail.template staff.email.requestExtended ",
  );
  expect(particularsOf({ entity_id: null, details: { count: 412, other: "x" } }, t)).toBe(
    "audit.detail.count 412, other x",
  );
});
