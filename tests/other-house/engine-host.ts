/** The host of the house's reservation engine: site.yml names it among the services. */
import { siteFile } from "../support/site-file";

export const engineHost = siteFile.thirdParties.find(({ id }) => id === "booking-engine")?.host ?? "";
