/**
 * What the inline script records until the start bundle has loaded: clicks, form submissions, failures and signs of intent; and which of them
 * count. Both scripts contain this module, so it must be small.
 */

export type HeldEvent =
  | { readonly type: "click"; readonly target: HTMLElement }
  | { readonly type: "submit"; readonly target: HTMLFormElement; readonly submitter: HTMLElement | null };

/** The attribute of a pressed button or link that waits for scripts. Styles show it (src/styles/base.css). */
export const busyAttribute = "aria-busy";

/** The pressed element of a stored click or submission. */
export const pressedElement = (event: HeldEvent): HTMLElement =>
  event.type === "click" ? event.target : (event.submitter ?? event.target);

export interface StartState {
  /** Clicks and form submissions for the application, in order. */
  held: HeldEvent[];
  /** `error` events of scripts and resources, and `unhandledrejection` events. */
  readonly failures: Event[];
  /** The strongest sign of intent so far. */
  intent: "none" | "weak" | "strong";
  /** The application has hydrated the page: no more events are stored. */
  ready: boolean;
  /** There is a stay that the page does not show yet: Book Now waits, because it would open the engine without the stay. */
  awaitsStay: boolean;
  /** The page is being reloaded: the application must not render, and nothing else may reload the page. */
  leaving?: boolean;
  /** Ends the recording of changes in the built page, and returns them. */
  takeChanges?: () => readonly MutationRecord[];
  /** Set by the start bundle; called with every further event. */
  onHeld?: (event: HeldEvent) => void;
}

declare global {
  interface Window {
    startState?: StartState;
  }
}

/** Events which show that a visitor is about to do something, the weakest last. */
export const intentEvents = [
  "pointerdown",
  "touchstart",
  "keydown",
  "focusin",
  "wheel",
  "scroll",
  "pointermove",
] as const;

/** Events that often lead to nothing: for these, the application is loaded only after the page has loaded. */
export const weakIntent: readonly string[] = ["focusin", "wheel", "scroll", "pointermove"];

/** Whether a pointer event has no movement: browsers report the pointer's position to a new page as a `pointermove`. */
export const isStationary = ({ type, movementX, movementY }: Event & Partial<MouseEvent>): boolean =>
  type === "pointermove" && movementX === 0 && movementY === 0;

/**
 * The clicked element that waits for scripts: a button that neither submits a form nor opens a popover or dialog
 * natively, or any element with `data-replay`. Null if the browser handles the click itself, or if the start scripts
 * created the button and handle it (`data-start`).
 */
export const waitingButton = (target: EventTarget | null): HTMLElement | null => {
  const element = target instanceof Element ? target.closest<HTMLElement>("button,[data-replay]") : null;
  if (element === null || !(element instanceof HTMLButtonElement)) return element;
  const native =
    element.disabled ||
    element.hasAttribute("data-start") ||
    (element.form !== null && element.type !== "button") ||
    element.hasAttribute("popovertarget") ||
    (element.hasAttribute("commandfor") && "command" in element);
  return native ? null : element;
};

/** Whether a form needs scripts: forms with method `post` do; dialogs and search forms do not. */
export const waitingForm = (form: HTMLFormElement): boolean => form.method === "post";
