import { useQuery } from "@tanstack/react-query";
import { countReaders } from "../api/count-subscribers";
import { listActs } from "../api/list-acts";
import { listMessages } from "../api/list-messages";
import { listRequests } from "../api/list-requests";
import { summarisePerformance } from "../api/summarise-performance";
import { type StaffRole } from "../session/session-store";
import { periodAt } from "./vitals-today";

const waiting = { search: "", status: "new", language: "all", order: "oldest", page: "1" };
const newest = { search: "", entity: "all", page: "1" };
const week = 7 * 86_400_000;

/** Everything the overview shows; what only owners may see is asked for owners only. */
export const useOverview = (role: StaffRole) => {
  const enabled = role === "owner";
  return {
    messages: useQuery({ queryKey: ["messages", waiting], queryFn: () => listMessages(waiting) }),
    requests: useQuery({ queryKey: ["requests"], queryFn: listRequests, enabled }),
    readers: useQuery({
      queryKey: ["newsletter", "overview"],
      queryFn: async () => ({
        all: await countReaders(),
        recent: await countReaders(new Date(Date.now() - week).toISOString()),
      }),
      enabled,
    }),
    vitals: useQuery({
      queryKey: ["vitals", "overview"],
      queryFn: () => {
        const { from, until } = periodAt(Date.now());
        return summarisePerformance(from, until);
      },
    }),
    acts: useQuery({ queryKey: ["audit", "newest"], queryFn: () => listActs(newest, 5), enabled }),
  };
};

export type Overview = ReturnType<typeof useOverview>;
