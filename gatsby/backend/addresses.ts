import * as v from "valibot";

const schema = v.pipe(
  v.string(),
  v.regex(/^(?:https?:\/\/[^\s]+)?$/, "UPLOADS_ADDRESS must begin with https:// or http://, or be empty."),
  v.transform((value) => value.replace(/\/+$/, "")),
);

/**
 * The backend whose published uploads this build includes: the one the pages use, unless UPLOADS_ADDRESS names another, as
 * `npm run build` does for the embedded one. Empty: there is none, and the build needs no network.
 */
export const uploadsBackend = (environment: Readonly<Record<string, string | undefined>>): string =>
  v.parse(schema, environment["UPLOADS_ADDRESS"] ?? environment["GATSBY_SUPABASE_URL"] ?? "");

/** The backend that visitors of the built site reach. Empty: there is none but the embedded one, on the site's own address. */
export const visitorsBackend = (environment: Readonly<Record<string, string | undefined>>): string =>
  v.parse(schema, environment["GATSBY_SUPABASE_URL"] ?? "");
