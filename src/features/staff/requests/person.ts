/** What is held on one person, and the files it is handed over in. Pure. */

type Row = Readonly<Record<string, unknown>>;

/** The tables that hold something on people, in the order in which they are shown. */
export const personDataSections = ["messages", "newsletter", "requests", "notices", "emails", "account"] as const;
export type PersonPart = (typeof personDataSections)[number];

/** Rows of each table, all columns that are about the person. */
export type PersonData = Readonly<Record<PersonPart, readonly Row[]>>;

/** Emails that tell a person of their confirmed request. */
const ofRequests: readonly unknown[] = ["request-received", "request-extended"];

/**
 * What an erasure deletes. Confirmed requests stay as evidence, with the emails about them that have not left yet; one that nobody has
 * confirmed is none. An account of the team is removed at its own page. The database says the same (supabase/migrations, erase_person).
 */
const isErased = (part: PersonPart, { status, template }: Row): boolean => {
  if (part === "requests") return status === "unconfirmed";
  return part === "emails" ? !ofRequests.includes(template) : part !== "account";
};

const filterRows = (data: PersonData, choose: (part: PersonPart, row: Row) => boolean): PersonData => {
  const rows = (part: PersonPart) => data[part].filter((row) => choose(part, row));
  return {
    messages: rows("messages"),
    newsletter: rows("newsletter"),
    requests: rows("requests"),
    notices: rows("notices"),
    emails: rows("emails"),
    account: rows("account"),
  };
};

/** The rows that an erasure would delete. */
export const erasableOf = (data: PersonData): PersonData => filterRows(data, isErased);

/** What is left after an erasure. */
export const withoutErased = (data: PersonData): PersonData => filterRows(data, (part, row) => !isErased(part, row));

/** How many rows are held. */
export const countHeld = (data: PersonData): number =>
  personDataSections.reduce((sum, part) => sum + data[part].length, 0);

const plain = (value: unknown): string =>
  value === null || value === undefined || value === ""
    ? "–"
    : typeof value === "string"
      ? value
      : JSON.stringify(value);

/** Columns of a row as pairs of name and text; the database's own number of the row says nothing to a person. */
export const pairsOf = (row: Row): readonly (readonly [string, string])[] =>
  Object.entries(row)
    .filter(([name]) => name !== "id")
    .map(([name, value]) => [name, plain(value)]);

/** A file for machines (GDPR Art. 20). */
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

/** A file for people: one page that any browser opens and prints. */
export const personPage = (data: PersonData, words: PersonWords): string => {
  const rows = (part: PersonPart, row: Row) =>
    pairsOf(row)
      .map(
        ([name, text]) =>
          `<tr><th scope="row">${escaped(words.column(name))}</th><td>${escaped(words.value(part, name, text))}</td></tr>`,
      )
      .join("");
  const parts = personDataSections.map((part) => {
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
