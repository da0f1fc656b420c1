/** The name of the suite with this id. If no suite of the house has the id, the id itself, which may be null or undefined. */
export const suiteName = <Id extends string | null | undefined>(
  suites: readonly { readonly slug: string; readonly name: string }[],
  id: Id,
): string | Id => suites.find(({ slug }) => slug === id)?.name ?? id;
