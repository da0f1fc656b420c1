/** Path of the page with the site's measurements of itself. */
export const proofPath = "/proof";

/** Requests to third parties before consent, as stated on the page; tests/e2e/accessibility.spec.ts counts them on every public page. */
export const requestsBeforeConsent = 0;

/** Figures from fewer page views are withheld; must equal `fewest_views` in the database function `site_speed`. */
export const fewestViews = 20;
