/** Calls database functions through the REST API, typed by the generated types. Each call is one transaction. */
import type { Database as Schema } from "../../database.types.ts";
import { Failure } from "./answer.ts";
import type { Environment } from "./environment.ts";

/**
 * The headers that carry an API key to the database, the storage or the sign-in service. Older keys are JWTs and must also be sent as a
 * bearer token. Newer keys (`sb_…`) must not.
 */
export const keyHeaders = (key: string): Record<string, string> => ({
  apikey: key,
  ...(key.startsWith("ey") && { authorization: `Bearer ${key}` }),
});

type Functions = Schema["public"]["Functions"];
/** Every argument may be null, which the generated types do not say. */
type Arguments<Name extends keyof Functions> = {
  [Key in keyof Functions[Name]["Args"]]: Functions[Name]["Args"][Key] | null;
};
type Caller = { readonly authorization: string };

export interface Database {
  /**
   * Calls a database function as the service role, or as the person whose `authorization` header is given. Throws `Failure` if the database
   * cannot be reached or refuses the key or the session, and a `DatabaseError` with the SQLSTATE as `code` if the function raises an error.
   */
  call<Name extends keyof Functions>(
    name: Name,
    args: Arguments<Name>,
    as?: Caller,
  ): Promise<Functions[Name]["Returns"]>;
}

/** Milliseconds before a call is aborted. */
const timeout = 15_000;

export const createDatabase = (
  { supabaseUrl, secretKey, publicKey }: Environment,
  fetcher: typeof fetch,
): Database => ({
  async call(name, args, as) {
    const access = as === undefined ? keyHeaders(secretKey) : { apikey: publicKey, authorization: as.authorization };
    let response: Response;
    try {
      response = await fetcher(`${supabaseUrl}/rest/v1/rpc/${name}`, {
        method: "POST",
        headers: { "content-type": "application/json", ...access },
        body: JSON.stringify(args),
        signal: AbortSignal.timeout(timeout),
      });
    } catch {
      throw new Failure("unavailable");
    }
    if (response.status === 401) throw new Failure(as === undefined ? "unavailable" : "not_signed_in");
    if (response.status === 403) throw new Failure(as === undefined ? "unavailable" : "not_allowed");
    if (!response.ok) {
      const { code } = (await response.json().catch(() => ({}))) as { code?: string };
      throw Object.assign(new Error(`Database function ${name} failed`), { name: "DatabaseError", code });
    }
    return (response.status === 204 ? null : await response.json()) as Functions[typeof name]["Returns"];
  },
});
