import type { Block } from "../calendars/feed";
import { askMaybe } from "./ask";

/** Takes nights away from guests, from the first night to the day of departure. */
export const blockNights = ({ first_night, departure, reason }: Block) =>
  askMaybe((backend) => backend.from("blocked_nights").insert({ first_night, departure, reason: reason.trim() }));
