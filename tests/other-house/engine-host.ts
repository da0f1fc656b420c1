/** The host of the house's reservation engine, from the services in site.yml. */
import { siteFile } from "../support/site-file";

export const engineHost = siteFile.thirdParties.find(({ id }) => id === "booking-engine")?.host ?? "";
