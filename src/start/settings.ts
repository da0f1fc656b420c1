/** The constants that the build inserts into the start bundle of one language. */
import type { StartSettings, StartTextKey, StartTexts } from "../settings/start";

declare const START_SETTINGS: StartSettings;
declare const START_TEXTS: StartTexts;

export const settings: StartSettings = START_SETTINGS;

/** A text of the start bundle. */
export const text = (key: StartTextKey): string => START_TEXTS[key];
