import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Answers } from "./answers";

interface AnswerProps<Data> {
  readonly query: UseQueryResult<Data>;
  /** Whether there is nothing to show, and the sentence that says so. */
  readonly isEmpty?: (data: Data) => boolean;
  readonly empty?: ReactNode;
  /** How many entries a list has, for those who do not see it. */
  readonly found?: (data: Data) => number;
  readonly children: (data: Data) => ReactNode;
}

/** What the backend answered, or that it is being asked, that there is nothing, or that it did not answer. */
export function Answer<Data>({ query, isEmpty, empty, found, children }: AnswerProps<Data>) {
  const { data } = query;
  const isNothing = data !== undefined && isEmpty?.(data) === true;
  return (
    <Answers
      queries={[query]}
      empty={isNothing ? empty : undefined}
      found={data === undefined ? undefined : found?.(data)}
    >
      {data !== undefined && !isNothing && children(data)}
    </Answers>
  );
}
