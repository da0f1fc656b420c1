/** The name of a suite; the id itself if no suite of the house has it, or if there is none. */
export const suiteName = <Id extends string | null | undefined>(
  suites: readonly { readonly slug: string; readonly name: string }[],
  id: Id,
): string | Id => suites.find(({ slug }) => slug === id)?.name ?? id;
