import type { PrivacyRequest } from "../api/requests";
import { sorted, urgency } from "./request-table";

const request = (reference: string, status: string, due_on: string): PrivacyRequest => ({
  id: reference,
  created_at: "",
  type: "access",
  name: reference,
  email: "",
  details: "",
  language: "en",
  status,
  confirmed_at: null,
  reference,
  due_on,
  extension_reason: null,
  answer: null,
  notes: "",
  closed_at: null,
  version: 1,
});

test("sorts open requests by due date, and closed ones last", () => {
  const all = [
    request("1", "closed", "2026-01-01"),
    request("3", "open", "2026-12-01"),
    request("2", "open", "2026-11-27"),
  ];
  expect(sorted(all, { by: "due", descending: false }).map(({ id }) => id)).toEqual(["2", "3", "1"]);
  expect(sorted(all, { by: "reference", descending: true }).map(({ id }) => id)).toEqual(["3", "2", "1"]);
});

test.each([
  [-1, "late"],
  [0, "soon"],
  [7, "soon"],
  [8, "calm"],
])("the urgency with %i days left is %s", (days, how) => {
  expect(urgency(days)).toBe(how);
});
