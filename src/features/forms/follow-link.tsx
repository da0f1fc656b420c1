/** A link from an email: its state, what a page says in each state, and the button that confirms it. */
import { useEffect, useState, useSyncExternalStore } from "react";
import { leaveDocumentNext } from "../navigation/gatsby-runtime";
import type { Outcome } from "./api/call-function";
import type { Failure } from "./form-state";
import type { Sky } from "../../components/ui/message";
import { Button } from "../../components/ui/button";
import type { TextKey } from "../../lib/i18n/keys";
import { useText } from "../../lib/i18n/use-text";

/** The response for a valid link that has not been confirmed yet. */
interface Unconfirmed {
  readonly state: "unconfirmed";
}

/**
 * The state of a link from an email. `waiting`: the token has not been read yet; `unconfirmed`: the token is valid and the page's button
 * has not been pressed; `confirming`: the button has been pressed and there is no response yet.
 */
type LinkState<Answer> =
  | { readonly phase: "waiting" | "checking" | "unconfirmed" | "confirming" | "expired" | "invalid" }
  | { readonly phase: "answered"; readonly answer: Answer }
  | { readonly phase: "failed"; readonly failure: Failure };

const isUnconfirmed = (answer: object): answer is Unconfirmed => "state" in answer && answer.state === "unconfirmed";

/** The state of a link after a call with this outcome. */
export const linkStateOf = <Answer extends object>(outcome: Outcome<Answer | Unconfirmed>): LinkState<Answer> => {
  if (outcome.result === "answered") {
    const { answer } = outcome;
    return isUnconfirmed(answer) ? { phase: "unconfirmed" } : { phase: "answered", answer };
  }
  if (outcome.result === "refused" || outcome.code === "token_invalid") return { phase: "invalid" };
  if (outcome.code === "token_expired") return { phase: "expired" };
  return { phase: "failed", failure: outcome.failure };
};

/** What a page shows: `checking` until the token is checked, `ready` until the link is confirmed, then the response's state. */
type ShownState<State extends string> = "checking" | "ready" | "expired" | "invalid" | "failed" | State;

/** The state to show for a link. */
export const shownState = <State extends string>(link: LinkState<{ readonly state: State }>): ShownState<State> => {
  switch (link.phase) {
    case "waiting":
      return "checking";
    case "unconfirmed":
    case "confirming":
      return "ready";
    case "answered":
      return link.answer.state;
    default:
      return link.phase;
  }
};

/** The calls of a link. Only `confirm` may change anything, because mail scanners open links too. */
export interface LinkCalls<Answer> {
  /** Checks the link and changes nothing. Without it the page shows its button at once. */
  readonly check?: (token: string) => Promise<Outcome<Answer | Unconfirmed>>;
  readonly confirm: (token: string) => Promise<Outcome<Answer>>;
}

/** A followed link and what the page can do with it. */
export interface Following<Answer> {
  readonly link: LinkState<Answer>;
  /** Confirms the link; called when the page's button is pressed. */
  readonly press: () => void;
  /** Repeats the last call after a failure. */
  readonly again: () => void;
}

/**
 * Checks a link's token as soon as it is known, and confirms it when the page's button is pressed. `token` is null until the URL has been
 * read, and empty if the URL has none. The functions in `calls` must be the same on every render.
 */
export const useFollowedLink = <Answer extends object>(
  token: string | null,
  calls: LinkCalls<Answer>,
): Following<Answer> => {
  const [attempt, setAttempt] = useState({ pressed: false, number: 0 });
  const [link, setLink] = useState<LinkState<Answer> | null>(null);
  const [lastToken, setLastToken] = useState(token);
  // Going back or forward may lead to another link, for which the button has not been pressed yet.
  if (lastToken !== token) {
    setLastToken(token);
    setLink(null);
    setAttempt({ pressed: false, number: 0 });
  }
  const { check, confirm } = calls;
  const call = attempt.pressed ? confirm : check;
  useEffect(() => {
    if (!token || call === undefined) return;
    let isLatest = true;
    void call(token).then((outcome) => isLatest && setLink(linkStateOf<Answer>(outcome)));
    return () => {
      isLatest = false;
    };
  }, [token, call, attempt]);
  // No third-party service starts in a document that was opened with a token. The next page is a new document, where services may start.
  useEffect(() => {
    if (token) leaveDocumentNext();
  }, [token]);
  const startCall = (pressed: boolean) => {
    setLink(null);
    setAttempt({ pressed, number: attempt.number + 1 });
  };
  const currentState = (): LinkState<Answer> => {
    if (token === null) return { phase: "waiting" };
    if (token === "") return { phase: "invalid" };
    if (link !== null) return link;
    return { phase: attempt.pressed ? "confirming" : check === undefined ? "unconfirmed" : "checking" };
  };
  return { link: currentState(), press: () => startCall(true), again: () => startCall(attempt.pressed) };
};

const subscribe = (listener: () => void): (() => void) => {
  window.addEventListener("popstate", listener);
  return () => window.removeEventListener("popstate", listener);
};

/** A query parameter of the URL: null on the server and while the page hydrates, an empty string if it is missing. */
export const useAddressParameter = (name: string): string | null =>
  useSyncExternalStore(
    subscribe,
    () => new URLSearchParams(window.location.search).get(name)?.trim() ?? "",
    () => null,
  );

/** What the page says in a state of the link, and the sky in the drawing beside it, by default `setting`. */
export type LinkMessage = readonly [title: TextKey, text?: TextKey, sky?: Sky];

/** The messages for the states of a link. `State`: the states that a response to a valid link may have. */
export type LinkMessages<State extends string> = Readonly<Record<ShownState<State>, LinkMessage>>;

export interface LinkActionProps<State extends string> extends Following<{ readonly state: State }> {
  /** Text of the button that confirms the link. */
  readonly confirm: TextKey;
  readonly variant?: "filled" | "line";
}

/** The button that confirms a valid link or, after a failure, repeats the call. It keeps the focus while a response is awaited. */
export function LinkAction<State extends string>({ link, press, again, confirm, variant }: LinkActionProps<State>) {
  const t = useText();
  const state = shownState(link);
  const isBusy = link.phase === "confirming";
  if (state === "failed")
    return (
      <Button variant="filled" onClick={again}>
        {t("common.tryAgain")}
      </Button>
    );
  if (state !== "ready") return null;
  return (
    <Button
      variant={variant ?? "filled"}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={() => !isBusy && press()}
    >
      {t(confirm)}
    </Button>
  );
}
