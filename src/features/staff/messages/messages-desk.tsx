import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useText } from "../../../lib/i18n/use-text";
import { countNewMessages } from "../api/count-messages";
import { listMessages, messagesPerPage } from "../api/list-messages";
import { Answer } from "../desk/answer";
import { ChoiceFilter } from "../desk/choice-filter";
import { DeskHead } from "../desk/desk-head";
import { LanguageFilter } from "../desk/language-filter";
import { focusHeading } from "../desk/move-focus";
import { Pages } from "../desk/pages";
import { SearchBox } from "../desk/search-box";
import { Toolbar } from "../desk/toolbar";
import { useAddress } from "../desk/use-address";
import { useShownPage } from "../desk/use-shown-page";
import { Inbox } from "./inbox";
import { messageStatuses } from "./message";

const defaults = { search: "", status: "all", language: "all", order: "newest", page: "1", message: "" };
/** What is searched for names persons. */
const unsaid = ["search"] as const;

/** The inbox: what guests have written through the contact form. */
export default function MessagesDesk() {
  const t = useText();
  const { values, change, after, state, opened, close } = useAddress(defaults, unsaid);
  const { message: open, ...filter } = values;
  const query = useQuery({
    queryKey: ["messages", filter],
    queryFn: () => listMessages(filter),
    placeholderData: keepPreviousData,
  });
  const page = useShownPage(filter.page, query, (next) => change({ page: next }));
  const waiting = useQuery({ queryKey: ["messages", "new"], queryFn: countNewMessages });
  const narrow = (changes: Partial<typeof defaults>) => change({ page: "1", message: "", ...changes });
  return (
    <>
      <DeskHead
        title={t("staff.nav.messages")}
        text={waiting.data === undefined ? undefined : t("messages.waiting", { count: waiting.data })}
      />
      <Toolbar label={t("messages.filter")}>
        <SearchBox
          id="messages-search"
          label={t("messages.search")}
          value={filter.search}
          onSearch={(search) => narrow({ search })}
        />
        <ChoiceFilter
          id="messages-status"
          label={t("messages.status")}
          value={filter.status}
          choices={["all", ...messageStatuses]}
          textOf={(status) => (status === "all" ? "staff.all" : `messages.status.${status}`)}
          onChange={(status) => narrow({ status })}
        />
        <LanguageFilter id="messages-language" value={filter.language} onChange={(language) => narrow({ language })} />
        <ChoiceFilter
          id="messages-order"
          label={t("staff.table.order")}
          value={filter.order}
          choices={["newest", "oldest", "name"]}
          textOf={(order) => `messages.order.${order}`}
          onChange={(order) => narrow({ order })}
        />
      </Toolbar>
      <Answer
        query={query}
        isEmpty={({ total }) => total === 0 && open === ""}
        found={({ total }) => total}
        empty={t("messages.none")}
      >
        {({ rows, total }) => (
          <Inbox
            messages={rows}
            open={open}
            linkTo={(message) => after({ message })}
            linkState={{ ...state, opened: open === "" || opened }}
            onClose={() => {
              // There is no list to come back to.
              if (total === 0) focusHeading();
              close({ message: "" });
            }}
            now={query.dataUpdatedAt}
            foot={
              <Pages
                label={t("messages.pages")}
                page={page}
                total={total}
                perPage={messagesPerPage}
                onPage={(next) => change({ page: String(next), message: "" })}
              />
            }
          />
        )}
      </Answer>
    </>
  );
}
