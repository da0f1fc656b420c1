/** Everything held on one person. */
import * as v from "valibot";
import type { PersonData } from "../requests/person";
import { query, queryOptional } from "./query";

const rowsSchema = v.array(v.record(v.string(), v.unknown()));
const personSchema = v.object({
  messages: rowsSchema,
  newsletter: rowsSchema,
  requests: rowsSchema,
  notices: rowsSchema,
  emails: rowsSchema,
  account: rowsSchema,
});

/** Everything held on one email address, over all tables. The database notes the search. */
export const searchPerson = async (email: string): Promise<PersonData> =>
  v.parse(personSchema, await query((backend) => backend.rpc("person_data", { p_email: email })));

/** Notes that what is held on a person was saved as a file. */
export const notePersonExport = (format: "json" | "html") =>
  queryOptional((backend) => backend.rpc("log_person_export", { p_format: format }));

/** Deletes what is held on an email address, but the requests and an account; the database notes it. */
export const erasePerson = (email: string) => query((backend) => backend.rpc("erase_person", { p_email: email }));
