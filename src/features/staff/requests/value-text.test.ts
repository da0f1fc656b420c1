import { formatMoment } from "../../../lib/format-moment";
import type { Language } from "../../../settings/languages";
import { textsIn } from "../../../../tests/support/reading";
import { valueText } from "./value-text";
import type { PersonPart } from "./person";

const read = (language: Language) => (part: PersonPart, column: string, text: string) =>
  valueText(part, column, text, {
    t: (key: string) => {
      const [, space = "", name = ""] = /^(\w+)\.(.+)$/.exec(key) ?? [];
      return textsIn(space, language)(name);
    },
    language,
    moment: (moment) => formatMoment(moment, language, "Europe/Athens"),
  });

test.each([
  ["messages", "status", "new", "new", "νέο"],
  ["newsletter", "status", "unsubscribed", "unsubscribed", "διαγράφηκε"],
  ["requests", "status", "unconfirmed", "not confirmed yet", "σε αναμονή επιβεβαίωσης"],
  ["requests", "type", "erasure", "Erasure", "Διαγραφή"],
  ["messages", "stay_arrival", "2026-12-10", "10 December 2026", "10 Δεκεμβρίου 2026"],
  ["messages", "terms_version", "2025-05-04", "4 May 2025", "4 Μαΐου 2025"],
  ["requests", "due_on", "2026-12-21", "21 December 2026", "21 Δεκεμβρίου 2026"],
  ["messages", "created_at", "2026-11-21T07:12:00+00:00", "21 Nov 2026, 09:12", "21 Νοε 2026, 09:12"],
  ["messages", "language", "el", "Ελληνικά", "Ελληνικά"],
  ["account", "role", "editor", "Editor", "Συντάκτης"],
  ["emails", "template", "request-extended", "extension of a data request", "παράταση αιτήματος"],
] as const)("%s: shows the %s %s as text in both languages", (part, column, stored, english, greek) => {
  const told = (["en", "el"] as const).map((language) =>
    read(language)(part, column, stored).replaceAll("\u00a0", " "),
  );
  expect(told).toEqual([english, greek]);
});

test.each([
  ["messages", "message", "new"],
  ["messages", "name", "2026-11-21"],
  ["requests", "details", "erasure"],
  ["messages", "page", "–"],
] as const)("%s: shows the %s unchanged, without translating it: %s", (part, column, text) => {
  expect(read("el")(part, column, text)).toBe(text);
});
