/** Environment variables for every build. */
export const buildEnvironment = { NODE_ENV: "production", GATSBY_TELEMETRY_DISABLED: "1" } as const;

/** The command of a build, to be run in the project's folder. */
export const gatsbyBuild = [process.execPath, "node_modules/gatsby/cli.js", "build"] as const;
