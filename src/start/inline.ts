/**
 * The only inline JavaScript, identical on every page: what must happen before the first paint, and recording of events
 * until the start bundle has loaded. Import only what these two need.
 */
import { scriptsAttribute, scrolledAttribute, scrolledThreshold } from "../settings/interface";
import { isLanguage, languageOfPath } from "../settings/languages";
import type { ConsentTerms } from "../settings/third-parties";
import { consentAttribute, consentAttributeValue, consentKey, parseConsent } from "../features/consent/consent-store";
import {
  addressInLanguage,
  arrivedFromOtherLanguage,
  chooseLanguage,
  goToLanguage,
  returnedOffline,
  storedLanguage,
} from "../features/language/choose-language";
import { hasEmailToken, signInAddress, tokenAttribute } from "../lib/forms/address-token";
import { followHistory } from "../features/navigation/pending-navigation";
import { bookNowAttribute } from "../lib/booking/book-now-attributes";
import { forceLayout, isPrerendering } from "../lib/dom/when-ready";
import { readStored } from "../lib/storage";
import { hasStay } from "../lib/booking/stay-query";
import { deferStartBundle } from "./load-start-bundle";
import {
  type HeldEvent,
  type StartState,
  busyAttribute,
  intentEvents,
  isStationary,
  pressedElement,
  waitingButton,
  waitingForm,
  weakIntent,
} from "./start-state";
import { loadFallbackFonts, preloadTextFont } from "./early-fonts";
import { recordChanges } from "../features/start-up/outside-changes";
import { showDraft } from "../features/forms/draft-store";

declare const CONSENT_TERMS: ConsentTerms;

const root = document.documentElement;
// For styles of pages without scripts: not every supported browser has the `scripting` media feature.
root.setAttribute(scriptsAttribute, "");
/** Another page is loading, so this one must not be seen. */
const hidePage = () => (root.style.display = "none");

const shown = languageOfPath(location.pathname);
const stored = storedLanguage();
const openedByEmail = hasEmailToken(location.search);
if (openedByEmail) {
  // Third-party services of the next page could read this URL as its referrer. The policy also holds after the application has
  // changed the URL. It is set only on these pages: the others need the whole URL of the referrer to recognise a language
  // link (`arrivedFromOtherLanguage`).
  document.head.append(Object.assign(document.createElement("meta"), { name: "referrer", content: "origin" }));
  // A link from an email shows its result; the form on this page must not appear first.
  root.setAttribute(tokenAttribute, "");
}
const signIn = signInAddress(location);
if (signIn !== null) {
  // Before everything else: no other script may be loaded while the URL contains a token.
  location.replace(signIn);
  hidePage();
} else if (stored !== null && stored !== shown) {
  if (arrivedFromOtherLanguage()) chooseLanguage(shown);
  else if (!returnedOffline() && goToLanguage(stored)) hidePage();
}

// A page that is being replaced needs no font.
if (root.style.display !== "none") {
  preloadTextFont(shown);
  loadFallbackFonts();
}

const readConsent = () => {
  const consent = consentAttributeValue(parseConsent(readStored(consentKey), CONSENT_TERMS, Date.now()));
  if (root.getAttribute(consentAttribute) !== consent) root.setAttribute(consentAttribute, consent);
};
readConsent();
// The visitor may have made a choice since this page was prerendered. `storage` reports most choices before activation,
// so that nothing changes when the page is shown; `prerenderingchange` handles the rest.
document.addEventListener("prerenderingchange", readConsent);
window.addEventListener("storage", ({ key }) => {
  if (key !== consentKey) return;
  readConsent();
  if (isPrerendering()) forceLayout();
});

// The navigation bar reacts to scrolling immediately, before the application is loaded (specification §2).
const updateScrolled = () => root.toggleAttribute(scrolledAttribute, window.scrollY > scrolledThreshold);
window.addEventListener("scroll", updateScrolled, { passive: true });

const awaitsStay = hasStay(location.search);
const startState: StartState = { held: [], failures: [], intent: "none", ready: false, awaitsStay };
window.startState = startState;
recordChanges(startState);
const requestStart = signIn === null ? deferStartBundle(root, location, startState) : () => undefined;
followHistory(startState);
// If the visitor went from the page of an email link to another page and reloaded that, Back changes only this document's URL,
// and the document may contain third-party services. Reloading starts one without services; no later listener sees the URL.
window.addEventListener("popstate", (event) => {
  if (openedByEmail || !hasEmailToken(location.search)) return;
  event.stopImmediatePropagation();
  location.reload();
});

const listen = (type: string, listener: (event: never) => void) =>
  document.addEventListener(type, listener as EventListener, { capture: true });

const mark = (event: HeldEvent, isBusy: boolean) => pressedElement(event).setAttribute(busyAttribute, String(isBusy));
const hold = (event: HeldEvent) => {
  // Here and not in the start bundle, which takes many seconds to arrive on a slow connection.
  mark(event, true);
  startState.held.push(event);
  startState.onHeld?.(event);
  // The request at the first sign of intent may have failed already, as it does without a network.
  requestStart();
};
const fail = (event: Event) => {
  startState.failures.push(event);
  if (event.target instanceof HTMLImageElement) return;
  // The failed script may be the one that shows the stay, and Book Now must not wait for ever.
  startState.awaitsStay = false;
  if (!(event.target instanceof HTMLScriptElement) || startState.onHeld !== undefined) return;
  // If the start bundle failed, nothing is loading until the next press or until the network is back.
  startState.held.forEach((held) => mark(held, false));
  // The visitor will press Book Now again: the first press must not be replayed as well.
  startState.held = startState.held.filter(({ target }) => !target.hasAttribute(bookNowAttribute));
};
window.addEventListener("error", fail, true);
window.addEventListener("unhandledrejection", fail);

for (const type of intentEvents) {
  listen(type, (event: Event) => {
    if (isStationary(event)) return;
    requestStart();
    if (startState.intent !== "strong") startState.intent = weakIntent.includes(type) ? "weak" : "strong";
  });
}

listen("focusin", ({ target }: FocusEvent) => {
  if (!startState.ready) showDraft(target);
});

// Empty fields are never sent to the booking engine: with scripts they are removed, without scripts they are required.
const isBooking = (form: EventTarget | null): form is HTMLFormElement =>
  form instanceof HTMLFormElement && form.hasAttribute(bookNowAttribute);
listen("formdata", ({ target, formData }: FormDataEvent) => {
  if (!isBooking(target)) return;
  for (const [name, value] of [...formData]) if (value === "") formData.delete(name);
});

const waitingBookNow = (target: EventTarget | null) =>
  startState.awaitsStay && target instanceof Element
    ? target.closest<HTMLAnchorElement>(`a[${bookNowAttribute}]`)
    : null;
const holdClick = (event: MouseEvent, target: HTMLElement | null) => {
  if (startState.ready || target === null || !event.isTrusted) return;
  event.preventDefault();
  hold({ type: "click", target });
};

listen("click", (event: MouseEvent) => {
  const form = event.target instanceof Element ? event.target.closest("form") : null;
  if (isBooking(form)) form.noValidate = true;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("[data-language]") : null;
  const language = link?.dataset["language"];
  if (link !== null && isLanguage(language)) {
    chooseLanguage(language);
    // The link was built without the current query and hash.
    link.href = addressInLanguage(location, language) ?? link.href;
  }
  const isModified = event.ctrlKey || event.metaKey || event.shiftKey;
  holdClick(event, waitingBookNow(event.target) ?? (isModified ? null : waitingButton(event.target)));
});
// The middle button opens a link in a new tab.
listen("auxclick", (event: MouseEvent) => {
  if (event.button === 1) holdClick(event, waitingBookNow(event.target));
});

listen("submit", (event: SubmitEvent) => {
  const target = event.target;
  if (startState.ready || !event.isTrusted || !(target instanceof HTMLFormElement)) return;
  if (!waitingForm(target) && !(startState.awaitsStay && isBooking(target))) return;
  event.preventDefault();
  hold({ type: "submit", target, submitter: event.submitter });
});
