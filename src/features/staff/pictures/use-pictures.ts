/** The pictures stored in the backend, and the changes made on the page of pictures. */
import { type UseQueryResult, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { BackendError, conflict, hideError, isConflict, showError } from "../api/backend-error";
import { showFailedChange } from "../ui/use-action";
import { type Changes, type Picture, changePicture, listPictures, orderPictures } from "../api/pictures";
import { deleteSavedDraft } from "./drafts";

export const picturesQueryKey = ["pictures"] as const;
const orderMutationKey = ["order-pictures"] as const;

export const usePictures = (): UseQueryResult<readonly Picture[]> =>
  useQuery({ queryKey: picturesQueryKey, queryFn: listPictures });

/** The previous values of the changed fields. For a field that is left out, the value in the list is used. */
type Seen = Partial<Pick<Picture, "altEn" | "altEl">>;

/** Changes a picture. Resolves to whether the backend has stored the change. */
export type ChangePicture = (id: string, changes: Changes, seen?: Seen) => Promise<boolean>;

/** The fields of a picture as `Changes` names them. */
const fieldsOf = ({ category, altEn, altEl, focus, publishedAt, deletedAt }: Picture): Required<Changes> => ({
  category,
  altEn,
  altEl,
  focus,
  published: publishedAt !== null,
  deleted: deletedAt !== null,
});

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

interface Change {
  readonly id: string;
  readonly changes: Changes;
  readonly seen: Changes;
}

/**
 * Changes a picture. Changes are sent one after another, so that the last response is the latest state. The drafts of saved texts are
 * deleted. If somebody else has changed other fields of the picture meanwhile, the change is sent once more for the new version. If they
 * changed the same field, the change is refused and their value is shown. Errors are shown as notifications.
 */
export const useChangePicture = (): ChangePicture => {
  const queryClient = useQueryClient();
  /** The values that this page stored last, so that they do not count as changes by somebody else. */
  const own = useRef(new Map<string, Changes>());
  const list = () => queryClient.getQueryData<readonly Picture[]>(picturesQueryKey);
  const find = (id: string, all = list()) => all?.find((picture) => picture.id === id);
  const isOvertaken = (picture: Picture, { id, changes, seen }: Change): boolean => {
    const fields = fieldsOf(picture);
    const names = Object.keys(changes) as (keyof Changes)[];
    return names.some(
      (name) =>
        changes[name] !== undefined &&
        !isSame(fields[name], seen[name]) &&
        !isSame(fields[name], own.current.get(id)?.[name]) &&
        !isSame(fields[name], changes[name]),
    );
  };
  const send = async (change: Change, picture = find(change.id), isLast = false): Promise<Picture> => {
    if (picture === undefined || isOvertaken(picture, change))
      throw new BackendError(conflict, 409, "Somebody else has changed the same field or deleted the picture.");
    try {
      return await changePicture(change.id, picture.version, change.changes);
    } catch (error) {
      if (isLast || !isConflict(error)) throw error;
      const latest = await queryClient.query({ queryKey: picturesQueryKey, queryFn: listPictures, staleTime: 0 });
      return send(change, find(change.id, latest), true);
    }
  };
  const { mutateAsync } = useMutation({
    scope: { id: "change-picture" },
    mutationFn: (change: Change) => send(change),
    onMutate: hideError,
    onSuccess: (changed, { id, changes }) => {
      own.current.set(id, { ...own.current.get(id), ...changes });
      deleteSavedDraft(id, changes);
      queryClient.setQueryData<readonly Picture[]>(picturesQueryKey, (all) =>
        all?.map((picture) => (picture.id === changed.id ? changed : picture)),
      );
      // A list that is being loaded may be older than the change, so it is requested again.
      if (queryClient.isFetching({ queryKey: picturesQueryKey }) > 0)
        void queryClient.invalidateQueries({ queryKey: picturesQueryKey });
      void queryClient.invalidateQueries({ queryKey: ["publish"] });
    },
    onError: (error) => void showFailedChange(queryClient, error),
  });
  return (id, changes, seen = {}) => {
    const picture = find(id);
    return mutateAsync({ id, changes, seen: { ...(picture && fieldsOf(picture)), ...seen } }).then(
      () => true,
      () => false,
    );
  };
};

interface Order {
  readonly ids: readonly string[];
  /** The order before the change. */
  readonly seen: readonly string[];
}

/**
 * Changes the order of the pictures on the screen at once, and sends the order to the backend. Orders are sent one after another. If the last
 * one fails, it is reverted, and `onReverted` is called. The list is reloaded only after the last one, because a list that was loaded earlier
 * would undo a later move on the screen.
 */
export const useOrderPictures = (): ((ids: readonly string[], onReverted?: () => void) => void) => {
  const queryClient = useQueryClient();
  const isLast = () => queryClient.isMutating({ mutationKey: orderMutationKey }) === 1;
  const putInOrder = (ids: readonly string[]) => {
    const placeOf = ({ id }: Picture) => ids.indexOf(id);
    queryClient.setQueryData<readonly Picture[]>(picturesQueryKey, (all) =>
      all?.toSorted((a, b) => placeOf(a) - placeOf(b)),
    );
  };
  const { mutate } = useMutation({
    mutationKey: orderMutationKey,
    scope: { id: orderMutationKey[0] },
    mutationFn: ({ ids, seen }: Order) => orderPictures(ids, seen),
    onMutate: async ({ ids }: Order) => {
      hideError();
      await queryClient.cancelQueries({ queryKey: picturesQueryKey });
      const before = queryClient.getQueryData<readonly Picture[]>(picturesQueryKey)?.map(({ id }) => id);
      putInOrder(ids);
      return { before };
    },
    onError: (error, _order, context) => {
      if (context?.before !== undefined && isLast()) putInOrder(context.before);
      showError(error);
    },
    onSettled: () => {
      if (isLast()) void queryClient.invalidateQueries({ queryKey: picturesQueryKey });
    },
  });
  return (ids, onReverted) => {
    const all = queryClient.getQueryData<readonly Picture[]>(picturesQueryKey) ?? [];
    const seen = all.map(({ id }) => id).filter((id) => ids.includes(id));
    mutate({ ids, seen }, { onError: onReverted });
  };
};
