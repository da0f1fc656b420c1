/** What /proof is built with (beyond §4): the build itself, and the public figures of the backend where one can be asked. */
import type { SourceNodesArgs } from "gatsby";
import { todayIn } from "../../src/lib/booking/days";
import { type SiteSpeed, siteSpeedPath, siteSpeedRequest, siteSpeedSchema } from "../../src/lib/site-speed";
import { askBackend } from "../backend/ask-backend";
import type { Content } from "../content/content";
import { projectFolder } from "../hosting/public-folder";
import { availabilityOfBuild } from "../hosting/write-availability";
import { uploadsBackend } from "../backend/addresses";
import { makeNode } from "../sources/make-node";
import { commitOf } from "./commit";

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
  const request = siteSpeedRequest(publicKey);
  const told = await askBackend({ backend, path: siteSpeedPath, request }, siteSpeedSchema, (reason) => {
    warn(`The figures of the site's speed are left out of this build: ${reason}`);
  });
  return told ?? null;
};

/** A day and no time: builds of one day, of one commit and with the same figures make the same page. */
export const sourceProof = async ({ site }: Content, args: SourceNodesArgs): Promise<void> => {
  const { reporter } = args;
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
  makeNode("Proof", "proof", fields, args);
};
