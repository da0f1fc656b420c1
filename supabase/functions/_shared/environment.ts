/** Reads and checks the environment variables of the functions. */
import * as v from "valibot";
import { languages } from "../../../src/settings/languages.ts";
import { feedsSchema } from "./calendar/feeds.ts";

const facts = v.object({
  brand: v.object({ en: v.string(), el: v.string() }),
  street: v.object({ en: v.string(), el: v.string() }),
  /** Lines that say who runs the house, with its seat and its number in the company register, for the end of emails to guests. */
  legal: v.optional(v.object({ en: v.array(v.string()), el: v.array(v.string()) })),
  phone: v.string(),
  weekdays: v.string(),
  /** Missing if nobody answers the telephone at weekends. */
  weekends: v.optional(v.string()),
  contactEmail: v.string(),
  privacyEmail: v.string(),
  authority: v.object({ en: v.string(), el: v.string() }),
  /** IANA name of the house's time zone. */
  timeZone: v.string(),
  /** Colours of the light scheme in content/theme.yml. Mail programs adapt them to dark mode themselves. */
  colours: v.object({
    paper: v.string(),
    ink: v.string(),
    muted: v.string(),
    accent: v.string(),
    onAccent: v.string(),
    line: v.string(),
  }),
  /** The suites of a house with several, in their order; empty if there is only one. */
  suites: v.optional(v.array(v.object({ id: v.string(), name: v.object({ en: v.string(), el: v.string() }) })), []),
  /** Language of emails to staff. */
  staffLanguage: v.optional(v.picklist(languages), "en"),
});

/** Facts of the content that are used in emails and calendars. `npm run backend:settings` sets them. */
export type Facts = v.InferOutput<typeof facts>;

const text = v.pipe(v.string(), v.trim(), v.nonEmpty());
const origin = v.pipe(
  text,
  v.url(),
  v.transform((url) => new URL(url).origin),
);

const schema = v.object({
  /** Base URL of the database's REST API and of the functions. */
  supabaseUrl: origin,
  secretKey: text,
  publicKey: text,
  /** Origin of the site, used for links in emails. */
  siteOrigin: origin,
  /** Origins whose pages may call the functions. */
  allowedOrigins: v.array(origin),
  /** Public URL of the functions; by default that of the project. */
  functionsUrl: v.pipe(text, v.url()),
  salt: v.pipe(text, v.minLength(16)),
  rateLimitFactor: v.pipe(v.number(), v.integer(), v.minValue(1)),
  mailUrl: v.pipe(text, v.url()),
  mailKey: text,
  /** The address alone: the name before it depends on the language of the email. */
  mailFrom: v.pipe(text, v.email()),
  facts,
  turnstileSecret: v.optional(text),
  buildHookUrl: v.optional(v.pipe(text, v.url())),
  maintenanceSecret: v.optional(v.pipe(text, v.minLength(16))),
  calendarFeeds: feedsSchema,
  /** Allows calendar feeds on this machine, for the demo feeds of the embedded backend. */
  loopbackFeeds: v.boolean(),
});

export type Environment = v.InferOutput<typeof schema>;

/**
 * Parses JSON. Returns undefined if it is invalid, so that the schema reports the variable by its name. The parser's own error can quote
 * part of the value.
 */
const jsonIn = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const keysSchema = v.object({ default: v.string() });

/** The default key in the JSON dictionary of newer projects, or the single key of older ones. Undefined if there is none. */
const keyFrom = (dictionary: string | undefined, single: string | undefined): string | undefined => {
  if (dictionary === undefined) return single;
  const keys = v.safeParse(keysSchema, jsonIn(dictionary));
  return keys.success ? keys.output.default : undefined;
};

/** The names of the variables. */
const variables: Readonly<Record<keyof Environment, string>> = {
  supabaseUrl: "SUPABASE_URL",
  secretKey: "SUPABASE_SECRET_KEYS",
  publicKey: "SUPABASE_PUBLISHABLE_KEYS",
  siteOrigin: "SITE_ORIGIN",
  allowedOrigins: "ALLOWED_ORIGINS",
  functionsUrl: "FUNCTIONS_URL",
  salt: "RATE_LIMIT_SALT",
  rateLimitFactor: "RATE_LIMIT_FACTOR",
  mailUrl: "RESEND_URL",
  mailKey: "RESEND_API_KEY",
  mailFrom: "MAIL_FROM",
  facts: "SITE_FACTS",
  turnstileSecret: "TURNSTILE_SECRET_KEY",
  buildHookUrl: "BUILD_HOOK_URL",
  maintenanceSecret: "MAINTENANCE_SECRET",
  calendarFeeds: "CALENDAR_FEEDS",
  loopbackFeeds: "LOOPBACK_FEEDS",
};

/**
 * Reads the environment through `variable` (Deno.env.get, or an object in tests). An empty value counts as missing. Throws an error with
 * the names of missing or invalid variables, without their values.
 */
export const readEnvironment = (variable: (name: string) => string | undefined): Environment => {
  const get = (name: string): string | undefined => variable(name)?.trim() || undefined;
  const read = (field: keyof Environment): string | undefined => get(variables[field]);
  const supabaseUrl = read("supabaseUrl");
  const siteOrigin = read("siteOrigin");
  const result = v.safeParse(schema, {
    supabaseUrl,
    secretKey: keyFrom(read("secretKey"), get("SUPABASE_SERVICE_ROLE_KEY")),
    publicKey: keyFrom(read("publicKey"), get("SUPABASE_ANON_KEY")),
    siteOrigin,
    allowedOrigins: (read("allowedOrigins") ?? siteOrigin ?? "")
      .split(",")
      .map((entry) => entry.trim())
      .filter(Boolean),
    functionsUrl: read("functionsUrl") ?? `${supabaseUrl ?? ""}/functions/v1`,
    salt: read("salt"),
    rateLimitFactor: Number(read("rateLimitFactor") ?? "1"),
    mailUrl: read("mailUrl") ?? "https://api.resend.com/emails",
    mailKey: read("mailKey"),
    mailFrom: read("mailFrom"),
    facts: jsonIn(read("facts") ?? "null"),
    turnstileSecret: read("turnstileSecret"),
    buildHookUrl: read("buildHookUrl"),
    maintenanceSecret: read("maintenanceSecret"),
    calendarFeeds: jsonIn(read("calendarFeeds") ?? "[]"),
    loopbackFeeds: read("loopbackFeeds") === "1",
  });
  if (!result.success) {
    const nameOf: Readonly<Record<string, string>> = variables;
    const names = result.issues.map((issue) => nameOf[String(issue.path?.[0].key)] ?? "");
    throw new Error(`The functions are not configured: check ${[...new Set(names)].join(", ")} (docs/backend.md).`);
  }
  return result.output;
};
