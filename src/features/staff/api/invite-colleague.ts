import * as v from "valibot";
import type { Language } from "../../../config/languages";
import { loadSupabase } from "../../../lib/backend/supabase-client";
import { endSession, type StaffRole } from "../session/session-store";
import { BackendError, saysSignedOut } from "./backend-error";

export interface Invitation {
  readonly email: string;
  readonly name: string;
  readonly role: StaffRole;
  /** In which the person finds the staff pages. */
  readonly language: Language;
}

const answer = v.object({ state: v.picklist(["invited", "added", "already"]) });

/** Takes somebody into the team; who has no account yet gets an email with a link to choose a password. */
export const inviteColleague = async (invitation: Invitation): Promise<v.InferOutput<typeof answer>["state"]> => {
  const { functions } = await loadSupabase();
  const answered = await functions.invoke<unknown>("invite", { body: invitation });
  const error: unknown = answered.error;
  if (error === null) return v.parse(answer, answered.data).state;
  const code = error instanceof Error ? error.name : "";
  const failure = new BackendError(code, answered.response?.status ?? 0, code);
  if (saysSignedOut(failure)) endSession();
  throw failure;
};
