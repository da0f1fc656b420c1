/** The pictures as the backend has them, and the changes made at this desk. */
import { type UseQueryResult, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { showToast } from "../../lib/notifications/toast-store";
import { BackendError, changedMeanwhile, saysChangedMeanwhile } from "../staff/api/backend-error";
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
  const kept = useQueryClient();
  /** What this desk itself has stored last: no change of somebody else's. */
  const own = useRef(new Map<string, Changes>());
  const list = () => kept.getQueryData<readonly Picture[]>(picturesKey);
  const find = (id: string, all = list()) => all?.find((picture) => picture.id === id);
  const refuse = () => new BackendError(changedMeanwhile, 409, "Somebody else has changed the same.");
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
      if (isLast || !saysChangedMeanwhile(error)) throw error;
      const now = await kept.query({ queryKey: picturesKey, queryFn: listPictures, staleTime: 0 });
      return send(change, find(change.id, now), true);
    }
  };
  const { mutateAsync } = useMutation({
    scope: { id: "change-picture" },
    mutationFn: (change: Change) => send(change),
    onSuccess: (changed, { id, changes }) => {
      own.current.set(id, { ...own.current.get(id), ...changes });
      forgetSaved(id, changes);
      kept.setQueryData<readonly Picture[]>(picturesKey, (all) =>
        all?.map((picture) => (picture.id === changed.id ? changed : picture)),
      );
      // A list that is on its way may be older than the change: it is asked for anew.
      if (kept.isFetching({ queryKey: picturesKey }) > 0) void kept.invalidateQueries({ queryKey: picturesKey });
      void kept.invalidateQueries({ queryKey: ["publish"] });
    },
    onError: (error) => {
      showToast({ key: failureText(error), tone: "error" });
      if (saysChangedMeanwhile(error)) void kept.invalidateQueries({ queryKey: picturesKey });
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
  const kept = useQueryClient();
  const isLast = () => kept.isMutating({ mutationKey: orderKey }) === 1;
  const putInOrder = (ids: readonly string[]) => {
    const placeOf = ({ id }: Picture) => ids.indexOf(id);
    kept.setQueryData<readonly Picture[]>(picturesKey, (all) => all?.toSorted((a, b) => placeOf(a) - placeOf(b)));
  };
  const { mutate } = useMutation({
    mutationKey: orderKey,
    scope: { id: orderKey[0] },
    mutationFn: ({ ids, seen }: Order) => orderPictures(ids, seen),
    onMutate: async ({ ids }: Order) => {
      await kept.cancelQueries({ queryKey: picturesKey });
      const before = kept.getQueryData<readonly Picture[]>(picturesKey)?.map(({ id }) => id);
      putInOrder(ids);
      return { before };
    },
    onError: (error, _order, context) => {
      if (context?.before !== undefined && isLast()) putInOrder(context.before);
      showToast({ key: failureText(error), tone: "error" });
    },
    onSettled: () => {
      if (isLast()) void kept.invalidateQueries({ queryKey: picturesKey });
    },
  });
  return (ids) => {
    const all = kept.getQueryData<readonly Picture[]>(picturesKey) ?? [];
    mutate({ ids, seen: all.map(({ id }) => id).filter((id) => ids.includes(id)) });
  };
};
