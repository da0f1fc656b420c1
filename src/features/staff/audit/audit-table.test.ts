import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Text } from "../../../lib/i18n/keys";
import { messageStatuses } from "../api/messages";
import { actionText, detailsText, entities } from "./audit-table";

const t: Text = (key, values) => `${key} ${values?.["value"] ?? ""}`;
const formatting = { t, day: (day: string) => `day ${day}`, suites: [] };

test("translates known actions and shows others as they are logged", () => {
  expect(actionText({ action: "extend", entity: "data_subject_request" })).toBe("audit.action.requestExtended");
  expect(actionText({ action: "not delivered", entity: "data_subject_request" })).toBe("audit.action.emailLost");
  expect(actionText({ action: "extend", entity: "newsletter" })).toBeNull();
});

test("shows names, numbers and roles, but no row ids", () => {
  expect(detailsText({ entity_id: "DSR-0007", details: {} }, formatting)).toBe("DSR-0007");
  const row = "0b7c1c1e-6d0a-4a55-9d52-5f0f4a3c1a01";
  expect(detailsText({ entity_id: row, details: { before: "editor", after: null } }, formatting)).toBe(
    "audit.detail.before staff.role.editor ",
  );
  expect(detailsText({ entity_id: "DSR-0042", details: { template: "request-extended" } }, formatting)).toBe(
    "DSR-0042, audit.detail.template staff.email.requestExtended ",
  );
  expect(detailsText({ entity_id: null, details: { count: 412, other: "x" } }, formatting)).toBe(
    "audit.detail.count 412, other x",
  );
});

test("shows details in a fixed order, days as days, and the name of a suite or its id if the house no longer has it", () => {
  // The order in which jsonb stores them: shorter names first.
  const details = { to: "2026-12-03", from: "2026-12-01", suite: "garden" };
  const textWith = (suites: Parameters<typeof detailsText>[1]["suites"]) =>
    detailsText({ entity_id: null, details }, { ...formatting, suites });
  const nights = "audit.detail.from day 2026-12-01, audit.detail.to day 2026-12-03";
  expect(textWith([{ slug: "garden", name: "Garden Suite" }])).toBe(`${nights}, audit.detail.suite Garden Suite`);
  expect(textWith([])).toBe(`${nights}, audit.detail.suite garden`);
});

test("says which colleague was changed, the role before, and then the role after", () => {
  const details = { name: "editor", after: "owner", before: "editor" };
  expect(detailsText({ entity_id: null, details }, formatting)).toBe(
    "audit.detail.name editor, audit.detail.before staff.role.editor , audit.detail.after staff.role.owner ",
  );
});

describe("every action, entity and detail that the migrations log has a text", () => {
  const folder = join(__dirname, "../../../../supabase/migrations");
  const sql = readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), "utf8"))
    .join("\n")
    .replace(/\s+/g, " ");
  /** All statements that add an entry: calls of `private.log_action`, and one that adds an entry without a person. */
  const statements = (sql.match(/(?:perform private\.log_action\(|insert into public\.audit_log )[^;]*/g) ?? []).filter(
    (statement) => !statement.includes("select auth.uid()"),
  );
  const literals = (text: string, pattern: RegExp) => Array.from(text.matchAll(pattern), ([, literal = ""]) => literal);

  test("every statement is found", () => {
    const mentions = sql.match(/private\.log_action\(|insert into public\.audit_log /g) ?? [];
    // Two of the mentions are in the definition of `private.log_action`.
    expect(statements).toHaveLength(mentions.length - 2);
  });

  test.each(statements)("%s", (statement) => {
    const [call = "", logged = ""] = statement.split("jsonb_build_object(");
    const [entity = ""] = literals(call, /'(\w+)', (?:null|new|old|changed|coalesce|parameters)\b/g);
    const actions = [
      ...literals(call, /(?:log_action\(|then |else |select )'([a-z ]*[a-z])'/g),
      ...(call.includes("'mark ' || new.status") ? messageStatuses.map((status) => `mark ${status}`) : []),
      ...(call.includes("lower(tg_op)") ? ["insert", "update", "delete"] : []),
    ];
    expect(entities).toContain(entity);
    expect(actions).not.toEqual([]);
    expect(actions.filter((action) => actionText({ action, entity }) === null)).toEqual([]);

    const names = literals(logged, /'(\w+)',/g);
    const details = Object.fromEntries(names.map((name) => [name, 1]));
    const shown = detailsText({ entity_id: null, details }, formatting).split(", ");
    expect(shown.sort()).toEqual(names.length === 0 ? [""] : names.map((name) => `audit.detail.${name} 1`).sort());
  });
});
