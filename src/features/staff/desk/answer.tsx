import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Button } from "../../../components/ui/button";
import { useText } from "../../../lib/i18n/use-text";
import { failureText } from "./failure-text";
import * as styles from "./answer.module.css";

interface AnswerProps<Data> {
  readonly query: UseQueryResult<Data>;
  /** Whether there is nothing to show, and the sentence that says so. */
  readonly isEmpty?: (data: Data) => boolean;
  readonly empty?: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** What the backend answered, or that it is being asked, that there is nothing, or that it did not answer. */
export function Answer<Data>({ query, isEmpty, empty, children }: AnswerProps<Data>) {
  const t = useText();
  const { data, error, isFetching } = query;
  return (
    <div className={styles.answer} aria-busy={isFetching}>
      {error !== null && (
        <div className={styles.failure} role="alert">
          <p>{t(failureText(error))}</p>
          <Button variant="line" small onClick={() => void query.refetch()}>
            {t("common.tryAgain")}
          </Button>
        </div>
      )}
      {data === undefined && error === null && (
        <p className={styles.waiting} role="status">
          {t("staff.loading")}
        </p>
      )}
      {data !== undefined &&
        (isEmpty?.(data) === true ? (
          <p className={styles.waiting} role="status">
            {empty}
          </p>
        ) : (
          children(data)
        ))}
    </div>
  );
}
