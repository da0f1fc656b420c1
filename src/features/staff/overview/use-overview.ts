/** The data of the overview's figures and tables, and the summary of the site's speed. */
import { useQuery } from "@tanstack/react-query";
import { rate } from "../../web-vitals/page-view";
import { listAuditEntries } from "../api/audit";
import { listMessages } from "../api/messages";
import { listRequests } from "../api/requests";
import { countReaders } from "../api/subscribers";
import { summarisePerformance } from "../api/vitals";
import type { StaffRole } from "../session/session-state";

interface MetricSummary {
  readonly metric_name: string;
  readonly p75: number;
  readonly samples: number;
  readonly good: number;
  readonly views: number;
}

/** The three Core Web Vitals, which search engines use for ranking. */
const core: readonly string[] = ["lcp", "inp", "cls"];

/** Length in days of the period for which the speed is summarised. */
export const daysBack = 28;

/** First and last day (`YYYY-MM-DD`, in UTC like the statistics) of the period that ends today. */
export const periodAt = (now: number): { readonly from: string; readonly until: string } => {
  const day = (moment: number) => new Date(moment).toISOString().slice(0, 10);
  return { from: day(now - (daysBack - 1) * 86_400_000), until: day(now) };
};

/** The core metrics whose p75 is not good, in the given order. */
export const failing = (metrics: readonly MetricSummary[]): readonly MetricSummary[] =>
  metrics.filter(({ metric_name: name, p75 }) => core.includes(name) && rate(name, p75) !== "good");

/** The share of good measurements of the core metrics, from 0 to 1, and the page views; null if no core metric was measured. */
export const goodShare = (
  metrics: readonly MetricSummary[],
): { readonly share: number; readonly views: number } | null => {
  const judged = metrics.filter(({ metric_name: name }) => core.includes(name));
  const samples = judged.reduce((sum, metric) => sum + metric.samples, 0);
  if (samples === 0) return null;
  return { share: judged.reduce((sum, metric) => sum + metric.good, 0) / samples, views: judged[0]?.views ?? 0 };
};

const newMessages = { search: "", status: "new", language: "all", order: "oldest", page: "1" };
const newestEntries = { search: "", entity: "all", page: "1" };
const week = 7 * 86_400_000;

/** The data of the overview's figures and tables. Data that only owners may see is requested only for owners. */
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
