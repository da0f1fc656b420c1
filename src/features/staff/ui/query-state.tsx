import type { UseQueryResult } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "../../../components/ui/button";
import { useText } from "../../../lib/i18n/use-text";
import { failureText, isForbidden } from "../api/backend-error";
import { refreshMember } from "../session/watch-session";
import * as styles from "./page-layout.module.css";

interface QueryContentProps<Data> {
  readonly query: UseQueryResult<Data>;
  /** Whether there is nothing to show; `empty` is the message for this case. */
  readonly isEmpty?: (data: Data) => boolean;
  readonly empty?: ReactNode;
  /** Number of entries in a list, for screen readers. */
  readonly found?: (data: Data) => number;
  readonly children: (data: Data) => ReactNode;
}

/** Renders the data of a query, or its loading, empty or error state. */
export function QueryContent<Data>({ query, isEmpty, empty, found, children }: QueryContentProps<Data>) {
  const { data } = query;
  const isNothing = data !== undefined && isEmpty?.(data) === true;
  return (
    <QueryState
      queries={[query]}
      empty={isNothing ? empty : undefined}
      found={data === undefined ? undefined : found?.(data)}
    >
      {data !== undefined && !isNothing && children(data)}
    </QueryState>
  );
}

interface QueryStateProps {
  /** The queries that the part depends on. Disabled queries are ignored. */
  readonly queries: readonly UseQueryResult[];
  /** The message that there is nothing to show, used only after every query has loaded; undefined if there is something. */
  readonly empty?: ReactNode;
  /** Number of entries, for screen readers. */
  readonly found?: number | undefined;
  readonly children?: ReactNode;
}

const isEnabled = ({ status, fetchStatus }: UseQueryResult): boolean => status !== "pending" || fetchStatus !== "idle";

/** Renders a part that depends on several queries, with their common loading, empty or error state. */
export function QueryState({ queries, empty, found, children }: QueryStateProps) {
  const t = useText();
  const part = useRef<HTMLDivElement>(null);
  const enabled = queries.filter(isEnabled);
  const failed = enabled.filter(({ status }) => status === "error");
  const isLoading = enabled.some(({ status }) => status === "pending");
  const isComplete = !isLoading && failed.length === 0;
  const isCurrent = isComplete && !enabled.some(({ isPlaceholderData }) => isPlaceholderData);
  const message = isLoading ? t("staff.loading") : isComplete ? empty : undefined;
  const announcement = isCurrent && found !== undefined ? t("staff.found", { count: found }) : undefined;
  // A member who has left the team or has another role now gets no rows, because of the policies. That must not look like an empty list.
  const mayLackAccess = (isComplete && empty !== undefined) || failed.some(({ error }) => isForbidden(error));
  useEffect(() => {
    if (mayLackAccess) void refreshMember();
  }, [mayLackAccess]);
  const retry = () => {
    // If nothing has been loaded yet, the button disappears during the retry.
    part.current?.focus();
    for (const { refetch } of failed) void refetch();
  };
  return (
    <div ref={part} className={styles.answer} tabIndex={-1} aria-busy={enabled.some(({ isFetching }) => isFetching)}>
      {failed[0] !== undefined && (
        <div className={styles.failure} role="alert">
          <p>{t(failureText(failed[0].error))}</p>
          <Button variant="line" small onClick={retry}>
            {t("common.tryAgain")}
          </Button>
        </div>
      )}
      {/* Always rendered, because not every screen reader announces a status element that was just added. */}
      <p className={message === undefined ? "visually-hidden" : styles.waiting} role="status">
        {message ?? announcement}
      </p>
      {children}
    </div>
  );
}
