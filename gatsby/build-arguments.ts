/** What Gatsby hands to its Node APIs, typed as the steps of this build use it. */
import { join } from "node:path";

/** The answer to a query; `data` is missing when it failed. Name its shape: `(await run(query)) as Answer<Shape>`. */
export interface Answer<Data> {
  readonly data?: Data;
  readonly errors?: Error[];
}

/** Runs a query against the data layer. */
export type RunQuery = (query: string) => Promise<Answer<unknown>>;

export const queryOf = ({ graphql }: { readonly graphql: unknown }): RunQuery => graphql as RunQuery;

/** The directory of the built site. */
export const publicOf = ({ store }: { readonly store: unknown }): string => {
  const { program } = (store as { getState: () => { program: { directory: string } } }).getState();
  return join(program.directory, "public");
};
