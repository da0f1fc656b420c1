import * as v from "valibot";
import type { Language } from "../../../settings/languages";
import type { StaffRole } from "../session/session-store";
import { askFunction } from "./ask-function";

export interface Invitation {
  readonly email: string;
  readonly name: string;
  readonly role: StaffRole;
  /** In which the person finds the staff pages. */
  readonly language: Language;
}

const answer = v.object({ state: v.picklist(["invited", "added", "linkSent", "already"]) });

/** Takes somebody into the team; who has no account yet, or has never used it, gets an email with a link to choose a password. */
export const inviteColleague = async (invitation: Invitation): Promise<v.InferOutput<typeof answer>["state"]> =>
  v.parse(answer, await askFunction("invite", invitation)).state;
