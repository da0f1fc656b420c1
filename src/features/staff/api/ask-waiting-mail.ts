import * as v from "valibot";
import { ask } from "./ask";

const schema = v.object({ count: v.number(), oldest: v.nullable(v.string()), templates: v.array(v.string()) });

/** Emails that have not left yet. Owners only, and not for whom they are. */
export type WaitingMail = v.InferOutput<typeof schema>;

/** How many emails wait to leave, since when, and of which kind. */
export const askWaitingMail = async (): Promise<WaitingMail> =>
  v.parse(schema, await ask((backend) => backend.rpc("waiting_emails")));
