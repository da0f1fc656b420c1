import { useQuery } from "@tanstack/react-query";
import { countReaders } from "../api/subscribers";
import { listAuditEntries } from "../api/audit";
import { listMessages } from "../api/messages";
import { listRequests } from "../api/requests";
import { summarisePerformance } from "../api/vitals";
import { type StaffRole } from "../session/session-state";
import { periodAt } from "./vitals-today";

const newMessages = { search: "", status: "new", language: "all", order: "oldest", page: "1" };
const newestEntries = { search: "", entity: "all", page: "1" };
const week = 7 * 86_400_000;

/** All data of the overview. Data that only owners may see is requested only for owners. */
export const useOverview = (role: StaffRole) => {
  const isOwner = role === "owner";
  return {
    messages: useQuery({ queryKey: ["messages", newMessages], queryFn: () => listMessages(newMessages) }),
    requests: useQuery({ queryKey: ["requests"], queryFn: listRequests, enabled: isOwner }),
    subscribers: useQuery({
      queryKey: ["newsletter", "overview"],
      queryFn: async () => ({
        all: await countReaders(),
        recent: await countReaders(new Date(Date.now() - week).toISOString()),
      }),
      enabled: isOwner,
    }),
    vitals: useQuery({
      queryKey: ["vitals", "overview"],
      queryFn: () => {
        const { from, until } = periodAt(Date.now());
        return summarisePerformance(from, until);
      },
    }),
    auditEntries: useQuery({
      queryKey: ["audit", "newest"],
      queryFn: () => listAuditEntries(newestEntries, 5),
      enabled: isOwner,
    }),
  };
};

export type Overview = ReturnType<typeof useOverview>;
