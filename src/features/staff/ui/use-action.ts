/** Changes in the backend: how they are run and their failures shown, and what is reloaded or cleared after them. */
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import type { TextKey } from "../../../lib/i18n/keys";
import { showToast } from "../../../lib/notifications/toast-store";
import { hideError, isForbidden, isNothingChanged, isOutcomeUnknown, showError } from "../api/backend-error";
import { refreshMember } from "../session/watch-session";

/** The first part of the query key of a search for the data held on a person. */
export const personQueryKey = "person";

/** The first part of the query key of a picture's copy. The files never change. */
export const copyQueryKey = "copy";

/**
 * Reloads the data of the pages after a change in the backend, but no files. A search for a person is not repeated, because the database would
 * log a search that nobody made.
 */
export const invalidateQueries = (queryClient: QueryClient): void => {
  const kept: readonly unknown[] = [personQueryKey, copyQueryKey];
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => !kept.includes(queryKey[0]) });
};

/**
 * Shows an error after a failed change. Reloads the data if the change affected nothing, because the page shows an old version of the data,
 * and every further change would fail in the same way; also if the change may have been stored after all. Looks up the member again if the
 * change was forbidden or affected nothing, because the member may have another role now or have left the team.
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
 * @param done the message after success
 */
export const useAction = <Input, Result>(change: (input: Input) => Promise<Result>, done: TextKey): Action<Input> => {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: change,
    onMutate: hideError,
    onSuccess: () => {
      showToast({ key: done });
      invalidateQueries(queryClient);
    },
    onError: (error) => void showFailedChange(queryClient, error),
  });
  return {
    run: (input, then) => mutate(input, then === undefined ? {} : { onSuccess: then }),
    busy: isPending,
  };
};

const valuesOf = (data: FormData): string => JSON.stringify([...data]);

/** Clears a form after the values `sent` were saved, unless the member has typed something else meanwhile. */
export const clearForm = (form: HTMLFormElement | null, sent: FormData): void => {
  if (form !== null && valuesOf(new FormData(form)) === valuesOf(sent)) form.reset();
};
