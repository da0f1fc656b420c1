/** The consent dialog with its texts. A chunk of its own, loaded when the dialog is opened. */
import type { OptionalCategory, ServiceDescription } from "../settings/third-parties";
import { openPreferences } from "../features/consent/preferences";
import type { Text } from "../lib/i18n/keys";

declare const DIALOG_TEXTS: Readonly<Record<string, string>>;
declare const DIALOG_SERVICES: readonly ServiceDescription[];

const text: Text = (key, values = {}) =>
  (DIALOG_TEXTS[key] ?? key).replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole));

/** Opens the preferences over what is granted at present; `save` is called with what the visitor chose, if anything. */
export const openConsentDialog = (
  months: number,
  granted: readonly OptionalCategory[],
  save: (chosen: readonly OptionalCategory[]) => void,
): void => {
  openPreferences({ text, months, services: DIALOG_SERVICES, granted, save });
};
