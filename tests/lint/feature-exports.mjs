/**
 * The files that each feature exports to other features: paths in the feature's folder, without extension. Pages, templates and
 * `src/start` may import every file of a feature.
 */
export const featureExports = {
  errors: ["preload-error"],
  booking: ["api/availability", "message-links", "stay", "stay-message", "suite-choice", "use-nights", "use-today"],
  "free-nights": ["free-nights-form"],
  consent: ["consent-store"],
  forms: ["api/call-function", "follow-link", "form-frame", "form-parts", "form-state", "link-landing", "use-form"],
  gallery: ["photo-address"],
  location: ["directions"],
  loading: ["loading-store"],
  images: ["describe-image", "load-queue", "quality", "upload-files", "uploaded-picture"],
  journal: ["post-entry"],
  newsletter: ["newsletter-form"],
  "web-vitals": ["device", "metrics", "page-view"],
  "offline-and-updates": ["keep-for-good"],
  safety: ["expiring-documents"],
  suite: ["quiet-hours", "use-house-time"],
  "start-up": ["app-root"],
  reviews: ["guest-quote", "rating-summary"],
  navigation: ["gatsby-runtime", "pending-navigation", "scroll"],
};
