/** Third-party services, in a separate chunk that is loaded for visitors who have answered the consent banner. */
import type { Service } from "../settings/third-parties";
import type { ConsentChange } from "../features/consent/consent-store";
import { followConsent } from "../features/consent/follow-consent";

declare const SERVICES: readonly Service[];

export const follow = (change: ConsentChange): void => followConsent(change, SERVICES, () => window.location.reload());
