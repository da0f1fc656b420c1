/** Gathers what the Content-Security-Policy depends on: the owner's services, the backend and the inline script. */
import { challengeOrigin } from "../../src/settings/challenge";
import { engineOf } from "../../src/lib/booking/engine-presets";
import { environment } from "../../src/settings/environment";
import { defaultLanguage } from "../../src/settings/languages";
import type { PolicyFacts } from "../../src/settings/security-headers";
import type { LoadKind } from "../../src/settings/third-parties";
import type { Site } from "../content/schema/site";
import { hostsOf } from "../html/start-settings";

const originOf = (url: string): string => new URL(url).origin;

type Service = Site["thirdParties"][number];

/** Unless it declares what it loads: a service with a script also sends data to its hosts, any other loads pictures. */
const loadsOf = ({ script, loads }: Service): readonly LoadKind[] =>
  loads ?? (script ? ["requests", "pictures"] : ["pictures"]);

/** Origins that may be requested for one kind of resource: the hosts of services that declare it, and for scripts those of the services' scripts. */
const originsFor = (services: readonly Service[], kind: LoadKind): string[] =>
  services.flatMap((service) => [
    ...(kind === "scripts" && service.script ? [originOf(service.script)] : []),
    ...(loadsOf(service).includes(kind) ? hostsOf(service).map((name) => `https://${name}`) : []),
  ]);

type SiteParts = Pick<Site, "bookingEngine" | "countryLookup" | "thirdParties">;

/** What pages may load, by the owner's services and the environment; `scriptHashes` are those of the inline scripts. */
export const policyFacts = (
  { bookingEngine, countryLookup, thirdParties }: SiteParts,
  scriptHashes: readonly string[],
): PolicyFacts => {
  const allowed = thirdParties.filter(({ category }) => category !== "opened");
  return {
    scriptHashes,
    backend: environment.backendUrl === "" ? "" : originOf(environment.backendUrl),
    booking: originOf(engineOf(bookingEngine, defaultLanguage).address),
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
