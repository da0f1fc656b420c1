import { hasConsent, onConsentChange } from "../consent/consent-store";

export interface Permission {
  /** Whether measurements may be sent at this moment. */
  readonly given: () => boolean;
  /** Calls back once, as soon as it is given. */
  readonly whenGiven: (then: () => void) => void;
}

/** Measuring needs no consent (decisions §6) unless the owner has it wait for that to statistics. */
export const permissionTo = (waitsForConsent: boolean): Permission => {
  const given = () => !waitsForConsent || hasConsent("analytics");
  return {
    given,
    whenGiven: (then) => {
      if (given()) return then();
      const stop = onConsentChange(() => {
        if (!given()) return;
        stop();
        then();
      });
    },
  };
};
