import type { StaffRole } from "../session/session-store";
import type { ColleagueSeen } from "../team/colleague";
import { askChanged } from "./ask";
import { changedMeanwhile } from "./backend-error";

/** Gives a colleague as shown another role. The database keeps at least one owner (23514). */
export const changeRole = ({ userId, version, role }: ColleagueSeen & { readonly role: StaffRole }) =>
  askChanged(
    (backend) => backend.from("staff").update({ role }).eq("user_id", userId).eq("version", version).select("user_id"),
    changedMeanwhile,
  );
