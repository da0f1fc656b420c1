/** What the inline script records until the start bundle has loaded: clicks, form submissions, failures and signs of intent. */

export type HeldEvent =
  | { readonly type: "click"; readonly target: HTMLElement }
  | { readonly type: "submit"; readonly target: HTMLFormElement; readonly submitter: HTMLElement | null };

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
