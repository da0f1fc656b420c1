/** The data of /proof: the build's day and commit, and the backend's public figures. */
import type { SourceNodesArgs } from "gatsby";
import { todayIn } from "../../src/lib/booking/days";
import { environment } from "../../src/settings/environment";
import { availabilityOfBuild, speedOfBuild, uploadsBackend } from "../backend/ask-backend";
import type { Content } from "../content/content";
import { projectFolder } from "../hosting/public-folder";
import { makeNode } from "../sources/make-node";
import { commitOf } from "./commit";

/** Makes the node for /proof. It has the day but no time, so that builds of the same day, commit and figures have the same page. */
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
