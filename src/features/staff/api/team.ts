/** Members of the team. */
import * as v from "valibot";
import type { Language } from "../../../settings/languages";
import type { Account, Member, StaffRole } from "../session/session-state";
import { conflict } from "./backend-error";
import { invokeFunction, mutate, query, queryOptional } from "./query";

/** The team, with the addresses of its accounts. */
export const listColleagues = (): Promise<readonly Colleague[]> => query((backend) => backend.rpc("staff_accounts"));

const isRole = (role: string): role is StaffRole => role === "owner" || role === "editor";

/** The member an account belongs to, or null for a stranger: the policies show everybody at most their own entry. */
export const findOwnMember = async ({ userId, email }: Account): Promise<Member | null> => {
  const entry = await queryOptional((backend) =>
    backend.from("staff").select("user_id, role, name").eq("user_id", userId).maybeSingle(),
  );
  return entry !== null && isRole(entry.role) ? { userId, email, name: entry.name, role: entry.role } : null;
};

export interface Invitation {
  readonly email: string;
  readonly name: string;
  readonly role: StaffRole;
  /** In which the person finds the staff pages. */
  readonly language: Language;
}

const invitationSchema = v.object({ state: v.picklist(["invited", "added", "linkSent", "already"]) });

/** Takes somebody into the team; who has no account yet, or has never used it, gets an email with a link to choose a password. */
export const inviteColleague = async (
  invitation: Invitation,
): Promise<v.InferOutput<typeof invitationSchema>["state"]> =>
  v.parse(invitationSchema, await invokeFunction("invite", invitation)).state;

/** Gives a colleague as shown another role. The database keeps at least one owner (23514). */
export const changeRole = ({ userId, version, role }: ColleagueVersion & { readonly role: StaffRole }) =>
  mutate(
    (backend) => backend.from("staff").update({ role }).eq("user_id", userId).eq("version", version).select("user_id"),
    conflict,
  );

/** Takes a colleague as shown out of the team: their account opens no page any more. The database keeps at least one owner (23514). */
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

/** Under which the team is kept. */
export const teamQueryKey = ["team"] as const;

/** Whom a change is about, in the version that was shown: another owner may be at it too. */
export interface ColleagueVersion {
  readonly userId: string;
  readonly version: number;
}

export const roles = ["owner", "editor"] as const satisfies readonly StaffRole[];

/** Whether a colleague must stay an owner: a house without one could never let anybody in again. The database says the same. */
export const isLastOwner = (colleague: Pick<Colleague, "role">, all: readonly Pick<Colleague, "role">[]): boolean =>
  colleague.role === "owner" && all.filter(({ role }) => role === "owner").length === 1;
