/** Loads the services of others, each only in its category and only once (decisions §6). */
import type { OptionalCategory, Service } from "../../settings/third-parties";
import { hintConnection } from "../../lib/dom/connection-hints";
import { element } from "../../lib/dom/element";
import { startGoogleConsent } from "./google-consent";

const loaded = new Set<string>();

const run = ({ id, script }: Service): void => {
  if (script === null) return;
  const tag = element("script", { async: true, src: script, "data-service": id });
  tag.addEventListener("error", () => console.warn(`The service “${id}” could not be loaded.`));
  document.head.append(tag);
};

/** Starts every service whose category is granted and that has not been started on this page. */
export const loadServices = (services: readonly Service[], granted: readonly OptionalCategory[]): void => {
  for (const service of services) {
    if (!granted.includes(service.category) || loaded.has(service.id)) continue;
    loaded.add(service.id);
    for (const host of service.hosts) if (!host.startsWith("*")) hintConnection(`https://${host}`);
    if (service.measurementId !== null) startGoogleConsent(service.measurementId, granted);
    run(service);
  }
};

/** Whether a service of one of these categories was started on this page: only a reload stops what runs. */
export const hasStarted = (services: readonly Service[], categories: readonly OptionalCategory[]): boolean =>
  services.some(({ id, category, script }) => script !== null && categories.includes(category) && loaded.has(id));
