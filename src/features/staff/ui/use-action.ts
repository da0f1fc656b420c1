import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import type { TextKey } from "../../../lib/i18n/keys";
import { showToast } from "../../../lib/notifications/toast-store";
import { hideError, isForbidden, isNothingChanged, isOutcomeUnknown, showError } from "../api/backend-error";
import { refreshMember } from "../session/watch-session";

/** The first part of the query key of a search for the data held on a person. */
export const personQueryKey = "person";

/**
 * Reloads the data of the pages after a change in the backend. A search for a person is not repeated, because it would be logged although
 * nobody made it.
 */
export const invalidateQueries = (queryClient: QueryClient): void => {
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== personQueryKey });
};

/**
 * Shows an error after a failed change. If the change affected nothing, the data is reloaded: the page shows an old version of it, with
 * which every further change would fail in the same way. It is also reloaded if the change may have been stored after all. If the change was
 * forbidden or affected nothing, the member is looked up again, because another role, or having left the team, may be the reason.
 */
export const showFailedChange = async (queryClient: QueryClient, error: unknown): Promise<void> => {
  showError(error);
  if (isNothingChanged(error) || isOutcomeUnknown(error)) invalidateQueries(queryClient);
  if ((isForbidden(error) || isNothingChanged(error)) && (await refreshMember()))
    showToast({ key: "staff.failure.role", tone: "error" });
};

interface Action<Input> {
  readonly run: (input: Input, then?: () => void) => void;
  readonly busy: boolean;
}

/**
 * Makes a change in the backend and shows a notification about its success or failure. After success the data is reloaded, except a search
 * for a person. Typed text is kept after a failure.
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
    onError: (error) => void showFailedChange(queryClient, error),
  });
  return {
    run: (input, then) => mutate(input, then === undefined ? {} : { onSuccess: then }),
    busy: isPending,
  };
};
