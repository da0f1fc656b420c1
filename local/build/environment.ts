/** Environment variables of every build, set before Gatsby starts. */
export const buildEnvironment = { NODE_ENV: "production", GATSBY_TELEMETRY_DISABLED: "1" } as const;

/** How Gatsby is begun for a build; to be run in the project's folder. */
export const gatsbyBuild = [process.execPath, "node_modules/gatsby/cli.js", "build"] as const;
