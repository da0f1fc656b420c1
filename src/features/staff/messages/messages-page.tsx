import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useText } from "../../../lib/i18n/use-text";
import { countNewMessages, listMessages, messageStatuses, messagesPerPage } from "../api/messages";
import { LanguageFilter, SearchBox, SelectFilter } from "../ui/list-controls";
import { Pagination, usePageInRange } from "../ui/pagination";
import { focusHeading } from "../ui/move-focus";
import { PageHeader, Toolbar } from "../ui/page-layout";
import { QueryContent } from "../ui/query-state";
import { useUrlState } from "../ui/url-state";
import { Inbox } from "./inbox";

const defaults = { search: "", status: "all", language: "all", order: "newest", page: "1", message: "" };

/** The inbox: messages of the contact form. */
export default function MessagesPage() {
  const t = useText();
  const { values, change, urlAfter, state, opened, close } = useUrlState(defaults);
  const { message: open, ...filter } = values;
  const query = useQuery({
    queryKey: ["messages", filter],
    queryFn: () => listMessages(filter),
    placeholderData: keepPreviousData,
  });
  const page = usePageInRange(filter.page, query, (next) => change({ page: next }));
  const newCount = useQuery({ queryKey: ["messages", "new"], queryFn: countNewMessages });
  const narrow = (changes: Partial<typeof defaults>) => change({ page: "1", message: "", ...changes });
  return (
    <>
      <PageHeader
        title={t("staff.nav.messages")}
        text={
          <>
            {newCount.data !== undefined && (
              <>
                {t("messages.waiting", { count: newCount.data })}
                <br />
              </>
            )}
            {t("messages.kept")}
          </>
        }
      />
      <Toolbar label={t("messages.filter")}>
        <SearchBox
          id="messages-search"
          label={t("messages.search")}
          value={filter.search}
          onSearch={(search) => narrow({ search })}
        />
        <SelectFilter
          id="messages-status"
          label={t("messages.status")}
          value={filter.status}
          choices={["all", ...messageStatuses]}
          textOf={(status) => t(status === "all" ? "staff.all" : `messages.status.${status}`)}
          onChange={(status) => narrow({ status })}
        />
        <LanguageFilter id="messages-language" value={filter.language} onChange={(language) => narrow({ language })} />
        <SelectFilter
          id="messages-order"
          label={t("staff.table.order")}
          value={filter.order}
          choices={["newest", "oldest", "name"]}
          textOf={(order) => t(`messages.order.${order}`)}
          onChange={(order) => narrow({ order })}
        />
      </Toolbar>
      <QueryContent
        query={query}
        isEmpty={({ total }) => total === 0 && open === ""}
        found={({ total }) => total}
        empty={t("messages.none")}
      >
        {({ rows, total }) => (
          <Inbox
            messages={rows}
            open={open}
            linkTo={(message) => urlAfter({ message })}
            linkState={{ ...state, opened: open === "" || opened }}
            onClose={() => {
              // If the list is empty, the focus moves to the heading.
              if (total === 0) focusHeading();
              close({ message: "" });
            }}
            now={query.dataUpdatedAt}
            footer={
              <Pagination
                label={t("messages.pages")}
                page={page}
                total={total}
                perPage={messagesPerPage}
                onPage={(next) => change({ page: String(next), message: "" })}
              />
            }
          />
        )}
      </QueryContent>
    </>
  );
}
