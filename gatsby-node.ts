/** The hooks that Gatsby calls during the build. */
export * from "./gatsby/node";
