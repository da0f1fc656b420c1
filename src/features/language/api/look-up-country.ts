import { type CountryLookup, countryLookupLimit } from "../../../settings/country-lookup";

/**
 * Asks the configured service for the visitor's country: one GET, JSON, no payload, no cookies, 3 s at most
 * (specification §7). Answers an upper-case country code. Throws without a network and when the service fails, is late or says nothing useful.
 */
export const lookUpCountry = async ({ url, field }: CountryLookup): Promise<string> => {
  // The browser itself writes an error for every request that fails: one that cannot succeed is not made.
  if (!navigator.onLine) throw new Error("There is no network.");
  const answer = await fetch(url, {
    headers: { accept: "application/json" },
    credentials: "omit",
    referrerPolicy: "no-referrer",
    signal: AbortSignal.timeout(countryLookupLimit),
  });
  if (!answer.ok) throw new Error(`The country lookup answered ${answer.status}.`);
  const body: unknown = await answer.json();
  const country = typeof body === "object" && body !== null ? (body as Record<string, unknown>)[field] : undefined;
  if (typeof country !== "string" || country === "") throw new Error(`The country lookup gave no “${field}”.`);
  return country.toUpperCase();
};
