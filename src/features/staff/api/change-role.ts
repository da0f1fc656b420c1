import type { StaffRole } from "../session/session-store";
import { askChanged } from "./ask";

/** Gives a colleague another role. The database keeps at least one owner (23514). */
export const changeRole = ({ userId, role }: { readonly userId: string; readonly role: StaffRole }) =>
  askChanged((backend) => backend.from("staff").update({ role }).eq("user_id", userId).select("user_id"));
