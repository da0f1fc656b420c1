/** The rules of a configuration of webpack. */
import type { RuleSetRule } from "webpack";

/** Rules within rules too. */
export const everyRule = (rules: readonly unknown[]): readonly RuleSetRule[] =>
  rules.flatMap((rule) => {
    if (typeof rule !== "object" || rule === null) return [];
    const known: RuleSetRule = rule;
    return [known, ...everyRule(known.oneOf ?? [])];
  });

/** What a rule has a module read by, the last first. */
export const loadersOf = ({ use }: RuleSetRule): readonly unknown[] => (Array.isArray(use) ? use : [use]);
