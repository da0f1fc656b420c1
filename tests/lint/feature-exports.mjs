/**
 * What each feature exports on purpose to other features: its folder's files, without extension.
 * Pages and templates may use every file of a feature; another feature only these.
 */
export const featureExports = {
  booking: ["book-now"],
  forms: [
    "api/call-function",
    "follow-link",
    "form-foot",
    "form-frame",
    "form-sent",
    "form-state",
    "honeypot",
    "use-form",
  ],
  location: ["directions"],
  newsletter: ["newsletter-section"],
  reviews: ["rating-bars", "score"],
  notifications: ["toast-store"],
};
