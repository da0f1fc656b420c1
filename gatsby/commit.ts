/** The commit that is built. */
import { execFileSync } from "node:child_process";

/** The environment variables in which hosts give the commit: Netlify, Cloudflare (Pages and Workers), GitHub. */
const variables = ["COMMIT_REF", "CF_PAGES_COMMIT_SHA", "WORKERS_CI_COMMIT_SHA", "GITHUB_SHA"] as const;

const described = /^([0-9a-f]{40})(-dirty)?$/;

const commitFromGit = (folder: string): string => {
  try {
    // All tags are excluded, so that git prints the commit itself.
    const command = ["describe", "--always", "--dirty", "--abbrev=40", "--exclude=*"];
    return execFileSync("git", command, { cwd: folder, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
  } catch {
    return "";
  }
};

/** The commit of the folder, or the host's variable if there is no repository (in a container); null if the commit is unknown. */
export const commitOf = (folder: string, environment: Readonly<Record<string, string | undefined>> = process.env) => {
  const candidates = [commitFromGit(folder), ...variables.map((name) => environment[name] ?? "")];
  for (const text of candidates) {
    const [, id, changed] = described.exec(text) ?? [];
    if (id !== undefined) return { id, changed: changed !== undefined };
  }
  return null;
};
