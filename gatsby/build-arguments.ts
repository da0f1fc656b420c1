/** Queries of the steps after a build: Gatsby's types say nothing of them. */

/** The answer to a query; `data` is missing when it failed. Name its shape: `(await run(query)) as Answer<Shape>`. */
export interface Answer<Data> {
  readonly data?: Data;
  readonly errors?: Error[];
}

/** What runs a query against the data layer. */
export const queryOf = ({ graphql }: { readonly graphql: unknown }) =>
  graphql as (query: string) => Promise<Answer<unknown>>;
