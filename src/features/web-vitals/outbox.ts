/** Measurements to be sent: gathered, sent together if permitted, and discarded if sending fails. */
import type { Metric } from "./metric-schema";
import { hasConsent, onConsentChange } from "../consent/consent-store";

export interface Outbox {
  readonly add: (row: Metric) => void;
  /** Sends the gathered rows, if any. Never rejects; the first failure is a warning on the console, later ones are silent. */
  readonly flush: () => Promise<void>;
}

/** @param allowed called at each flush: if false, the rows are discarded */
export const createOutbox = (send: (rows: readonly Metric[]) => Promise<void>, allowed: () => boolean): Outbox => {
  const waiting: Metric[] = [];
  let warned = false;
  return {
    add: (row) => void waiting.push(row),
    flush: async () => {
      const rows = waiting.splice(0);
      if (rows.length === 0 || !allowed()) return;
      try {
        await send(rows);
      } catch (error) {
        if (!warned) console.warn("The performance measurements could not be sent; nothing depends on them.", error);
        warned = true;
      }
    },
  };
};

export interface Permission {
  /** Whether measurements may be sent at this moment. */
  readonly given: () => boolean;
  /** Calls back once, as soon as permission is given. */
  readonly whenGiven: (then: () => void) => void;
}

/** Measuring needs no consent, unless the owner's settings make it wait for consent to statistics. */
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
