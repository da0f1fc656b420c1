import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useText } from "../../../lib/i18n/use-text";
import { foldLetters } from "../../../lib/text/fold";
import { type PrivacyRequest, listRequests } from "../api/requests";
import { normalizeEmailSearch, pageNumber } from "../api/lists";
import { SearchBox, SelectFilter } from "../ui/list-controls";
import { focusHeading, focusRow, isFocusLost } from "../ui/move-focus";
import { PageHeader, Toolbar } from "../ui/page-layout";
import { Paged } from "../ui/pagination";
import { QueryContent } from "../ui/query-state";
import { useUrlState } from "../ui/url-state";
import { OpenRequest } from "./open-request";
import { PersonSearch } from "./person-search";
import { RequestTable, sorted } from "./request-table";

const defaults = { search: "", status: "open", by: "due", way: "up", page: "1", request: "" };
const requestsPerPage = 50;

const contains = (text: string, term: string): boolean => foldLetters(text).includes(foldLetters(term));

const matches = ({ reference, name, email }: PrivacyRequest, search: string): boolean =>
  contains(reference ?? "", search) || contains(name, search) || contains(email, normalizeEmailSearch(search));

/** Whether a request is listed with these filters. */
const isShown = (request: PrivacyRequest, { status, search }: Pick<typeof defaults, "status" | "search">): boolean =>
  (status === "all" || request.status === status) && matches(request, search);

/**
 * Moves the focus to a request that was opened, and back to its row after the request was closed, because the link that had the focus is gone.
 * A focus that is elsewhere, for example in the search for a person, stays there.
 */
const useFocusOnChange = (request: string): void => {
  const before = useRef(request);
  useEffect(() => {
    const closed = before.current;
    before.current = request;
    if (closed === request || !isFocusLost()) return;
    if (request === "") focusRow(closed);
    else focusHeading();
  }, [request]);
};

/** The page of privacy requests and of the search for all data held on an email address. */
export default function RequestsPage() {
  const t = useText();
  const { values, change, urlAfter, state, opened, close } = useUrlState(defaults);
  // The email address is stored neither in the URL nor in the history state, because a reload would repeat the search and log it again.
  const [person, setPerson] = useState("");
  const [before, setBefore] = useState(values.request);
  if (before !== values.request) {
    setBefore(values.request);
    // Opening a request ends the search, so that returning to the list does not repeat it.
    if (values.request !== "") setPerson("");
  }
  useFocusOnChange(values.request);
  const query = useQuery({ queryKey: ["requests"], queryFn: listRequests });
  const narrow = (changes: Partial<typeof defaults>) => change({ page: "1", ...changes });
  const open = query.data?.filter(({ status }) => status === "open").length;
  const filtered = (requests: readonly PrivacyRequest[]) => requests.filter((request) => isShown(request, values));
  if (values.request !== "") {
    return (
      <QueryContent query={query}>
        {(requests) => (
          <OpenRequest
            request={requests.find(({ id }) => id === values.request)}
            now={query.dataUpdatedAt}
            back={urlAfter({ request: "" })}
            backState={state}
            onBack={opened ? () => close({ request: "" }) : undefined}
            onPerson={(email) => {
              setPerson(email);
              change({ request: "" }, "push");
            }}
          />
        )}
      </QueryContent>
    );
  }
  const order = { by: values.by, descending: values.way === "down" };
  return (
    <>
      <PageHeader
        title={t("staff.nav.requests")}
        text={open === undefined ? undefined : t("requests.open", { count: open })}
      />
      <Toolbar label={t("requests.filter")}>
        <SearchBox
          id="requests-search"
          label={t("requests.search")}
          value={values.search}
          onSearch={(search) => narrow({ search })}
        />
        <SelectFilter
          id="requests-status"
          label={t("requests.status")}
          value={values.status}
          choices={["open", "closed", "all"]}
          textOf={(status) => t(status === "all" ? "staff.all" : `requests.status.${status}`)}
          onChange={(status) => narrow({ status })}
        />
      </Toolbar>
      <QueryContent
        query={query}
        isEmpty={(requests) => filtered(requests).length === 0}
        empty={t("requests.none")}
        found={(requests) => filtered(requests).length}
      >
        {(requests) => (
          <Paged
            label={t("requests.pages")}
            rows={sorted(filtered(requests), order)}
            page={pageNumber(values.page)}
            perPage={requestsPerPage}
            onPage={(page) => change({ page: String(page) })}
          >
            {(rows) => (
              <RequestTable
                requests={rows}
                now={query.dataUpdatedAt}
                linkTo={(request) => urlAfter({ request })}
                linkState={{ ...state, opened: true }}
                order={order}
                onOrder={({ by, descending }) => narrow({ by, way: descending ? "down" : "up" })}
              />
            )}
          </Paged>
        )}
      </QueryContent>
      <PersonSearch email={person} onSearch={setPerson} />
    </>
  );
}
