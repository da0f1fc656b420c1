import { useLocation } from "@reach/router";
import { useCallback, useEffect, useMemo, useRef } from "react";
import { changeQuery } from "../../navigation/change-query";
import { type AddressValues, isOpened, keepUnsaid, readAddress, readUnsaid, writeAddress } from "./address";

interface Address<Name extends string> {
  readonly values: AddressValues<Name>;
  /** Changes some values. `push` adds a step to the history, as for opening one entry; filters replace. */
  readonly change: (changes: Partial<AddressValues<Name>>, how?: "replace" | "push") => void;
  /** The address after a change, for links; what is unsaid goes with them as their state. */
  readonly after: (changes: Partial<AddressValues<Name>>) => string;
  readonly state: { readonly unsaid: Readonly<Record<string, string>> };
  /** Whether opening an entry has added this step to the history. The link that does so says it in its state. */
  readonly opened: boolean;
  /** Leaves the open entry: by taking back the step that opening it has added, or else by these changes. */
  readonly close: (changes: Partial<AddressValues<Name>>) => void;
}

/** Values that name persons, for a desk that has none. */
const none: readonly never[] = [];

/**
 * Filters, order, page and the open entry of a desk, which live in the address; those in `unsaid`, which name persons, beside it.
 * Neither `defaults` nor `unsaid` must change.
 */
export const useAddress = <Name extends string>(
  defaults: AddressValues<Name>,
  unsaid: readonly NoInfer<Name>[] = none,
): Address<Name> => {
  const { pathname, search, state } = useLocation();
  const values = useMemo(() => readAddress(search, defaults, unsaid, state), [search, defaults, unsaid, state]);
  const after = useCallback(
    (changes: Partial<AddressValues<Name>>) => pathname + writeAddress(search, defaults, changes, unsaid),
    [pathname, search, defaults, unsaid],
  );
  const change = useCallback(
    (changes: Partial<AddressValues<Name>>, how: "replace" | "push" = "replace") => {
      const { location, history } = window;
      // What was asked for a while ago, such as a search that waited for the last letter, may come after the desk was left.
      if (location.pathname !== pathname) return;
      // The address itself knows of a change that has not been drawn yet.
      const query = writeAddress(location.search, defaults, changes, unsaid);
      changeQuery(query, how, { unsaid: keepUnsaid(history.state, changes, unsaid) });
    },
    [pathname, defaults, unsaid],
  );
  const isClosing = useRef(false);
  useEffect(() => {
    isClosing.current = false;
  }, [search, state]);
  const close = useCallback(
    (changes: Partial<AddressValues<Name>>) => {
      if (!isOpened(window.history.state)) return change(changes);
      // The browser takes the step a moment later: one that is asked for twice would leave the desk.
      if (!isClosing.current) window.history.back();
      isClosing.current = true;
    },
    [change],
  );
  const kept = useMemo(() => ({ unsaid: readUnsaid(state) }), [state]);
  return { values, change, after, state: kept, opened: isOpened(state), close };
};
