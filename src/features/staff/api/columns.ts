/** Derives the type of a row from the list of columns in a query, so that the columns are listed only once. */
import type { Database } from "../../../../supabase/database.types";

type Tables = Database["public"]["Tables"];
type Names<List extends string> = List extends `${infer First}, ${infer Rest}` ? First | Names<Rest> : List;

/** A row of a table with the columns of a list such as `"id, name"`, in the form that `select` takes. */
export type RowOf<Table extends keyof Tables, List extends string> = Readonly<
  Pick<Tables[Table]["Row"], Names<List> & keyof Tables[Table]["Row"]>
>;
