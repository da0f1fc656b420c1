/**
 * `npm run backend:secrets`: writes the secrets of hosted functions into `.env.functions` (ignored by git), the env file
 * for `supabase secrets set --env-file`, and prints a summary. Facts come from the content, random values are generated
 * once, and the owner enters the remaining keys. Values from content are updated in place, and missing names are added.
 * Other lines stay unchanged: random values, keys entered by hand, comments. A name without a value is commented out,
 * because `supabase secrets set` would overwrite the project's secret with an empty value.
 */
import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { orRefuse, writing } from "../refusal.ts";
import { repository } from "./repository-paths.ts";
import { type SiteFacts, readSiteFacts } from "./site-facts.ts";

const template = `SITE_ORIGIN=
# The origins whose pages may call the functions, separated by commas: the site, then others such as previews.
ALLOWED_ORIGINS=
SITE_FACTS=
MAIL_FROM=
# The key of your Resend account, or of a service that accepts the same requests (then set RESEND_URL as well).
# RESEND_API_KEY=
# Do not change these two: a new salt resets all rate limits, and a new maintenance secret must also be written into the schedule.
RATE_LIMIT_SALT=
MAINTENANCE_SECRET=
# The URL that starts a build at your host.
# BUILD_HOOK_URL=
# The calendars whose nights are shown as taken: a JSON list on one line, in single quotes. docs/backend.md explains all options. The addresses are secret.
# CALENDAR_FEEDS='[{"id":"airbnb","label":"Airbnb","address":"https://www.airbnb.com/calendar/ical/1.ics?s=…","window":"^Airbnb \\\\(Not available\\\\)$"}]'
# Only when the pages are built with GATSBY_TURNSTILE_SITE_KEY: both or neither.
# TURNSTILE_SECRET_KEY=
`;

const lineOf = (name: string): RegExp => new RegExp(`^${name}=(.*)$`, "m");
const valueIn = (text: string, name: string): string => lineOf(name).exec(text)?.[1]?.trim() ?? "";

/**
 * Sets one value in its line. If the value is empty, comments the line out, unless it is commented out already. A name
 * without a line is appended.
 */
const put = (text: string, name: string, value: string): string => {
  const isActive = lineOf(name).test(text);
  const place = isActive ? lineOf(name) : new RegExp(`^# ?${name}=.*$`, "m");
  if (!isActive && value === "" && place.test(text)) return text;
  const line = value === "" ? `# ${name}=` : `${name}=${value}`;
  return place.test(text) ? text.replace(place, () => line) : `${text.replace(/\n?$/, "\n")}${line}\n`;
};

/** The allowed origins: the site's, then the existing ones without the site's previous origin. */
const origins = (text: string, site: string): string => {
  const before = valueIn(text, "SITE_ORIGIN");
  const others = valueIn(text, "ALLOWED_ORIGINS")
    .replaceAll(/["']/g, "")
    .split(",")
    .map((origin) => origin.trim())
    .filter((origin) => origin !== "" && origin !== before && origin !== site);
  return [site, ...others].join(",");
};

/**
 * The facts and the address that sends emails, from the content. They contain no straight apostrophe, because the env file puts them
 * in single quotes.
 */
export const contentSecrets = ({
  facts,
  mailFrom,
}: Pick<SiteFacts, "facts" | "mailFrom">): readonly (readonly [string, string])[] => [
  ["SITE_FACTS", JSON.stringify(facts).replaceAll("'", "’")],
  ["MAIL_FROM", mailFrom],
];

interface Written {
  /** Names whose value is new or has changed. */
  readonly renewed: readonly string[];
  readonly kept: readonly string[];
  /** Names without a value that only the owner can enter. */
  readonly empty: readonly string[];
}

/** Creates or updates the file. The previous file is replaced only after the new one is complete. */
export const writeSecrets = (file: string, site: SiteFacts): Written => {
  const { siteOrigin } = site;
  const before = existsSync(file) ? readFileSync(file, "utf8").replaceAll("\r\n", "\n") : "";
  const start = before.trim() === "" ? template : before;
  const randomValue = (name: string): [string, string] => [
    name,
    valueIn(start, name) || randomBytes(24).toString("base64url"),
  ];
  const filledIn = ["RESEND_API_KEY", "BUILD_HOOK_URL"].map((name): [string, string] => [name, valueIn(start, name)]);
  const values: readonly [string, string][] = [
    ["SITE_ORIGIN", siteOrigin],
    ["ALLOWED_ORIGINS", origins(start, siteOrigin)],
    ...contentSecrets(site).map(([name, value]): [string, string] => [name, `'${value}'`]),
    randomValue("RATE_LIMIT_SALT"),
    randomValue("MAINTENANCE_SECRET"),
    ...filledIn,
  ];
  const filled = values.reduce((soFar, [name, value]) => put(soFar, name, value), start);
  const text = filled.replace(/^([A-Z]\w*=)[ \t]*$/gm, "# $1");
  writeFileSync(`${file}.new`, text, { mode: 0o600 });
  renameSync(`${file}.new`, file);
  const known = [...text.matchAll(/^([A-Z]\w*)=(.*)$/gm)].map(([, name = ""]) => name);
  return {
    renewed: known.filter((name) => valueIn(text, name) !== valueIn(before, name)),
    kept: known.filter((name) => valueIn(text, name) === valueIn(before, name)),
    empty: filledIn.filter(([, value]) => value === "").map(([name]) => name),
  };
};

const fileName = ".env.functions";

const summaryLine = (title: string, names: readonly string[]): string[] =>
  names.length === 0 ? [] : [`  ${title}: ${names.join(", ")}`];

const main = (): void => {
  const file = path.join(repository, fileName);
  const site = readSiteFacts();
  const { renewed, kept, empty } = writing(file, "Remove its write protection, or run this as its owner.", () =>
    writeSecrets(file, site),
  );
  console.log(
    [
      `${fileName} is written.`,
      ...summaryLine("new or changed", renewed),
      ...summaryLine("kept", kept),
      ...summaryLine("to be filled in by you, without the # in front", empty),
      `Then: npx supabase secrets set --env-file ${fileName}`,
    ].join("\n"),
  );
};

if (require.main === module) void orRefuse(main);
