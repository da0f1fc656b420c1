/** What a desk shows, kept in its address, so that it can be shared, reloaded and gone back to. Pure. */

export type AddressValues<Name extends string> = Readonly<Record<Name, string>>;

/** The values of an address; what it does not say is as in `defaults`. */
export const readAddress = <Name extends string>(
  search: string,
  defaults: AddressValues<Name>,
): AddressValues<Name> => {
  const said = new URLSearchParams(search);
  return Object.fromEntries(
    (Object.keys(defaults) as Name[]).map((name) => [name, said.get(name) ?? defaults[name]]),
  ) as AddressValues<Name>;
};

/** The query of the address after a change, `?` included; a value that is the default is left out. */
export const writeAddress = <Name extends string>(
  search: string,
  defaults: AddressValues<Name>,
  changes: Partial<AddressValues<Name>>,
): string => {
  const said = new URLSearchParams(search);
  for (const name of Object.keys(changes) as Name[]) {
    const value = changes[name] ?? defaults[name];
    if (value === defaults[name]) said.delete(name);
    else said.set(name, value);
  }
  const query = said.toString();
  return query === "" ? "" : `?${query}`;
};
