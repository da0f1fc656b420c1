/** The pictures as the backend has them, and the changes made at this page. */
import { type UseQueryResult, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { showToast } from "../../../lib/notifications/toast-store";
import { BackendError, conflict, isConflict } from "../api/backend-error";
import { failureText } from "../ui/error-text";
import { type Changes, type Picture, changePicture, listPictures, orderPictures } from "../api/pictures";
import { deleteSavedDraft } from "./drafts";

export const picturesQueryKey = ["pictures"] as const;
const orderMutationKey = ["order-pictures"] as const;

export const usePictures = (): UseQueryResult<readonly Picture[]> =>
  useQuery({ queryKey: picturesQueryKey, queryFn: listPictures });

/** What stood in the fields of a change when it was made; what is left out stood as the list has it. */
export type Seen = Partial<Pick<Picture, "altEn" | "altEl">>;

/** Changes a picture; answers whether the backend has it. */
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
 * Changes a picture as it was seen. Changes are sent one after another, so that the last answer is the latest; drafts of the words that the
 * backend has then are forgotten. Where somebody else has changed other fields meanwhile, it is sent once more for the version that stands;
 * where the same, it is refused, and what they have stored is shown. A failure is told in the notifications.
 */
export const useChangePicture = (): ChangePicture => {
  const queryClient = useQueryClient();
  /** What this page itself has stored last: no change of somebody else's. */
  const own = useRef(new Map<string, Changes>());
  const list = () => queryClient.getQueryData<readonly Picture[]>(picturesQueryKey);
  const find = (id: string, all = list()) => all?.find((picture) => picture.id === id);
  const refuse = () => new BackendError(conflict, 409, "Somebody else has changed the same.");
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
    if (picture === undefined || isOvertaken(picture, change)) throw refuse();
    try {
      return await changePicture(change.id, picture.version, change.changes);
    } catch (error) {
      if (isLast || !isConflict(error)) throw error;
      const now = await queryClient.query({ queryKey: picturesQueryKey, queryFn: listPictures, staleTime: 0 });
      return send(change, find(change.id, now), true);
    }
  };
  const { mutateAsync } = useMutation({
    scope: { id: "change-picture" },
    mutationFn: (change: Change) => send(change),
    onSuccess: (changed, { id, changes }) => {
      own.current.set(id, { ...own.current.get(id), ...changes });
      deleteSavedDraft(id, changes);
      queryClient.setQueryData<readonly Picture[]>(picturesQueryKey, (all) =>
        all?.map((picture) => (picture.id === changed.id ? changed : picture)),
      );
      // A list that is on its way may be older than the change: it is asked for again.
      if (queryClient.isFetching({ queryKey: picturesQueryKey }) > 0)
        void queryClient.invalidateQueries({ queryKey: picturesQueryKey });
      void queryClient.invalidateQueries({ queryKey: ["publish"] });
    },
    onError: (error) => {
      showToast({ key: failureText(error), tone: "error" });
      if (isConflict(error)) void queryClient.invalidateQueries({ queryKey: picturesQueryKey });
    },
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
  /** The order in which they stood before. */
  readonly seen: readonly string[];
}

/**
 * Puts the pictures in an order: on the screen at once, back as it was when the backend does not take it. Orders are sent one
 * after another, and only after the last one the backend is asked what holds: an earlier answer would undo a later move.
 */
export const useOrderPictures = (): ((ids: readonly string[]) => void) => {
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
      await queryClient.cancelQueries({ queryKey: picturesQueryKey });
      const before = queryClient.getQueryData<readonly Picture[]>(picturesQueryKey)?.map(({ id }) => id);
      putInOrder(ids);
      return { before };
    },
    onError: (error, _order, context) => {
      if (context?.before !== undefined && isLast()) putInOrder(context.before);
      showToast({ key: failureText(error), tone: "error" });
    },
    onSettled: () => {
      if (isLast()) void queryClient.invalidateQueries({ queryKey: picturesQueryKey });
    },
  });
  return (ids) => {
    const all = queryClient.getQueryData<readonly Picture[]>(picturesQueryKey) ?? [];
    mutate({ ids, seen: all.map(({ id }) => id).filter((id) => ids.includes(id)) });
  };
};
