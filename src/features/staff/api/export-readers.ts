import * as v from "valibot";
import type { Reader } from "../newsletter/subscriber";
import { ask } from "./ask";

const readers = v.array(
  v.object({
    email: v.string(),
    language: v.string(),
    requested_at: v.string(),
    confirmed_at: v.string(),
    unsubscribe_token: v.string(),
  }),
);

/** All confirmed readers; the database notes that they were taken out. */
export const exportReaders = async (): Promise<readonly Reader[]> =>
  v.parse(readers, await ask((backend) => backend.rpc("export_newsletter")));
