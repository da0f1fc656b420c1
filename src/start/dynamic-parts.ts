/** The parts of the start scripts that are loaded on demand. */
import { raisingPreloadErrors } from "../features/errors/preload-error";
import type * as ConsentDialog from "./consent-dialog";
import type * as LanguageNotice from "./language-notice";
import type * as Measure from "./measure";
import type * as Offline from "./offline";
import type * as Services from "./services";
import { settings } from "./settings";
import type * as Stay from "./stay";

const load = (address: string): Promise<unknown> => raisingPreloadErrors(() => import(address) as Promise<unknown>);

/** Requested by the visitor: if the file no longer exists, the page is reloaded; if that does not help, a notice is shown. */
export const loadConsentDialog = () => load(settings.parts.consentDialog) as Promise<typeof ConsentDialog>;

/** Needed for what the visitor has chosen: if the file no longer exists, the page is reloaded. */
export const loadStay = () => load(settings.parts.stay) as Promise<typeof Stay>;

/**
 * Not requested by the visitor: a missing file must not raise `preload-error`, which would reload the page while it is
 * being read.
 */
export const loadLanguageNotice = () => import(settings.parts.languageNotice) as Promise<typeof LanguageNotice>;
export const loadMeasure = () => import(settings.parts.measure) as Promise<typeof Measure>;
export const loadOffline = () => import(settings.parts.offline) as Promise<typeof Offline>;
export const loadServices = () => import(settings.parts.services) as Promise<typeof Services>;
