import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useText } from "../../../lib/i18n/use-text";
import { countReaders } from "../api/count-subscribers";
import { listSubscribers, subscribersPerPage } from "../api/list-subscribers";
import { Answer } from "../desk/answer";
import { ChoiceFilter } from "../desk/choice-filter";
import { DeskHead } from "../desk/desk-head";
import { LanguageFilter } from "../desk/language-filter";
import { Pages } from "../desk/pages";
import { SearchBox } from "../desk/search-box";
import { Toolbar } from "../desk/toolbar";
import { useAddress } from "../desk/use-address";
import { useShownPage } from "../desk/use-shown-page";
import { ExportReaders } from "./export-readers";
import { subscriberStatuses } from "./subscriber";
import { SubscriberTable } from "./subscriber-table";

const defaults = { search: "", status: "all", language: "all", by: "requested_at", way: "down", page: "1" };
/** What is searched for names persons. */
const unsaid = ["search"] as const;

/** The newsletter's list: who reads, who has not confirmed, who has left, and when each of that was. */
export default function NewsletterDesk() {
  const t = useText();
  const { values, change } = useAddress(defaults, unsaid);
  const query = useQuery({
    queryKey: ["newsletter", values],
    queryFn: () => listSubscribers(values),
    placeholderData: keepPreviousData,
  });
  const page = useShownPage(values.page, query, (next) => change({ page: next }));
  const readers = useQuery({ queryKey: ["newsletter", "readers"], queryFn: () => countReaders() });
  const narrow = (changes: Partial<typeof defaults>) => change({ page: "1", ...changes });
  return (
    <>
      <DeskHead
        title={t("staff.nav.newsletter")}
        text={readers.data === undefined ? undefined : t("subscribers.readers", { count: readers.data })}
      >
        <ExportReaders />
      </DeskHead>
      <Toolbar label={t("subscribers.filter")}>
        <SearchBox
          id="newsletter-search"
          label={t("staff.email")}
          value={values.search}
          onSearch={(search) => narrow({ search })}
        />
        <ChoiceFilter
          id="newsletter-status"
          label={t("subscribers.status")}
          value={values.status}
          choices={["all", ...subscriberStatuses]}
          textOf={(status) => (status === "all" ? "subscribers.everybody" : `subscribers.status.${status}`)}
          onChange={(status) => narrow({ status })}
        />
        <LanguageFilter
          id="newsletter-language"
          value={values.language}
          onChange={(language) => narrow({ language })}
        />
      </Toolbar>
      <Answer
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
            <Pages
              label={t("subscribers.pages")}
              page={page}
              total={total}
              perPage={subscribersPerPage}
              onPage={(next) => change({ page: String(next) })}
            />
          </>
        )}
      </Answer>
    </>
  );
}
