/**
 * What each feature exports on purpose to other features: its folder's files, without extension.
 * Pages and templates may use every file of a feature; another feature only these.
 */
export const featureExports = {
  booking: ["book-now"],
  consent: ["consent-store"],
  forms: [
    "api/call-function",
    "follow-link",
    "form-foot",
    "form-frame",
    "form-sent",
    "form-state",
    "honeypot",
    "token-attribute",
    "use-form",
  ],
  location: ["directions"],
  loading: ["route-loading"],
  journal: ["post-entry"],
  newsletter: ["newsletter-section"],
  suite: ["quiet-hours", "day-line/season", "day-line/use-house-time"],
  "start-up": ["root-element", "start-boundary"],
  reviews: ["rating-bars", "score"],
  notifications: ["toast-store"],
  navigation: ["scroll"],
  staff: [
    "api/ask",
    "desk/answer",
    "desk/csv",
    "desk/desk-head",
    "desk/desk-section",
    "desk/fold-table",
    "desk/save-file",
    "desk/tally",
    "desk/toolbar",
    "desk/use-address",
    "session/use-member",
  ],
  vitals: ["vitals-desk"],
  "image-admin": ["image-desk"],
  publish: ["publish-desk"],
};
