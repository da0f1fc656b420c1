/** What Gatsby asks of this site while it builds. */
export * from "./gatsby/node";
