/**
 * The optional challenge, Cloudflare Turnstile. Most visitors do not see it, and nothing is loaded from Cloudflare before a form is sent.
 * Each submission needs a new token, because a token is valid once.
 */
import { challengeOrigin } from "../../settings/third-parties";
import { element } from "../../lib/dom/element";

interface Turnstile {
  readonly render: (place: HTMLElement, options: Readonly<Record<string, unknown>>) => string | undefined;
  readonly remove: (id: string) => void;
}
declare global {
  interface Window {
    turnstile?: Turnstile;
  }
}

/** How long the challenge's script may take to load, in milliseconds. */
const loadingTimeout = 20_000;

/** How long a visitor may take for a challenge that needs an action, in milliseconds. */
const timeout = 120_000;

/** Minimum width of the challenge in CSS pixels; in a narrower form the compact size is used. */
const minFlexibleWidth = 300;

const address = `${challengeOrigin}/turnstile/v0/api.js?render=explicit`;

/** Loads the challenge's script, unless it has been loaded already. After a failure, the next call tries again. */
const fetchTurnstile = (): Promise<Turnstile | undefined> =>
  new Promise((resolve) => {
    if (window.turnstile !== undefined) return resolve(window.turnstile);
    const script = element("script", { src: address });
    const giveUp = () => {
      script.remove();
      resolve(undefined);
    };
    const timer = setTimeout(giveUp, loadingTimeout);
    script.addEventListener("load", () => {
      clearTimeout(timer);
      resolve(window.turnstile);
    });
    script.addEventListener("error", giveUp);
    document.head.append(script);
  });

/** Runs the challenge in a form. Returns its token, or null if it was not passed or could not be loaded. */
export const passChallenge = async (form: HTMLFormElement, siteKey: string): Promise<string | null> => {
  const place = form.querySelector<HTMLElement>("[data-challenge]");
  const turnstile = place === null ? undefined : await fetchTurnstile();
  if (place === null || turnstile === undefined) return null;
  const box = element("div");
  place.append(box);
  let id: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const proof = await new Promise<string | null>((resolve) => {
    // `true` tells Turnstile that the page has handled the error.
    const giveUp = () => {
      resolve(null);
      return true;
    };
    timer = setTimeout(giveUp, timeout);
    id = turnstile.render(box, {
      sitekey: siteKey,
      language: document.documentElement.lang,
      theme: "auto",
      size: form.clientWidth < minFlexibleWidth ? "compact" : "flexible",
      appearance: "interaction-only",
      retry: "never",
      callback: resolve,
      "error-callback": giveUp,
      "expired-callback": giveUp,
      "timeout-callback": giveUp,
      "unsupported-callback": giveUp,
    });
  });
  clearTimeout(timer);
  if (id !== undefined) turnstile.remove(id);
  box.remove();
  return proof;
};
