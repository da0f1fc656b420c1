/** The data of the overview, the summary of the site's speed, and the figures at the top of the page. */
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { addDays } from "../../../lib/booking/days";
import { currentDay } from "../../../lib/booking/today";
import { formatNumber } from "../../../lib/format-number";
import { useLanguage } from "../../../lib/i18n/use-language";
import { useText } from "../../../lib/i18n/use-text";
import { fewestViews } from "../../../lib/site-speed";
import { rate } from "../../web-vitals/page-view";
import { listAuditEntries } from "../api/audit";
import { listMessages } from "../api/messages";
import { listRequests } from "../api/requests";
import { countConfirmed } from "../api/subscribers";
import { summarisePerformance } from "../api/vitals";
import { daysLeftText, urgency } from "../requests/request-table";
import type { StaffRole } from "../session/session-state";
import { type Stat, Stats } from "../ui/page-layout";
import { useDates } from "../ui/use-dates";

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
const daysBack = 28;

/** First and last day (`YYYY-MM-DD`, in UTC like the statistics) of the period that ends today. `now`: by the device's clock. */
export const periodAt = (now: number): { readonly from: string; readonly until: string } => {
  const until = currentDay("UTC", now);
  return { from: addDays(until, 1 - daysBack), until };
};

/** The core metrics whose p75 is not good, in the given order. A p75 of fewer than `fewestViews` measurements may be that of a single visit. */
export const failing = (metrics: readonly MetricSummary[]): readonly MetricSummary[] =>
  metrics.filter(
    ({ metric_name: name, p75, samples }) =>
      core.includes(name) && samples >= fewestViews && rate(name, p75) !== "good",
  );

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
        all: await countConfirmed(),
        recent: await countConfirmed(new Date(Date.now() - week).toISOString()),
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

interface QueryStatus {
  readonly fetchStatus: string;
  readonly status: string;
}

const loadingValue = "…";
const unknownValue = "–";

/** The value to show for a figure that is loading, failed or loaded. */
const figure = ({ status }: QueryStatus, value: ReactNode): ReactNode =>
  status === "pending" ? loadingValue : status === "error" ? unknownValue : value;

/** The figures at the top: new messages, speed of the site, and for owners also open requests and subscribers. */
export function OverviewStats({ overview }: { readonly overview: Overview }) {
  const t = useText();
  const language = useLanguage();
  const { moment, day, daysLeft } = useDates();
  const { messages, requests, subscribers, vitals } = overview;
  const number = (value: number) => formatNumber(value, language);

  const oldest = messages.data?.rows[0];
  const open = requests.data?.filter(({ status }) => status === "open") ?? [];
  const due = open.map(({ due_on }) => due_on ?? "").sort()[0];
  const left = due === undefined || due === "" ? null : daysLeft(due, requests.dataUpdatedAt);
  const share = goodShare(vitals.data ?? []);
  const ownerStats: readonly Stat[] =
    requests.fetchStatus === "idle" && requests.status === "pending"
      ? []
      : [
          {
            id: "requests",
            name: t("overview.requests"),
            value: figure(requests, number(open.length)),
            poor: left !== null && urgency(left) !== "calm",
            ...(due !== undefined &&
              left !== null && {
                note: t("overview.requests.due", { date: day(due), left: daysLeftText(t, left) }),
              }),
          },
          {
            id: "subscribers",
            name: t("overview.readers"),
            value: figure(subscribers, number(subscribers.data?.all ?? 0)),
            ...(subscribers.data !== undefined && {
              note: t("overview.readers.recent", { number: subscribers.data.recent }),
            }),
          },
        ];
  const entries: readonly Stat[] = [
    {
      id: "messages",
      name: t("overview.messages"),
      value: figure(messages, number(messages.data?.total ?? 0)),
      ...(oldest !== undefined && {
        note: t("overview.messages.oldest", { date: moment(oldest.created_at, messages.dataUpdatedAt) }),
      }),
    },
    ...ownerStats,
    {
      id: "vitals",
      name: t("overview.vitals"),
      value: figure(vitals, share === null ? unknownValue : formatNumber(share.share, language, { style: "percent" })),
      poor: failing(vitals.data ?? []).length > 0,
      ...(share !== null && { note: t("overview.vitals.views", { count: share.views, days: daysBack }) }),
    },
  ];
  return <Stats entries={entries} />;
}
