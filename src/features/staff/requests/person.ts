/** The data held on one person: what an erasure deletes, how the data is shown, and the files in which it is handed over. Pure functions. */
import { formatDate } from "../../../lib/format";
import { requestTypes } from "../../../lib/forms/request-types";
import type { Text, TextKey } from "../../../lib/i18n/keys";
import { type Language, isLanguage, languageFacts } from "../../../settings/languages";
import { messageStatuses } from "../api/messages";
import { emailName } from "../api/emails";

type Row = Readonly<Record<string, unknown>>;

/** The tables with personal data, in the order in which they are shown. */
export const personParts = ["messages", "newsletter", "requests", "notices", "emails", "account"] as const;
export type PersonPart = (typeof personParts)[number];

/** The rows of each table with all columns about the person. */
export type PersonData = Readonly<Record<PersonPart, readonly Row[]>>;

/** The columns of all tables in the order in which they are shown. The database returns columns with shorter names first. */
const personColumns = [
  "created_at",
  "requested_at",
  "reference",
  "type",
  "status",
  "template",
  "name",
  "email",
  "recipient",
  "role",
  "language",
  "page",
  "message",
  "details",
  "stay_arrival",
  "stay_departure",
  "stay_guests",
  "stay_suite",
  "terms_version",
  "arrival",
  "departure",
  "suite",
  "confirmed_at",
  "due_on",
  "extension_reason",
  "answer",
  "notes",
  "last_sign_in_at",
  "handled_at",
  "closed_at",
  "unsubscribed_at",
  "time_zone",
] as const;

/** Templates of emails about a confirmed privacy request. */
const requestTemplates: readonly unknown[] = ["request-received", "request-extended"];

/**
 * Whether an erasure deletes a row. Confirmed requests are kept as evidence, together with queued emails about them; unconfirmed requests
 * are deleted. Staff accounts are removed on the page of the team. The database uses the same rule (supabase/migrations, erase_person).
 */
const isErased = (part: PersonPart, { status, template }: Row): boolean => {
  if (part === "requests") return status === "unconfirmed";
  return part === "emails" ? !requestTemplates.includes(template) : part !== "account";
};

const filterRows = (data: PersonData, choose: (part: PersonPart, row: Row) => boolean): PersonData =>
  Object.fromEntries(personParts.map((part) => [part, data[part].filter((row) => choose(part, row))])) as Record<
    PersonPart,
    Row[]
  >;

/** The rows that an erasure would delete. */
export const erasableOf = (data: PersonData): PersonData => filterRows(data, isErased);

/** The rows that are left after an erasure. */
export const withoutErased = (data: PersonData): PersonData => filterRows(data, (part, row) => !isErased(part, row));

/** The number of rows in all tables. */
export const countHeld = (data: PersonData): number => personParts.reduce((sum, part) => sum + data[part].length, 0);

const plainText = (value: unknown): string =>
  value === null || value === undefined || value === ""
    ? "–"
    : typeof value === "string"
      ? value
      : JSON.stringify(value);

/** The place of a column in the order of `personColumns`; unknown columns come last. */
const placeOf = (name: string): number => {
  const place = personColumns.findIndex((column) => column === name);
  return place === -1 ? personColumns.length : place;
};

/** The columns of a row as pairs of name and text, in the order of `personColumns` and without the id. */
export const pairsOf = (row: Row): readonly (readonly [string, string])[] =>
  Object.entries(row)
    .filter(([name]) => name !== "id")
    .toSorted(([a], [b]) => placeOf(a) - placeOf(b))
    .map(([name, value]) => [name, plainText(value)]);

/** The label of a database column; the column's name if there is none. */
export const columnText = (name: string, t: Text): string => {
  const known = personColumns.find((column) => column === name);
  return known === undefined ? name : t(`requests.column.${known}`);
};

/** Text keys for the fixed values of columns, by table, because the same status means different things in different tables. */
const fixedValues: Readonly<Record<string, Readonly<Record<string, TextKey>>>> = {
  "messages status": Object.fromEntries(messageStatuses.map((name) => [name, `messages.status.${name}`] as const)),
  "newsletter status": {
    pending: "subscribers.status.pending",
    confirmed: "subscribers.status.confirmed",
    unsubscribed: "subscribers.status.unsubscribed",
  },
  "requests status": {
    unconfirmed: "subscribers.status.pending",
    open: "requests.status.open",
    closed: "requests.status.closed",
  },
  "requests type": Object.fromEntries(requestTypes.map((type) => [type, `requests.type.${type}`] as const)),
  "account role": { owner: "staff.role.owner", editor: "staff.role.editor" },
};

/** What values are formatted with. */
interface Formatting {
  readonly t: Text;
  readonly language: Language;
  /** Formats an ISO timestamp. */
  readonly moment: (moment: string) => string;
}

/** The value of a column in the reader's language. Text written by a person is returned unchanged. */
export const valueText = (
  part: PersonPart,
  column: string,
  text: string,
  { t, language, moment }: Formatting,
): string => {
  const key = fixedValues[`${part} ${column}`]?.[text];
  if (key !== undefined) return t(key);
  if (column === "language" && isLanguage(text)) return languageFacts[text].name;
  if (column === "template") return emailName(text, t);
  if (!/^\d{4}-\d\d-\d\d/.test(text)) return text;
  if (column.endsWith("_at")) return moment(text);
  return column.endsWith("_on") || /(?:^|_)(?:arrival|departure|version)$/.test(column)
    ? formatDate(text, language)
    : text;
};

/** The data as JSON, a machine-readable file (GDPR Art. 20). */
export const personJson = (email: string, data: PersonData, moment: string): string =>
  `${JSON.stringify({ email, exportedAt: moment, ...data }, null, 2)}\n`;

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`).replaceAll("\n", "<br>");

/**
 * The data as an HTML page to read or print. `now`: ISO timestamp. `policy`: URL of the privacy policy, which has what an answer to a
 * request for access contains besides the data: purposes, recipients, periods and rights (GDPR Art. 15(1)).
 */
export const personPage = (
  email: string,
  data: PersonData,
  now: string,
  policy: string,
  formatting: Formatting,
): string => {
  const { t, language, moment } = formatting;
  const title = escaped(t("requests.file.title", { email }));
  const tableOf = (part: PersonPart, row: Row) => {
    const rows = pairsOf(row).map(([column, text]) => {
      const value = escaped(valueText(part, column, text, formatting));
      return `<tr><th scope="row">${escaped(columnText(column, t))}</th><td>${value}</td></tr>`;
    });
    return `<table>${rows.join("")}</table>`;
  };
  const parts = personParts.map((part) => {
    const tables = data[part].map((row) => tableOf(part, row)).join("");
    const content = tables === "" ? `<p>${escaped(t("requests.file.nothing"))}</p>` : tables;
    return `<h2>${escaped(t(`requests.part.${part}`))}</h2>${content}`;
  });
  const style =
    "body{font:16px/1.5 sans-serif;max-width:44rem;margin:3rem auto;padding:0 1rem}table{border-collapse:collapse;width:100%;margin:0 0 2rem}" +
    "th,td{text-align:left;vertical-align:top;padding:.4rem .8rem .4rem 0;border-bottom:1px solid #ccc}th{width:12rem;font-weight:600}";
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${title}</title><style>${style}</style></head><body>` +
    `<h1>${title}</h1><p>${escaped(t("requests.file.intro", { date: moment(now) }))}</p>${parts.join("")}` +
    `<h2>${escaped(t("requests.file.policy.title"))}</h2><p>${escaped(t("requests.file.policy"))} ` +
    `<a href="${escaped(policy)}">${escaped(policy)}</a></p></body></html>\n`
  );
};
