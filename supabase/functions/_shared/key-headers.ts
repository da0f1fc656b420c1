/** The headers with which a request shows its API key to the database, the storage or the sign-in service. */

/** Older keys are JWTs and must also be sent as a bearer token. Newer keys (`sb_…`) must not. */
export const keyHeaders = (key: string): Record<string, string> => ({
  apikey: key,
  ...(key.startsWith("ey") && { authorization: `Bearer ${key}` }),
});
