import { type CountryLookup, countryLookupLimit } from "../../../settings/start";

/**
 * Requests the visitor's country from the configured service: one GET request for JSON, without cookies, 3 s at most
 * (specification §7). Returns an upper-case country code. Throws if there is no network, or if the service fails, times
 * out or returns no country.
 */
export const lookUpCountry = async ({ url, field }: CountryLookup): Promise<string> => {
  // The browser logs an error for every failed request, so none is made when offline.
  if (!navigator.onLine) throw new Error("There is no network.");
  const answer = await fetch(url, {
    headers: { accept: "application/json" },
    credentials: "omit",
    referrerPolicy: "no-referrer",
    signal: AbortSignal.timeout(countryLookupLimit),
  });
  if (!answer.ok) throw new Error(`The country lookup answered ${answer.status}.`);
  const body = (await answer.json()) as Readonly<Record<string, unknown>> | null;
  const country = body?.[field];
  if (typeof country !== "string" || country === "") throw new Error(`The country lookup gave no “${field}”.`);
  return country.toUpperCase();
};
