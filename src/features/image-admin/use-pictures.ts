/** The pictures as the backend has them, and the changes made at this desk. */
import { type UseQueryResult, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { showToast } from "../../lib/notifications/toast-store";
import { failureText } from "../staff/desk/failure-text";
import { type Changes, changePicture } from "./api/change-picture";
import { listPictures } from "./api/list-pictures";
import { orderPictures } from "./api/order-pictures";
import type { Picture } from "./api/rows";
import { forgetSaved } from "./drafts";

export const picturesKey = ["pictures"] as const;
const orderKey = ["order-pictures"] as const;

export const usePictures = (): UseQueryResult<readonly Picture[]> =>
  useQuery({ queryKey: picturesKey, queryFn: listPictures });

export type ChangePicture = (id: string, changes: Changes) => Promise<boolean>;

/**
 * Changes a picture; answers whether the backend has it. Changes are sent one after another, so that the last answer is the latest;
 * drafts of the words that the backend has then are forgotten. A failure is told in the notifications.
 */
export const useChangePicture = (): ChangePicture => {
  const kept = useQueryClient();
  const { mutateAsync } = useMutation({
    scope: { id: "change-picture" },
    mutationFn: ({ id, changes }: { id: string; changes: Changes }) => changePicture(id, changes),
    onSuccess: (changed, { id, changes }) => {
      forgetSaved(id, changes);
      kept.setQueryData<readonly Picture[]>(picturesKey, (all) =>
        all?.map((picture) => (picture.id === changed.id ? changed : picture)),
      );
      // A list that is on its way may be older than the change: it is asked for anew.
      if (kept.isFetching({ queryKey: picturesKey }) > 0) void kept.invalidateQueries({ queryKey: picturesKey });
      void kept.invalidateQueries({ queryKey: ["publish"] });
    },
    onError: (error) => showToast({ key: failureText(error), tone: "error" }),
  });
  return (id, changes) =>
    mutateAsync({ id, changes }).then(
      () => true,
      () => false,
    );
};

/**
 * Puts the pictures in an order: on the screen at once, back as it was when the backend does not take it. Orders are sent one
 * after another, and only after the last one the backend is asked what holds: an earlier answer would undo a later move.
 */
export const useOrderPictures = (): ((ids: readonly string[]) => void) => {
  const kept = useQueryClient();
  const isLast = () => kept.isMutating({ mutationKey: orderKey }) === 1;
  const putInOrder = (ids: readonly string[]) => {
    const placeOf = ({ id }: Picture) => ids.indexOf(id);
    kept.setQueryData<readonly Picture[]>(picturesKey, (all) => all?.toSorted((a, b) => placeOf(a) - placeOf(b)));
  };
  const { mutate } = useMutation({
    mutationKey: orderKey,
    scope: { id: orderKey[0] },
    mutationFn: orderPictures,
    onMutate: async (ids: readonly string[]) => {
      await kept.cancelQueries({ queryKey: picturesKey });
      const before = kept.getQueryData<readonly Picture[]>(picturesKey)?.map(({ id }) => id);
      putInOrder(ids);
      return { before };
    },
    onError: (error, _ids, context) => {
      if (context?.before !== undefined && isLast()) putInOrder(context.before);
      showToast({ key: failureText(error), tone: "error" });
    },
    onSettled: () => {
      if (isLast()) void kept.invalidateQueries({ queryKey: picturesKey });
    },
  });
  return mutate;
};
