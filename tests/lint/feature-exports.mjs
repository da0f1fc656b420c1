/**
 * What each feature exports on purpose to other features: its folder's files, without extension.
 * Pages and templates may use every file of a feature; another feature only these.
 */
export const featureExports = {
  booking: ["book-now"],
  notifications: ["toast-store"],
};
