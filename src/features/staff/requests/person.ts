/** The data held on one person, and the files in which it is handed over. Pure functions. */

type Row = Readonly<Record<string, unknown>>;

/** The tables with personal data, in the order in which they are shown. */
export const personParts = ["messages", "newsletter", "requests", "notices", "emails", "account"] as const;
export type PersonPart = (typeof personParts)[number];

/** The rows of each table with all columns about the person. */
export type PersonData = Readonly<Record<PersonPart, readonly Row[]>>;

/** The columns of all tables in the order in which they are shown. The database returns them in an order of its own: shorter names first. */
export const personColumns = [
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
  "handled_at",
  "closed_at",
  "unsubscribed_at",
  "time_zone",
] as const;

/** The place of a column; one without a place comes last. */
const placeOf = (name: string): number => {
  const place = personColumns.findIndex((column) => column === name);
  return place === -1 ? personColumns.length : place;
};

/** Templates of emails about a confirmed privacy request. */
const ofRequests: readonly unknown[] = ["request-received", "request-extended"];

/**
 * Whether an erasure deletes a row. Confirmed requests are kept as evidence, together with queued emails about them; unconfirmed requests
 * are deleted. Staff accounts are removed on the page of the team. The database uses the same rule (supabase/migrations, erase_person).
 */
const isErased = (part: PersonPart, { status, template }: Row): boolean => {
  if (part === "requests") return status === "unconfirmed";
  return part === "emails" ? !ofRequests.includes(template) : part !== "account";
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

const plain = (value: unknown): string =>
  value === null || value === undefined || value === ""
    ? "–"
    : typeof value === "string"
      ? value
      : JSON.stringify(value);

/** The columns of a row as pairs of name and text, in the order of `personColumns` and without the id. */
export const pairsOf = (row: Row): readonly (readonly [string, string])[] =>
  Object.entries(row)
    .filter(([name]) => name !== "id")
    .toSorted(([a], [b]) => placeOf(a) - placeOf(b))
    .map(([name, value]) => [name, plain(value)]);

/** The data as JSON, a machine-readable file (GDPR Art. 20). */
export const personJson = (email: string, data: PersonData, moment: string): string =>
  `${JSON.stringify({ email, exportedAt: moment, ...data }, null, 2)}\n`;

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`).replaceAll("\n", "<br>");

interface PersonWords {
  readonly language: string;
  readonly title: string;
  readonly intro: string;
  readonly nothing: string;
  readonly part: (part: PersonPart) => string;
  readonly column: (name: string) => string;
  readonly value: (part: PersonPart, column: string, text: string) => string;
}

/** The data as an HTML page to read or print. */
export const personPage = (data: PersonData, words: PersonWords): string => {
  const rows = (part: PersonPart, row: Row) =>
    pairsOf(row)
      .map(
        ([name, text]) =>
          `<tr><th scope="row">${escaped(words.column(name))}</th><td>${escaped(words.value(part, name, text))}</td></tr>`,
      )
      .join("");
  const parts = personParts.map((part) => {
    const tables = data[part].map((row) => `<table>${rows(part, row)}</table>`).join("");
    return `<h2>${escaped(words.part(part))}</h2>${tables === "" ? `<p>${escaped(words.nothing)}</p>` : tables}`;
  });
  const style =
    "body{font:16px/1.5 sans-serif;max-width:44rem;margin:3rem auto;padding:0 1rem}table{border-collapse:collapse;width:100%;margin:0 0 2rem}" +
    "th,td{text-align:left;vertical-align:top;padding:.4rem .8rem .4rem 0;border-bottom:1px solid #ccc}th{width:12rem;font-weight:600}";
  return (
    `<!doctype html><html lang="${words.language}"><head><meta charset="utf-8"><title>${escaped(words.title)}</title>` +
    `<style>${style}</style></head><body><h1>${escaped(words.title)}</h1><p>${escaped(words.intro)}</p>${parts.join("")}</body></html>\n`
  );
};
