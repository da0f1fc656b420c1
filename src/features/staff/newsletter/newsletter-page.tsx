import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useSite } from "../../../components/layout/site-context";
import { saveFile } from "../../../lib/dom/share-and-save";
import { useText } from "../../../lib/i18n/use-text";
import {
  countConfirmed,
  exportConfirmed,
  listSubscribers,
  subscriberStatuses,
  subscribersPerPage,
} from "../api/subscribers";
import { ActionButton } from "../ui/action-buttons";
import { LanguageFilter, SearchBox, SelectFilter } from "../ui/list-controls";
import { Pagination, usePageInRange } from "../ui/pagination";
import { PageHeader, Toolbar } from "../ui/page-layout";
import { QueryContent } from "../ui/query-state";
import { useUrlState } from "../ui/url-state";
import { useAction } from "../ui/use-action";
import { useDates } from "../ui/use-dates";
import { SubscriberTable, subscribersCsv } from "./subscriber-table";

const defaults = { search: "", status: "all", language: "all", by: "requested_at", way: "down", page: "1" };

/** The list of newsletter subscribers with their status and dates. */
export default function NewsletterPage() {
  const t = useText();
  const { values, change } = useUrlState(defaults);
  const query = useQuery({
    queryKey: ["newsletter", values],
    queryFn: () => listSubscribers(values),
    placeholderData: keepPreviousData,
  });
  const page = usePageInRange(values.page, query, (next) => change({ page: next }));
  const confirmed = useQuery({ queryKey: ["newsletter", "confirmed"], queryFn: () => countConfirmed() });
  const narrow = (changes: Partial<typeof defaults>) => change({ page: "1", ...changes });
  return (
    <>
      <PageHeader
        title={t("staff.nav.newsletter")}
        text={confirmed.data === undefined ? undefined : t("subscribers.readers", { count: confirmed.data })}
      >
        <ExportSubscribers />
      </PageHeader>
      <Toolbar label={t("subscribers.filter")}>
        <SearchBox
          id="newsletter-search"
          label={t("staff.email")}
          value={values.search}
          onSearch={(search) => narrow({ search })}
        />
        <SelectFilter
          id="newsletter-status"
          label={t("subscribers.status")}
          value={values.status}
          choices={["all", ...subscriberStatuses]}
          textOf={(status) => t(status === "all" ? "subscribers.everybody" : `subscribers.status.${status}`)}
          onChange={(status) => narrow({ status })}
        />
        <LanguageFilter
          id="newsletter-language"
          value={values.language}
          onChange={(language) => narrow({ language })}
        />
      </Toolbar>
      <QueryContent
        query={query}
        isEmpty={({ total }) => total === 0}
        found={({ total }) => total}
        empty={t("subscribers.none")}
      >
        {({ rows, total }) => (
          <>
            <SubscriberTable
              rows={rows}
              order={{ by: values.by, descending: values.way === "down" }}
              onOrder={({ by, descending }) => narrow({ by, way: descending ? "down" : "up" })}
            />
            <Pagination
              label={t("subscribers.pages")}
              page={page}
              total={total}
              perPage={subscribersPerPage}
              onPage={(next) => change({ page: String(next) })}
            />
          </>
        )}
      </QueryContent>
    </>
  );
}

/** The button that saves the confirmed subscribers as a file. The audit log records who exported how many. */
export function ExportSubscribers() {
  const t = useText();
  const { today } = useDates();
  const { domains } = useSite();
  const { run, busy } = useAction(async () => {
    saveFile(`newsletter-${today()}.csv`, subscribersCsv(await exportConfirmed(), domains.site), "text/csv");
  }, "subscribers.exported");
  return (
    <ActionButton variant="line" small off={busy} onClick={() => run(undefined)}>
      {t("subscribers.export")}
    </ActionButton>
  );
}
