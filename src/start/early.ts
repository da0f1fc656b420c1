/** What the inline script notes down until the start bundle has come: clicks, failures and signs of intent. */

export type HeldEvent =
  | { readonly type: "click"; readonly target: HTMLElement }
  | { readonly type: "submit"; readonly target: HTMLFormElement; readonly submitter: HTMLElement | null };

export interface Early {
  /** Buttons that were pressed and forms that were sent before anything could answer, in their order. */
  readonly held: HeldEvent[];
  /** `error` events of scripts and resources, and `unhandledrejection` events. */
  readonly failures: Event[];
  /** The strongest sign of intent so far. */
  intent: "none" | "weak" | "strong";
  /** The application has taken over: nothing is held any more. */
  ready: boolean;
  /** The page is being loaded anew: the application stays out of it, and nothing else loads it. */
  left?: boolean;
  /** Set by the start bundle, which is told of every event from then on. */
  tell?: (event: HeldEvent) => void;
}

declare global {
  interface Window {
    early?: Early;
  }
}
