/** The choice as the page carries it: one attribute of `<html>` that styles, scripts and features read alike. */
import { type OptionalCategory } from "../../settings/third-parties";
import { knownCategories } from "./consent-record";

export const consentAttribute = "data-consent";

/** Nobody has chosen yet: the banner shows. */
const undecided = "ask";

export const consentAttributeValue = (granted: readonly OptionalCategory[] | null): string =>
  granted === null ? undecided : granted.join(" ");

/** Reads the attribute back; null while no choice has been made. */
export const parseConsentAttribute = (value: string | null): OptionalCategory[] | null =>
  value === null || value === undecided ? null : knownCategories(value.split(" "));
