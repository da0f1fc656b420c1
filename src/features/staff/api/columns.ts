/** Types of rows from the columns that a query names, so that no column is written down twice. */
import type { Database } from "../../../../supabase/database.types";

type Tables = Database["public"]["Tables"];
type Names<List extends string> = List extends `${infer First}, ${infer Rest}` ? First | Names<Rest> : List;

/** A row of a table with the columns that a list such as `"id, name"` names, as `select` takes it. */
export type RowOf<Table extends keyof Tables, List extends string> = Readonly<
  Pick<Tables[Table]["Row"], Names<List> & keyof Tables[Table]["Row"]>
>;
