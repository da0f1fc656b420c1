import * as v from "valibot";
import type { PersonData } from "../requests/person";
import { ask } from "./ask";

const rows = v.array(v.record(v.string(), v.unknown()));
const schema = v.object({
  messages: rows,
  newsletter: rows,
  requests: rows,
  notices: rows,
  emails: rows,
  account: rows,
});

/** Everything held on one email address, over all tables. The database notes the search. */
export const searchPerson = async (email: string): Promise<PersonData> =>
  v.parse(schema, await ask((backend) => backend.rpc("person_data", { p_email: email })));
