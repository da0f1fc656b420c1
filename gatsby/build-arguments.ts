/** Types for GraphQL queries in the steps after a build, where Gatsby's types have no `graphql`. */

/** The result of a query; `data` is missing if it failed. Callers name the shape: `(await run(query)) as Answer<Shape>`. */
export interface Answer<Data> {
  readonly data?: Data;
  readonly errors?: Error[];
}

/** The function that runs a query against the data layer. */
export const queryOf = ({ graphql }: { readonly graphql: unknown }) =>
  graphql as (query: string) => Promise<Answer<unknown>>;
