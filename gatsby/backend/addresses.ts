import * as v from "valibot";

const schema = v.pipe(
  v.string(),
  v.regex(/^(?:https?:\/\/[^\s]+)?$/, "UPLOADS_ADDRESS must begin with https:// or http://, or be empty."),
  v.transform((value) => value.replace(/\/+$/, "")),
);

/**
 * URL of the backend whose published uploads are included in this build: UPLOADS_ADDRESS, which `npm run build` sets for the
 * embedded backend, or else the URL that the pages use. Empty without a backend: the build then needs no network.
 */
export const uploadsBackend = (environment: Readonly<Record<string, string | undefined>>): string =>
  v.parse(schema, environment["UPLOADS_ADDRESS"] ?? environment["GATSBY_SUPABASE_URL"] ?? "");

/** URL of the backend that the built pages use. Empty if they use the embedded backend, which has the site's own URL, or none. */
export const visitorsBackend = (environment: Readonly<Record<string, string | undefined>>): string =>
  v.parse(schema, environment["GATSBY_SUPABASE_URL"] ?? "");
