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
import { type LoadKind, loadKinds } from "../../src/settings/third-parties";
import { readStartFiles } from "../html/start-files";
import { hostsOf } from "../html/start-settings";

const siteFile = v.object({
  bookingEngine: v.looseObject({
    preset: v.picklist([...(Object.keys(enginePresets) as (keyof typeof enginePresets)[]), "custom"]),
  }),
  countryLookup: v.object({ enabled: v.boolean(), url: v.optional(v.string()) }),
  thirdParties: v.array(
    v.object({
      category: v.string(),
      host: v.nullable(v.string()),
      moreHosts: v.optional(v.array(v.string()), []),
      script: v.nullish(v.string()),
      loads: v.optional(v.array(v.picklist(loadKinds))),
    }),
  ),
});

const originOf = (url: string): string => new URL(url).origin;

type Service = v.InferOutput<typeof siteFile>["thirdParties"][number];

/** Unless it declares what it loads: a service with a script also sends data to its hosts, any other loads pictures. */
const loadsOf = ({ script, loads }: Service): readonly LoadKind[] =>
  loads ?? (script ? ["requests", "pictures"] : ["pictures"]);

/** Origins that may be requested for one kind of resource: the hosts of services that declare it, and for scripts those of the services' scripts. */
const originsFor = (services: readonly Service[], kind: LoadKind): string[] =>
  services.flatMap((service) => [
    ...(kind === "scripts" && service.script ? [originOf(service.script)] : []),
    ...(loadsOf(service).includes(kind) ? hostsOf(service).map((name) => `https://${name}`) : []),
  ]);

/** Reads `content/site.yml`, the environment and the start scripts of the project in `root`, unless their hashes are given. */
export const readPolicyFacts = async (
  root: string,
  scriptHashes = readStartFiles(root).hashes,
): Promise<PolicyFacts> => {
  const site = v.parse(siteFile, parse(await readFile(resolve(root, "content/site.yml"), "utf8")));
  const { countryLookup } = site;
  const allowed = site.thirdParties.filter(({ category }) => category !== "opened");
  return {
    scriptHashes,
    backend: environment.backendUrl === "" ? "" : originOf(environment.backendUrl),
    booking: originOf(engineOf(site.bookingEngine, defaultLanguage).address),
    countryLookup: countryLookup.enabled && countryLookup.url !== undefined ? originOf(countryLookup.url) : undefined,
    challenge: environment.turnstileSiteKey === "" ? undefined : challengeOrigin,
    services: {
      scripts: originsFor(allowed, "scripts"),
      requests: originsFor(allowed, "requests"),
      pictures: originsFor(allowed, "pictures"),
      styles: originsFor(allowed, "styles"),
      fonts: originsFor(allowed, "fonts"),
      frames: originsFor(allowed, "frames"),
    },
  };
};
