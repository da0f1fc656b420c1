import { useLocation } from "@reach/router";
import { navigate } from "gatsby";
import { useCallback, useMemo } from "react";
import { stay } from "../../navigation/scroll";
import { type AddressValues, readAddress, writeAddress } from "./address";

interface Address<Name extends string> {
  readonly values: AddressValues<Name>;
  /** Changes some values. `push` adds a step to the history, as for opening one entry; filters replace. */
  readonly change: (changes: Partial<AddressValues<Name>>, how?: "replace" | "push") => void;
  /** The address after a change, for links. */
  readonly after: (changes: Partial<AddressValues<Name>>) => string;
}

/** Filters, order, page and the open entry of a desk, which live in the address. `defaults` must not change. */
export const useAddress = <Name extends string>(defaults: AddressValues<Name>): Address<Name> => {
  const { pathname, search } = useLocation();
  const values = useMemo(() => readAddress(search, defaults), [search, defaults]);
  const after = useCallback(
    (changes: Partial<AddressValues<Name>>) => pathname + writeAddress(search, defaults, changes),
    [pathname, search, defaults],
  );
  const change = useCallback(
    (changes: Partial<AddressValues<Name>>, how: "replace" | "push" = "replace") => {
      navigate(after(changes), { replace: how === "replace", state: stay });
    },
    [after],
  );
  return { values, change, after };
};
