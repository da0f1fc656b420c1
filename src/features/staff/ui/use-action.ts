import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import type { TextKey } from "../../../lib/i18n/keys";
import { showToast } from "../../../lib/notifications/toast-store";
import { isConflict, isForbidden, isNothingChanged } from "../api/backend-error";
import { refreshMember } from "../session/watch-session";
import { failureText } from "./error-text";

/** The first part of the key of a search for everything held on a person. */
export const personQueryKey = "person";

/**
 * After a change in the backend: what the pages show is fetched again. A search for a person is not, as the audit log would
 * name one that nobody made; one that is out of sight is forgotten.
 */
export const invalidateQueries = (queryClient: QueryClient): void => {
  queryClient.removeQueries({ queryKey: [personQueryKey], type: "inactive" });
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== personQueryKey });
};

interface Action<Input> {
  readonly run: (input: Input, then?: () => void) => void;
  readonly busy: boolean;
}

/**
 * A change in the backend: says that it is done, or why not, in the notifications; what was asked before is fetched again,
 * except a search for a person. After a failure nothing is, so that what was typed stays, unless somebody else was first; and what
 * a member may not do has the team's list asked whether they still belong to it.
 * @param done the sentence afterwards; null when what is on the screen says enough
 */
export const useAction = <Input, Result>(
  change: (input: Input) => Promise<Result>,
  done: TextKey | null,
): Action<Input> => {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: change,
    onSuccess: () => {
      if (done !== null) showToast({ key: done });
      invalidateQueries(queryClient);
    },
    onError: (error) => {
      showToast({ key: failureText(error), tone: "error" });
      if (isForbidden(error) || isNothingChanged(error)) void refreshMember();
      // What somebody else has stored is shown: the next change would otherwise fail in the same way, for ever.
      if (isConflict(error)) invalidateQueries(queryClient);
    },
  });
  return {
    run: (input, then) => mutate(input, then === undefined ? {} : { onSuccess: then }),
    busy: isPending,
  };
};
