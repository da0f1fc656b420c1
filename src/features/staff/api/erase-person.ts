import { ask } from "./ask";

/** Deletes what is held on an email address, but the requests and an account; the database notes it. */
export const erasePerson = (email: string) => ask((backend) => backend.rpc("erase_person", { p_email: email }));
