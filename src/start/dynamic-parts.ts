/** The parts of the start scripts that are loaded on demand. */
import { raisingPreloadErrors } from "../features/errors/preload-error";
import type * as ConsentDialog from "./consent-dialog";
import type * as LanguageNotice from "./language-notice";
import type * as Measure from "./measure";
import type * as Offline from "./offline";
import type * as Services from "./services";
import { settings } from "./settings";

const load = (address: string): Promise<unknown> => raisingPreloadErrors(() => import(address) as Promise<unknown>);

/** The visitor has asked for it: a file that is gone reloads the page, and shows a notice where that does not help. */
export const loadConsentDialog = () => load(settings.parts.consentDialog) as Promise<typeof ConsentDialog>;

/** Nobody has asked for these: a missing one raises no `preload-error`, because that would reload the page under its reader. */
export const loadLanguageNotice = () => import(settings.parts.languageNotice) as Promise<typeof LanguageNotice>;
export const loadMeasure = () => import(settings.parts.measure) as Promise<typeof Measure>;
export const loadOffline = () => import(settings.parts.offline) as Promise<typeof Offline>;
export const loadServices = () => import(settings.parts.services) as Promise<typeof Services>;
