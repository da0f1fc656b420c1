import { askChanged } from "./ask";

/** Takes a colleague out of the team: their account opens no desk any more. The database keeps at least one owner (23514). */
export const removeColleague = (userId: string) =>
  askChanged((backend) => backend.from("staff").delete().eq("user_id", userId).select("user_id"));
