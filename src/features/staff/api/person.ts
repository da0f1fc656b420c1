/** Requests about all data held on one person. */
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

/** All data held on one email address, from every table. The database logs the search. */
export const searchPerson = async (email: string): Promise<PersonData> =>
  v.parse(personSchema, await query((backend) => backend.rpc("person_data", { p_email: email })));

/** Logs that the data held on a person was saved as a file. */
export const notePersonExport = (format: "json" | "html") =>
  queryOptional((backend) => backend.rpc("log_person_export", { p_format: format }));

/** Deletes the data held on an email address except privacy requests and a staff account. The database logs it. */
export const erasePerson = (email: string) => query((backend) => backend.rpc("erase_person", { p_email: email }));
