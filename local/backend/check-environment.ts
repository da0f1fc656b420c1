/** The variables of `npm run check:backend`, checked before the first request: a wrong one would look like a missing backend. */
import * as v from "valibot";
import { roleOfKey } from "../../gatsby/backend/backend-variables";

const withoutSlash = v.transform((url: string) => url.replace(/\/+$/, ""));
const text = v.pipe(v.string(), v.trim(), v.nonEmpty());
const address = v.pipe(text, v.regex(/^https?:\/\//, "must begin with https://"), v.url("is not a URL"), withoutSlash);
const key = v.pipe(text, v.regex(/^[\w.-]+$/, "contains a character that no key has, such as a quotation mark"));

const schema = v.object({
  SUPABASE_URL: address,
  SUPABASE_PUBLISHABLE_KEY: key,
  SUPABASE_SECRET_KEY: key,
  SITE_ORIGIN: v.optional(address),
});

export type Environment = v.InferOutput<typeof schema>;

/** Reads the variables without spaces around them, and URLs without a slash at the end. Errors name variables, never values. */
export const readCheckEnvironment = (variables: Readonly<Record<string, string | undefined>>): Environment => {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()));
  const environment = v.safeParse(schema, given);
  if (!environment.success) {
    const missing = environment.issues.map((issue) => v.getDotPath(issue) ?? "").filter((name) => !(name in given));
    if (missing.length > 0)
      throw new Error(`Set ${missing.join(", ")} first: Project Settings → API keys (docs/backend.md).`);
    throw new Error(environment.issues.map((issue) => `${v.getDotPath(issue) ?? ""} ${issue.message}.`).join("\n"));
  }
  const { SUPABASE_PUBLISHABLE_KEY, SUPABASE_SECRET_KEY } = environment.output;
  if (roleOfKey(SUPABASE_PUBLISHABLE_KEY) === "secret")
    throw new Error(
      "SUPABASE_PUBLISHABLE_KEY contains a secret key. If the build has it too (GATSBY_SUPABASE_ANON_KEY), replace that key in the project at once.",
    );
  if (roleOfKey(SUPABASE_SECRET_KEY) === "public") throw new Error("SUPABASE_SECRET_KEY holds a public key.");
  return environment.output;
};
