/** Members of the team, as the owner's desk shows them. */
import type { StaffRole } from "../session/session-store";

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
export const teamKey = ["team"] as const;

/** Whom a change is about, in the version that was shown: another owner may be at it too. */
export interface ColleagueSeen {
  readonly userId: string;
  readonly version: number;
}

export const roles = ["owner", "editor"] as const satisfies readonly StaffRole[];

/** Whether a colleague must stay an owner: a house without one could never let anybody in again. The database says the same. */
export const isLastOwner = (colleague: Pick<Colleague, "role">, all: readonly Pick<Colleague, "role">[]): boolean =>
  colleague.role === "owner" && all.filter(({ role }) => role === "owner").length === 1;
