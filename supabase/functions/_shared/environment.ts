/** The functions' environment variables, read once and checked: a missing secret fails at the first request. */
import * as v from "valibot";
import { feedsSchema } from "./calendar/feeds.ts";

const facts = v.object({
  brand: v.object({ en: v.string(), el: v.string() }),
  street: v.object({ en: v.string(), el: v.string() }),
  phone: v.string(),
  weekdays: v.string(),
  weekends: v.string(),
  contactEmail: v.string(),
  privacyEmail: v.string(),
  authority: v.object({ en: v.string(), el: v.string() }),
  /** IANA name of the time zone in which the house counts its days. */
  timeZone: v.string(),
  /** Of content/theme.yml, in the light scheme: mail programs darken them themselves. */
  colours: v.object({
    paper: v.string(),
    ink: v.string(),
    muted: v.string(),
    accent: v.string(),
    onAccent: v.string(),
    line: v.string(),
  }),
  /** In which the house reads its own emails. */
  staffLanguage: v.optional(v.picklist(["en", "el"]), "en"),
});

/** Facts of content/site.yml that the emails quote; `npm run backend:secrets` writes them. */
export type Facts = v.InferOutput<typeof facts>;

const text = v.pipe(v.string(), v.trim(), v.nonEmpty());
const origin = v.pipe(
  text,
  v.url(),
  v.transform((url) => new URL(url).origin),
);

const schema = v.object({
  /** Where the database's REST address and the functions themselves are reached. */
  supabaseUrl: origin,
  secretKey: text,
  publicKey: text,
  /** The site, without a trailing slash: links of the emails begin with it. */
  siteOrigin: origin,
  /** Origins whose pages may call the functions. */
  allowedOrigins: v.array(origin),
  /** Public address of the functions, when it is not the project's own. */
  functionsUrl: v.pipe(text, v.url()),
  salt: v.pipe(text, v.minLength(16)),
  rateLimitFactor: v.pipe(v.number(), v.minValue(1)),
  mailUrl: v.pipe(text, v.url()),
  mailKey: text,
  mailFrom: text,
  facts,
  turnstileSecret: v.optional(text),
  buildHookUrl: v.optional(v.pipe(text, v.url())),
  maintenanceSecret: v.optional(v.pipe(text, v.minLength(16))),
  calendarFeeds: feedsSchema,
  /** Whether calendars may be on this machine itself: the embedded backend's demo feeds do. */
  loopbackFeeds: v.boolean(),
});

export type Environment = v.InferOutput<typeof schema>;

/** The default key of the JSON dictionary that newer projects provide, or the older single key. */
const keyFrom = (dictionary: string | undefined, single: string | undefined): string | undefined => {
  if (dictionary === undefined) return single;
  const keys: unknown = JSON.parse(dictionary);
  return v.parse(v.object({ default: v.string() }), keys).default;
};

/** The value of a JSON text; undefined where it is invalid, so that the schema names the wrong variable. */
const jsonIn = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
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
 * Reads the environment through `variable` (Deno.env.get, or a table in tests); an empty value counts as missing.
 * Throws with the names of what is missing or wrong, never with values.
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
    facts: JSON.parse(read("facts") ?? "null") as unknown,
    turnstileSecret: read("turnstileSecret"),
    buildHookUrl: read("buildHookUrl"),
    maintenanceSecret: read("maintenanceSecret"),
    calendarFeeds: jsonIn(read("calendarFeeds") ?? "[]"),
    loopbackFeeds: read("loopbackFeeds") === "1",
  });
  if (!result.success) {
    const names = result.issues.map((issue) => variables[String(issue.path?.[0].key) as keyof Environment] ?? "");
    throw new Error(`The functions are not configured: check ${[...new Set(names)].join(", ")} (docs/backend.md).`);
  }
  return result.output;
};
