/** Where Cloudflare Turnstile, the optional challenge of the forms, comes from. */
export const challengeOrigin = "https://challenges.cloudflare.com";
