/** The parts of the start scripts that are loaded when they are wanted. */
import { raisingPreloadErrors } from "../features/errors/preload-error";
import type * as ConsentDialog from "./consent-dialog";
import type * as LanguageNotice from "./language-notice";
import type * as Measure from "./measure";
import type * as Offline from "./offline";
import type * as Services from "./services";
import { settings } from "./settings";

const load = (address: string): Promise<unknown> => raisingPreloadErrors(() => import(address) as Promise<unknown>);

export const loadConsentDialog = () => load(settings.parts.consentDialog) as Promise<typeof ConsentDialog>;
export const loadLanguageNotice = () => load(settings.parts.languageNotice) as Promise<typeof LanguageNotice>;
export const loadOffline = () => load(settings.parts.offline) as Promise<typeof Offline>;
/** A blocked or missing file of this part harms nobody: it raises no `preload-error`, which would reload the page. */
export const loadMeasure = () => import(settings.parts.measure) as Promise<typeof Measure>;
export const loadServices = () => load(settings.parts.services) as Promise<typeof Services>;
