/** The hooks that Gatsby calls during a build and in development. */
export * from "./gatsby/node";
