/** Collects the input of the Content-Security-Policy: the owner's services, the backend and the inline scripts. */
import { engineOf } from "../../src/lib/booking/engine-presets";
import { environment } from "../../src/settings/environment";
import { defaultLanguage } from "../../src/settings/languages";
import type { PolicyFacts } from "../../src/settings/security-headers";
import { type LoadKind, challengeOrigin, loadKinds } from "../../src/settings/third-parties";
import type { Site } from "../content/schema/site";
import type { Suite } from "../content/schema/suite";
import { enginesOf } from "../content/suite-terms";
import { hostsOf } from "../html/start-settings";

const originOf = (url: string): string => new URL(url).origin;

type Service = Site["thirdParties"][number];

/**
 * The kinds of resources that a service loads. By default: requests and pictures if it has a script, and only pictures if not.
 */
const loadsOf = ({ script, loads }: Service): readonly LoadKind[] =>
  loads ?? (script ? ["requests", "pictures"] : ["pictures"]);

/** Origins allowed for one kind of resource: the hosts of services that load it, and for scripts the origins of the services' scripts. */
const originsFor = (services: readonly Service[], kind: LoadKind): string[] =>
  services.flatMap((service) => [
    ...(kind === "scripts" && service.script ? [originOf(service.script)] : []),
    ...(loadsOf(service).includes(kind) ? hostsOf(service).map((name) => `https://${name}`) : []),
  ]);

/** What pages may load, according to the owner's services and the environment. `scriptHashes` are those of the inline scripts. */
export const policyFacts = (
  { bookingEngine, countryLookup, thirdParties }: Pick<Site, "bookingEngine" | "countryLookup" | "thirdParties">,
  suites: readonly Pick<Suite, "bookingEngine">[],
  scriptHashes: readonly string[],
): PolicyFacts => {
  const allowed = thirdParties.filter(({ category }) => category !== "opened");
  const services = loadKinds.map((kind) => [kind, originsFor(allowed, kind)] as const);
  const engines = enginesOf(bookingEngine, suites).map((engine) => engineOf(engine, defaultLanguage));
  return {
    scriptHashes,
    backend: environment.backendUrl === "" ? "" : originOf(environment.backendUrl),
    booking: [...new Set(engines.map(({ address }) => originOf(address)))],
    countryLookup: countryLookup.enabled && countryLookup.url !== undefined ? originOf(countryLookup.url) : undefined,
    challenge: environment.turnstileSiteKey === "" ? undefined : challengeOrigin,
    services: Object.fromEntries(services) as Record<LoadKind, string[]>,
  };
};
