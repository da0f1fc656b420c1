/** Requests about members of the team. */
import * as v from "valibot";
import type { Language } from "../../../settings/languages";
import { type Account, type Member, type StaffRole, staffRoles } from "../session/session-state";
import { conflict } from "./backend-error";
import { invokeFunction, mutate, query, queryRow } from "./query";

/** All members of the team with their email addresses. */
export const listColleagues = (): Promise<readonly Colleague[]> => query((backend) => backend.rpc("staff_accounts"));

/** The team member of an account, or null if the account is not a member. The policies let every member read their own row. */
export const findOwnMember = async ({ userId, email }: Account): Promise<Member | null> => {
  const entry = await queryRow((backend) => backend.from("staff").select("user_id, role, name").eq("user_id", userId));
  const role = staffRoles.find((known) => known === entry?.role);
  return entry === null || role === undefined ? null : { userId, email, name: entry.name, role };
};

interface Invitation {
  readonly email: string;
  readonly name: string;
  readonly role: StaffRole;
  /** Language of the invitation email and of the staff pages that its link opens. */
  readonly language: Language;
}

const states = ["invited", "invitedAgain", "added", "linkSent", "linkSentAgain", "already"] as const;
const invitationSchema = v.object({ state: v.picklist(states) });

/**
 * Adds a person to the team. A person who has no account, or has never used it, gets an email with a link to choose a password. If the
 * person is already a member, their role and name stay as they are.
 */
export const inviteColleague = async (
  invitation: Invitation,
): Promise<v.InferOutput<typeof invitationSchema>["state"]> =>
  v.parse(invitationSchema, await invokeFunction("invite", invitation)).state;

/** Changes a colleague's role, unless the entry has changed since it was shown. The last owner must stay an owner (error 23514). */
export const changeRole = ({ userId, version, role }: ColleagueVersion & { readonly role: StaffRole }) =>
  mutate(
    (backend) => backend.from("staff").update({ role }).eq("user_id", userId).eq("version", version).select("user_id"),
    conflict,
  );

/** Removes a colleague from the team, unless the entry has changed since it was shown. The last owner cannot be removed (error 23514). */
export const removeColleague = ({ userId, version }: ColleagueVersion) =>
  mutate(
    (backend) => backend.from("staff").delete().eq("user_id", userId).eq("version", version).select("user_id"),
    conflict,
  );

export interface Colleague {
  readonly user_id: string;
  readonly name: string;
  readonly role: string;
  readonly email: string;
  readonly created_at: string;
  readonly last_sign_in_at: string | null;
  readonly version: number;
}

/** Query key of the team. */
export const teamQueryKey = ["team"] as const;

/** The colleague to change, in the version that was shown. Another owner may be editing the same entry. */
export interface ColleagueVersion {
  readonly userId: string;
  readonly version: number;
}
