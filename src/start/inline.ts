/**
 * The one inline script, the same bytes on every page: what must happen before the first paint, and noting down what
 * happens before the start bundle has come. Nothing may be imported here that is not needed for that.
 */
import { scriptsAttribute, scrolledAttribute, scrolledThreshold } from "../settings/interface";
import { isLanguage, languageOfPath } from "../settings/languages";
import type { ConsentTerms } from "../settings/third-parties";
import { consentAttribute, consentAttributeValue } from "../features/consent/consent-attribute";
import { consentKey, parseConsent } from "../features/consent/consent-record";
import { cameFromTwin } from "../features/language/came-from-twin";
import { chooseLanguage } from "../features/language/choose-language";
import { tokenAttribute } from "../features/forms/token-attribute";
import { addressInLanguage, goToLanguage } from "../features/language/go-to-language";
import { storedLanguage } from "../features/language/stored-language";
import { followSteps } from "../features/navigation/follow-steps";
import { bookNowAttribute } from "../lib/booking/book-now-attributes";
import { isAhead } from "../lib/dom/is-ahead";
import { layOut } from "../lib/dom/lay-out";
import { readStored } from "../lib/storage";
import { waitForStart } from "./bring-start";
import type { Early, HeldEvent } from "./early";
import { intentEvents, isStill, weakIntent } from "./intent-events";
import { preloadTextFace } from "./preload-text-face";
import { waitingButton, waitingForm } from "./needs-script";
import { signInAddress } from "./sign-in-address";

declare const CONSENT_TERMS: ConsentTerms;

const root = document.documentElement;
// What styles tell pages without scripts by: not every browser that is supported knows the media feature.
root.setAttribute(scriptsAttribute, "");
/** The page gives way to another before it was seen. */
const giveWay = () => (root.style.display = "none");

const shown = languageOfPath(location.pathname);
const stored = storedLanguage();
const signIn = signInAddress(location);
if (signIn !== null) {
  // Before all else: nothing else of a page may begin while its address holds a session.
  location.replace(signIn);
  giveWay();
} else if (stored !== null && stored !== shown) {
  if (cameFromTwin()) chooseLanguage(shown);
  else if (goToLanguage(stored)) giveWay();
}

// A page that gives way needs nothing any more.
if (root.style.display !== "none") preloadTextFace(shown);

const readConsent = () => {
  const consent = consentAttributeValue(parseConsent(readStored(consentKey), CONSENT_TERMS, Date.now()));
  if (root.getAttribute(consentAttribute) !== consent) root.setAttribute(consentAttribute, consent);
};
readConsent();
// A page that was rendered ahead is shown later: its visitor may have chosen meanwhile. Told in time, it need not change when it is shown;
// what was chosen a moment ago on the page before, it hears after that.
document.addEventListener("prerenderingchange", readConsent);
window.addEventListener("storage", ({ key }) => {
  if (key !== consentKey) return;
  readConsent();
  if (isAhead()) layOut();
});

// The bar answers a scroll at once, however late the application comes (specification §2).
const tellScrolled = () => root.toggleAttribute(scrolledAttribute, window.scrollY > scrolledThreshold);
window.addEventListener("scroll", tellScrolled, { passive: true });

// A link of an email leads to what it has brought about: the form that stands there otherwise must not be seen first.
if (/[?&]token=./.test(location.search)) root.setAttribute(tokenAttribute, "");

const wantStart = signIn === null ? waitForStart(root, location) : () => undefined;
const early: Early = { held: [], failures: [], intent: "none", ready: false };
window.early = early;
followSteps(early);

const listen = (type: string, listener: (event: never) => void) =>
  document.addEventListener(type, listener as EventListener, { capture: true });

const hold = (event: HeldEvent) => {
  early.held.push(event);
  early.tell?.(event);
};
const fail = (event: Event) => early.failures.push(event);
window.addEventListener("error", fail, true);
window.addEventListener("unhandledrejection", fail);

for (const type of intentEvents) {
  listen(type, (event: Event) => {
    if (isStill(event)) return;
    wantStart();
    if (early.intent !== "strong") early.intent = weakIntent.includes(type) ? "weak" : "strong";
  });
}

// Fields left empty are never handed to the engine: without scripts the browser asks for them, with scripts they are left out.
const isBooking = (form: EventTarget | null): form is HTMLFormElement =>
  form instanceof HTMLFormElement && form.hasAttribute(bookNowAttribute);
listen("formdata", ({ target, formData }: FormDataEvent) => {
  if (!isBooking(target)) return;
  for (const [name, value] of [...formData]) if (value === "") formData.delete(name);
});

listen("click", (event: MouseEvent) => {
  const form = event.target instanceof Element ? event.target.closest("form") : null;
  if (isBooking(form)) form.noValidate = true;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("[data-language]") : null;
  const language = link?.dataset["language"];
  if (link !== null && isLanguage(language)) {
    chooseLanguage(language);
    // Query and hash are of the moment; the link was written without them.
    link.href = addressInLanguage(location, language) ?? link.href;
  }
  const target = waitingButton(event.target);
  if (early.ready || target === null || !event.isTrusted || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  hold({ type: "click", target });
});

listen("submit", (event: SubmitEvent) => {
  const target = event.target;
  if (early.ready || !event.isTrusted || !(target instanceof HTMLFormElement) || !waitingForm(target)) return;
  event.preventDefault();
  hold({ type: "submit", target, submitter: event.submitter });
});
