/** Origin of Cloudflare Turnstile, the optional challenge of the forms. */
export const challengeOrigin = "https://challenges.cloudflare.com";
