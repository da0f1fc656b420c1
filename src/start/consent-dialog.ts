/** The consent dialog with its texts, in a separate chunk that is loaded when the dialog is opened. */
import type { OptionalCategory, ServiceDescription } from "../settings/third-parties";
import { openPreferences } from "../features/consent/preferences";
import type { Text } from "../lib/i18n/keys";

/** Constants that the build fills in, in one language (gatsby/html/build-start.ts). */
declare const DIALOG_TEXTS: Readonly<Record<string, string>>;
declare const DIALOG_SERVICES: readonly ServiceDescription[];

const text: Text = (key, values = {}) =>
  (DIALOG_TEXTS[key] ?? key).replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole));

/** Opens the preferences with the currently granted categories; `save` is called with the visitor's choice, if there is one. */
export const openConsentDialog = (
  granted: readonly OptionalCategory[],
  save: (chosen: readonly OptionalCategory[]) => void,
): void => {
  openPreferences({ text, services: DIALOG_SERVICES, granted, save });
};
