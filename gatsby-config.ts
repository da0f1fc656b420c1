/** Gatsby's settings for this site. */
export { default } from "./gatsby/config";
