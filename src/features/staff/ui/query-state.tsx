import type { UseQueryResult } from "@tanstack/react-query";
import { type ReactNode, useRef } from "react";
import { Button } from "../../../components/ui/button";
import { useText } from "../../../lib/i18n/use-text";
import { failureText } from "./error-text";
import * as styles from "./page-layout.module.css";

interface QueryContentProps<Data> {
  readonly query: UseQueryResult<Data>;
  /** Whether there is nothing to show, and the sentence that says so. */
  readonly isEmpty?: (data: Data) => boolean;
  readonly empty?: ReactNode;
  /** How many entries a list has, for those who do not see it. */
  readonly found?: (data: Data) => number;
  readonly children: (data: Data) => ReactNode;
}

/** What the backend answered, or that it is being asked, that there is nothing, or that it did not answer. */
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
  /** The questions that the part depends on. One that is not put, as an owner's is not for an editor, is not waited for. */
  readonly queries: readonly UseQueryResult[];
  /** The sentence that there is nothing to show; undefined when there is something. Said only when every answer has come. */
  readonly empty?: ReactNode;
  /** How many entries there are, told to those who do not see the list. */
  readonly found?: number | undefined;
  readonly children?: ReactNode;
}

const isEnabled = ({ status, fetchStatus }: UseQueryResult): boolean => status !== "pending" || fetchStatus !== "idle";

/** What the backend answered to several questions, that some are on their way, that there is nothing, or that some failed. */
export function QueryState({ queries, empty, found, children }: QueryStateProps) {
  const t = useText();
  const part = useRef<HTMLDivElement>(null);
  const put = queries.filter(isEnabled);
  const failed = put.filter(({ status }) => status === "error");
  const waits = put.some(({ status }) => status === "pending");
  const isWhole = !waits && failed.length === 0;
  const isCurrent = isWhole && !put.some(({ isPlaceholderData }) => isPlaceholderData);
  const seen = waits ? t("staff.loading") : isWhole ? empty : undefined;
  const heard = isCurrent && found !== undefined ? t("staff.found", { count: found }) : undefined;
  const askAgain = () => {
    // The button goes while it is asked again.
    part.current?.focus();
    for (const { refetch } of failed) void refetch();
  };
  return (
    <div ref={part} className={styles.answer} tabIndex={-1} aria-busy={put.some(({ isFetching }) => isFetching)}>
      {failed[0] !== undefined && (
        <div className={styles.failure} role="alert">
          <p>{t(failureText(failed[0].error))}</p>
          <Button variant="line" small onClick={askAgain}>
            {t("common.tryAgain")}
          </Button>
        </div>
      )}
      {/* Always there: what is said in a place that has only just come is not read out everywhere. */}
      <p className={seen === undefined ? "visually-hidden" : styles.waiting} role="status">
        {seen ?? heard}
      </p>
      {children}
    </div>
  );
}
