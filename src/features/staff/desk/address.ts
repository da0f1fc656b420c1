/**
 * What a desk shows, kept in its address, so that it can be shared, reloaded and gone back to. What names persons, as a search
 * does, is “unsaid”: the browser keeps it beside the address, in the state of its history, and no host writes it down. Pure.
 */
import * as v from "valibot";

export type AddressValues<Name extends string> = Readonly<Record<Name, string>>;

const historyState = v.object({ unsaid: v.record(v.string(), v.string()) });

/** What the state of the history holds beside the address. */
export const readUnsaid = (state: unknown): Readonly<Record<string, string>> => {
  const read = v.safeParse(historyState, state);
  return read.success ? read.output.unsaid : {};
};

const entryState = v.object({ opened: v.literal(true) });

/** Whether opening an entry of a list has added this step to the history: what `useAddress` closes by taking it back. */
export const isOpened = (state: unknown): boolean => v.is(entryState, state);

/** The values of an address and of the history's state; what neither has is as in `defaults`. */
export const readAddress = <Name extends string>(
  search: string,
  defaults: AddressValues<Name>,
  unsaid: readonly NoInfer<Name>[] = [],
  state?: unknown,
): AddressValues<Name> => {
  const said = new URLSearchParams(search);
  const kept = readUnsaid(state);
  const valueOf = (name: Name) => (unsaid.includes(name) ? kept[name] : said.get(name)) ?? defaults[name];
  return Object.fromEntries(
    (Object.keys(defaults) as Name[]).map((name) => [name, valueOf(name)]),
  ) as AddressValues<Name>;
};

/** The query of the address after a change, `?` included; a value that is the default, or unsaid, is left out. */
export const writeAddress = <Name extends string>(
  search: string,
  defaults: AddressValues<Name>,
  changes: Partial<AddressValues<Name>>,
  unsaid: readonly NoInfer<Name>[] = [],
): string => {
  const said = new URLSearchParams(search);
  for (const name of Object.keys(changes) as Name[]) {
    const value = changes[name] ?? defaults[name];
    if (value === defaults[name]) said.delete(name);
    else said.set(name, value);
  }
  for (const name of unsaid) said.delete(name);
  const query = said.toString();
  return query === "" ? "" : `?${query}`;
};

/** What the state of the history holds after a change. */
export const keepUnsaid = <Name extends string>(
  state: unknown,
  changes: Partial<AddressValues<Name>>,
  unsaid: readonly NoInfer<Name>[],
): Readonly<Record<string, string>> => {
  const kept: Record<string, string> = { ...readUnsaid(state) };
  for (const name of unsaid) kept[name] = changes[name] ?? kept[name] ?? "";
  return kept;
};
