import type { Namespace } from "../lib/i18n/keys";

/** The texts that every page needs: header, footer, booking, consent, loading, errors and notifications. */
export const frameNamespaces = [
  "common",
  "nav",
  "language",
  "loading",
  "consent",
  "booking",
  "footer",
  "error",
  "toast",
  "update",
] as const satisfies readonly Namespace[];

/** The texts that every page of a house with several suites needs as well. */
export const suitesNamespace = "suiteChoice" satisfies Namespace;
