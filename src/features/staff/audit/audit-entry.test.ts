import type { Text } from "../../../lib/i18n/keys";
import { actionText, detailsText } from "./audit-entry";

test("translates known actions and shows others as they are logged", () => {
  expect(actionText({ action: "extend", entity: "data_subject_request" })).toBe("audit.action.requestExtended");
  expect(actionText({ action: "not delivered", entity: "data_subject_request" })).toBe("audit.action.emailLost");
  expect(actionText({ action: "extend", entity: "newsletter" })).toBeNull();
});

test("shows names, numbers and roles, but no row ids", () => {
  const t: Text = (key, values) => `${key} ${values?.["value"] ?? ""}`;
  expect(detailsText({ entity_id: "DSR-0007", details: {} }, t)).toBe("DSR-0007");
  const row = "0b7c1c1e-6d0a-4a55-9d52-5f0f4a3c1a01";
  expect(detailsText({ entity_id: row, details: { before: "editor", after: null } }, t)).toBe(
    "audit.detail.before staff.role.editor ",
  );
  expect(detailsText({ entity_id: "DSR-0042", details: { template: "request-extended" } }, t)).toBe(
    "DSR-0042, audit.detail.template staff.email.requestExtended ",
  );
  expect(detailsText({ entity_id: null, details: { count: 412, other: "x" } }, t)).toBe(
    "audit.detail.count 412, other x",
  );
});
