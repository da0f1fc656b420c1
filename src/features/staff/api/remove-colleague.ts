import type { ColleagueSeen } from "../team/colleague";
import { askChanged } from "./ask";
import { changedMeanwhile } from "./backend-error";

/** Takes a colleague as shown out of the team: their account opens no desk any more. The database keeps at least one owner (23514). */
export const removeColleague = ({ userId, version }: ColleagueSeen) =>
  askChanged(
    (backend) => backend.from("staff").delete().eq("user_id", userId).eq("version", version).select("user_id"),
    changedMeanwhile,
  );
