import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import type { TextKey } from "../../../lib/i18n/keys";
import { showToast } from "../../../lib/notifications/toast-store";
import { isConflict, isForbidden, isNothingChanged } from "../api/backend-error";
import { refreshMember } from "../session/watch-session";
import { hideError, showError } from "./error-toast";

/** The first part of the query key of a search for the data held on a person. */
export const personQueryKey = "person";

/**
 * Reloads the data of the pages after a change in the backend. A search for a person is not repeated, because it would be logged although
 * nobody made it.
 */
export const invalidateQueries = (queryClient: QueryClient): void => {
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== personQueryKey });
};

interface Action<Input> {
  readonly run: (input: Input, then?: () => void) => void;
  readonly busy: boolean;
}

/**
 * Makes a change in the backend and shows a notification about its success or failure. After success the data is reloaded, except a search
 * for a person. After a failure it is not reloaded, so that typed text is kept; only a conflict with somebody else's change reloads it. If
 * the change was forbidden or changed nothing, the member is looked up again, because they may have left the team.
 * @param done the message after success; null if the page itself shows the result
 */
export const useAction = <Input, Result>(
  change: (input: Input) => Promise<Result>,
  done: TextKey | null,
): Action<Input> => {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: change,
    onMutate: hideError,
    onSuccess: () => {
      if (done !== null) showToast({ key: done });
      invalidateQueries(queryClient);
    },
    onError: (error) => {
      showError(error);
      if (isForbidden(error) || isNothingChanged(error)) void refreshMember();
      // Loads the stored version, because otherwise every further change would fail in the same way.
      if (isConflict(error)) invalidateQueries(queryClient);
    },
  });
  return {
    run: (input, then) => mutate(input, then === undefined ? {} : { onSuccess: then }),
    busy: isPending,
  };
};
