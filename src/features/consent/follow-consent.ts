import { type Service, optionalCategories } from "../../settings/third-parties";
import type { ConsentChange } from "./consent-store";
import { forgetServices } from "./forget-services";
import { updateGoogleConsent } from "./google-consent";
import { hasStarted, loadServices } from "./load-services";

/**
 * Brings the services into line with a choice: loads those it allows, removes what the others left on the device, and
 * reloads the page when one that runs is no longer allowed, for nothing else stops a script.
 */
export const followConsent = ({ granted }: ConsentChange, services: readonly Service[], reload: () => void): void => {
  const refused = optionalCategories.filter((category) => !granted.includes(category));
  updateGoogleConsent(granted);
  forgetServices(services, refused);
  if (hasStarted(services, refused)) reload();
  else loadServices(services, granted);
};
