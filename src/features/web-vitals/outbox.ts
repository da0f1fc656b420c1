/** Measurements to be sent: gathered, sent together once that is allowed, and given up if it fails. */
import type { Metric } from "./metric-schema";
import { hasConsent, onConsentChange } from "../consent/consent-store";

export interface Outbox {
  readonly add: (row: Metric) => void;
  /** Sends what has gathered, if anything. Never rejects; the first failure is a warning on the console, later ones nothing. */
  readonly flush: () => Promise<void>;
}

/** @param allowed asked each time: what may not be sent is thrown away */
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
