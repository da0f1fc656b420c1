import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { TextKey } from "../../../lib/i18n/keys";
import { showToast } from "../../../lib/notifications/toast-store";
import { saysChangedMeanwhile, saysForbidden, saysNothingChanged } from "../api/backend-error";
import { lookAgain } from "../session/follow-session";
import { askAnew } from "./ask-anew";
import { failureText } from "./failure-text";

interface Act<Input> {
  readonly act: (input: Input, then?: () => void) => void;
  readonly busy: boolean;
}

/**
 * A change in the backend: says that it is done, or why not, in the notifications; what was asked before is asked anew,
 * except a search for a person. After a failure nothing is, so that what was typed stays, unless somebody else was first; and what
 * a member may not do has the team's list asked whether they still belong to it.
 * @param done the sentence afterwards; null when what is on the screen says enough
 */
export const useAct = <Input, Result>(change: (input: Input) => Promise<Result>, done: TextKey | null): Act<Input> => {
  const kept = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: change,
    onSuccess: () => {
      if (done !== null) showToast({ key: done });
      askAnew(kept);
    },
    onError: (error) => {
      showToast({ key: failureText(error), tone: "error" });
      if (saysForbidden(error) || saysNothingChanged(error)) void lookAgain();
      // What somebody else has stored is shown: the next change would otherwise fail in the same way, for ever.
      if (saysChangedMeanwhile(error)) askAnew(kept);
    },
  });
  return {
    act: (input, then) => mutate(input, then === undefined ? {} : { onSuccess: then }),
    busy: isPending,
  };
};
