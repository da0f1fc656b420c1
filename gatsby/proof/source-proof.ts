/** What /proof is built with (beyond §4): the build itself, and the public figures of the backend where one can be asked. */
import type { SourceNodesArgs } from "gatsby";
import * as v from "valibot";
import { todayIn } from "../../src/lib/booking/days";
import { type SiteSpeed, siteSpeedPath, siteSpeedRequest, siteSpeedSchema } from "../../src/lib/site-speed";
import type { Content } from "../content/content";
import { projectFolder } from "../hosting/public-folder";
import { availabilityOfBuild } from "../hosting/write-availability";
import { uploadsBackend } from "../uploads/uploads-address";
import { commitOf } from "./commit";

/** Milliseconds. */
const patience = 15_000;

/**
 * The backend's figures of speed; null without a backend, or where it fails.
 * @param backend its address, or empty
 * @param warn is called with the reason when a backend fails
 */
export const speedOfBuild = async (
  backend: string,
  publicKey: string,
  warn: (sentence: string) => void,
): Promise<SiteSpeed | null> => {
  if (backend === "") return null;
  try {
    const signal = AbortSignal.timeout(patience);
    const response = await fetch(backend + siteSpeedPath, { ...siteSpeedRequest(publicKey), signal });
    if (!response.ok) throw new Error(`it answered ${response.status}`);
    return v.parse(siteSpeedSchema, await response.json());
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    warn(`The figures of the site's speed are left out of this build: ${reason}`);
    return null;
  }
};

/** A day and no time: builds of one day, of one commit and with the same figures make the same page. */
export const sourceProof = async ({ site }: Content, args: SourceNodesArgs): Promise<void> => {
  const { actions, createNodeId, createContentDigest, reporter } = args;
  const zone = site.hours.timeZone;
  const backend = uploadsBackend(process.env);
  const [speed, { checkedAt }] = await Promise.all([
    speedOfBuild(backend, process.env["GATSBY_SUPABASE_ANON_KEY"] ?? "", (sentence) => {
      reporter.warn(sentence);
    }),
    // A backend that fails has been warned of by the nights of the suite page.
    availabilityOfBuild(backend, zone, () => undefined),
  ]);
  const fields = { builtOn: todayIn(zone), commit: commitOf(projectFolder), nightsReadAt: checkedAt, speed };
  await actions.createNode({
    ...fields,
    id: createNodeId("proof"),
    parent: null,
    children: [],
    internal: { type: "Proof", contentDigest: createContentDigest(fields) },
  });
};
