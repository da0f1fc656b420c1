/** The services of others: a part of its own, loaded for a visitor who has chosen. */
import type { Service } from "../settings/third-parties";
import type { ConsentChange } from "../features/consent/consent-store";
import { followConsent } from "../features/consent/follow-consent";

declare const SERVICES: readonly Service[];

export const follow = (change: ConsentChange): void => followConsent(change, SERVICES, () => window.location.reload());
