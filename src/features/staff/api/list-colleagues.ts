import type { Colleague } from "../team/colleague";
import { ask } from "./ask";

/** The team, with the addresses of its accounts. */
export const listColleagues = (): Promise<readonly Colleague[]> => ask((backend) => backend.rpc("staff_accounts"));
