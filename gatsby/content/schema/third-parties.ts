/** `thirdParties` in `content/site.yml`: the services that the site uses, and the consent that each needs. */
import * as v from "valibot";
import { loadKinds } from "../../../src/settings/third-parties";
import { fields, list, rule } from "./fields";
import { address, bilingual, host, hosts, id, oneOf, sample, text } from "./values";

/** When requests to a third-party service are allowed; `opened` means only when the guest opens it. */
const category = oneOf(["opened", "necessary", "functional", "analytics", "marketing"]);

/** The id of the service with the tiles of the interactive map. Without this service there is no interactive map. */
const mapTilesId = "map-tiles";

export const thirdParty = v.pipe(
  fields({
    id,
    sample,
    category,
    name: bilingual,
    host: v.nullable(host),
    moreHosts: v.optional(list(hosts)),
    /** The script that is loaded once consent to the category is given. */
    script: v.optional(v.nullable(address)),
    /** What is loaded from its hosts, apart from the script. */
    loads: v.optional(list(oneOf(loadKinds))),
    /** For services that support Google's consent mode. */
    measurementId: v.optional(v.nullable(text)),
    /** Cookies and storage keys that are removed when consent is withdrawn; a trailing * matches any ending. */
    leaves: v.optional(list(text)),
    /** The purpose in a few words that follow “for”; used wherever a text lists what consent is asked for. */
    shortPurpose: bilingual,
    purpose: bilingual,
  }),
  // The map-tiles service must be functional, because the map's consent text asks for functional cookies, and it must have a host.
  rule((service, report) => {
    if (service.id !== mapTilesId) return;
    if (service.category !== "functional")
      report(
        ["category"],
        "The site asks for consent to the map’s tiles as a functional service.",
        "Write functional.",
      );
    if (service.host === null) {
      const fix = "Write the provider’s host; or remove the service, and with it the interactive map.";
      report(["host"], "The service “map-tiles” has no host.", fix);
    }
  }),
);

/** The host of the map's tiles; undefined if the house has no interactive map. */
export const tileHostOf = (site: {
  readonly thirdParties: readonly v.InferOutput<typeof thirdParty>[];
}): string | undefined => site.thirdParties.find(({ id: service }) => service === mapTilesId)?.host ?? undefined;
