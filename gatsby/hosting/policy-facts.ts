/** Gathers what the Content-Security-Policy depends on: the owner's services, the backend and the inline script. */
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import * as v from "valibot";
import { parse } from "yaml";
import { challengeOrigin } from "../../src/settings/challenge";
import { engineOf, enginePresets } from "../../src/lib/booking/engine-presets";
import { environment } from "../../src/settings/environment";
import { defaultLanguage } from "../../src/settings/languages";
import type { PolicyFacts } from "../../src/settings/security-headers";
import { readStartFiles } from "../html/start-files";
import { hostsOf } from "../html/start-settings";

const siteFile = v.object({
  bookingEngine: v.looseObject({
    preset: v.picklist([...(Object.keys(enginePresets) as (keyof typeof enginePresets)[]), "custom"]),
  }),
  countryLookup: v.object({ enabled: v.boolean(), url: v.string() }),
  thirdParties: v.array(
    v.object({
      category: v.string(),
      host: v.nullable(v.string()),
      moreHosts: v.optional(v.array(v.string()), []),
      script: v.nullish(v.string()),
    }),
  ),
});

const originOf = (url: string): string => new URL(url).origin;

type Service = v.InferOutput<typeof siteFile>["thirdParties"][number];

const originsOf = (service: Service): string[] => hostsOf(service).map((name) => `https://${name}`);

/** Reads `content/site.yml`, the environment and the start scripts of the project in `root`, unless their hashes are given. */
export const readPolicyFacts = async (
  root: string,
  scriptHashes = readStartFiles(root).hashes,
): Promise<PolicyFacts> => {
  const site = v.parse(siteFile, parse(await readFile(resolve(root, "content/site.yml"), "utf8")));
  const allowed = site.thirdParties.filter(({ category }) => category !== "opened");
  return {
    scriptHashes,
    backend: environment.backendUrl === "" ? "" : originOf(environment.backendUrl),
    booking: originOf(engineOf(site.bookingEngine, defaultLanguage).address),
    countryLookup: site.countryLookup.enabled ? originOf(site.countryLookup.url) : undefined,
    challenge: environment.turnstileSiteKey === "" ? undefined : challengeOrigin,
    scripts: allowed.flatMap((service) => (service.script ? [originOf(service.script), ...originsOf(service)] : [])),
    pictures: allowed.flatMap((service) => (service.script ? [] : originsOf(service))),
  };
};
