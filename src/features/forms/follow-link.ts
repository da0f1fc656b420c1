import { useEffect, useState, useSyncExternalStore } from "react";
import type { Outcome } from "./api/call-function";
import type { Failure } from "./form-state";

/** What a link of an email turned out to be. `waiting`: nobody has looked yet. */
export type FollowedLink<Answer> =
  | { readonly phase: "waiting" | "checking" | "expired" | "invalid" }
  | { readonly phase: "answered"; readonly answer: Answer }
  | { readonly phase: "failed"; readonly failure: Failure };

/** What an outcome says about the link itself. Pure. */
export const readLink = <Answer>(outcome: Outcome<Answer>): FollowedLink<Answer> => {
  if (outcome.result === "answered") return { phase: "answered", answer: outcome.answer };
  if (outcome.result === "refused" || outcome.code === "token_invalid") return { phase: "invalid" };
  if (outcome.code === "token_expired") return { phase: "expired" };
  return { phase: "failed", failure: outcome.failure };
};

interface Following<Answer> {
  readonly link: FollowedLink<Answer>;
  /** Asks again after a failure. */
  readonly again: () => void;
}

/** Follows a link's token once it is known: null while it is not, an empty text where the address has none. */
export const useFollowedLink = <Answer>(
  token: string | null,
  call: (token: string) => Promise<Outcome<Answer>>,
): Following<Answer> => {
  const [attempt, setAttempt] = useState(0);
  const [link, setLink] = useState<FollowedLink<Answer> | null>(null);
  useEffect(() => {
    if (token) void call(token).then((outcome) => setLink(readLink(outcome)));
  }, [token, call, attempt]);
  const again = () => {
    setLink(null);
    setAttempt(attempt + 1);
  };
  if (token === null) return { link: { phase: "waiting" }, again };
  if (token === "") return { link: { phase: "invalid" }, again };
  return { link: link ?? { phase: "checking" }, again };
};

const subscribe = (listener: () => void): (() => void) => {
  window.addEventListener("popstate", listener);
  return () => window.removeEventListener("popstate", listener);
};

/** A parameter of the address: null on the server and at the first render, an empty text if it is not there. */
export const useAddressParameter = (name: string): string | null =>
  useSyncExternalStore(
    subscribe,
    () => new URLSearchParams(window.location.search).get(name)?.trim() ?? "",
    () => null,
  );
