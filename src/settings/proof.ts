/** The page of what the site measures of itself (beyond §4). */
export const proofPath = "/proof";

/** Requests to third parties before a visitor consents, as the page states it; tests/e2e/proof.spec.ts counts them on every public page. */
export const requestsBeforeConsent = 0;

/** Figures of fewer page views than this are withheld: `fewest_views` of the database's function `site_speed`. */
export const fewestViews = 20;
