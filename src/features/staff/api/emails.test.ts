import { templates } from "../../../../supabase/functions/_shared/email/queued-email";
import { emailName, lateSince } from "./emails";

test("every email that the site sends has a distinct name; an unknown template is shown by its id", () => {
  const names = templates.map((template) => emailName(template, (key) => key));
  expect(names.filter((name) => !name.startsWith("staff.email."))).toEqual([]);
  expect(new Set(names).size).toBe(templates.length);
  expect(emailName("unknown-template", (key) => key)).toBe("unknown-template");
});

test("an email is late after an hour", () => {
  const now = Date.parse("2026-11-23T12:00:00Z");
  expect(lateSince({ oldest: null }, now)).toBeNull();
  expect(lateSince({ oldest: "2026-11-23T11:01:00+00:00" }, now)).toBeNull();
  expect(lateSince({ oldest: "2026-11-23T10:59:00+00:00" }, now)).toBe("2026-11-23T10:59:00+00:00");
});
