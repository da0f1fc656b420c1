/**
 * What each feature exports on purpose to other features: its folder's files, without extension.
 * Pages and templates may use every file of a feature; another feature only these.
 */
export const featureExports = {
  booking: ["book-now"],
  forms: ["api/call-function", "form-frame", "form-sent", "form-state", "follow-link", "use-form"],
  newsletter: ["newsletter-section"],
  reviews: ["rating-bars", "score"],
  notifications: ["toast-store"],
};
