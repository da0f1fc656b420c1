/** The data of /proof: the build's day and commit, and the backend's public figures. */
import { execFileSync } from "node:child_process";
import type { SourceNodesArgs } from "gatsby";
import { todayIn } from "../../src/lib/booking/days";
import { environment } from "../../src/settings/environment";
import { availabilityOfBuild, speedOfBuild, uploadsBackend } from "../backend/ask-backend";
import type { Content } from "../content/content";
import { projectFolder } from "../hosting/public-folder";
import { makeNode } from "../sources/nodes";

/** The variables in which hosts give the commit: Netlify, Cloudflare (Pages and Workers), GitHub. */
const variables = ["COMMIT_REF", "CF_PAGES_COMMIT_SHA", "WORKERS_CI_COMMIT_SHA", "GITHUB_SHA"] as const;

const described = /^([0-9a-f]{40})(-dirty)?$/;

const askGit = (folder: string): string => {
  try {
    // All tags are excluded, so that git prints the commit itself.
    const words = ["describe", "--always", "--dirty", "--abbrev=40", "--exclude=*"];
    return execFileSync("git", words, { cwd: folder, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
  } catch {
    return "";
  }
};

/** The commit of the folder, or the host's variable if there is no repository (in a container); null if the commit is unknown. */
export const commitOf = (folder: string, environment: Readonly<Record<string, string | undefined>> = process.env) => {
  const told = [askGit(folder), ...variables.map((name) => environment[name] ?? "")];
  for (const text of told) {
    const [, id, changed] = described.exec(text) ?? [];
    if (id !== undefined) return { id, changed: changed !== undefined };
  }
  return null;
};

/** Makes the node for /proof. It has no time of day, so that builds of the same day, commit and figures have the same page. */
export const sourceProof = async ({ site }: Content, args: SourceNodesArgs): Promise<void> => {
  const { reporter } = args;
  const zone = site.hours.timeZone;
  const backend = uploadsBackend();
  const [speed, { checkedAt }] = await Promise.all([
    speedOfBuild(backend, environment.publicKey, reporter.warn),
    // gatsby/stay/source-nights.ts already warns if this request fails.
    availabilityOfBuild(backend, zone, () => undefined),
  ]);
  const fields = { builtOn: todayIn(zone), commit: commitOf(projectFolder), nightsReadAt: checkedAt, speed };
  makeNode("Proof", "", "", fields, args);
};
