import type { Sky } from "../../components/ui/message";
import { Button } from "../../components/ui/button";
import type { TextKey } from "../../lib/i18n/keys";
import { useText } from "../../lib/i18n/use-text";
import { type Following, type ShownState, shownState } from "./follow-link";

/** What the page says in a state of the link. The sky is `setting` if none is given. */
export type LinkMessage = readonly [title: TextKey, text?: TextKey, sky?: Sky];

/** The messages of a link; `State` are the states in the responses to a valid link. */
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
