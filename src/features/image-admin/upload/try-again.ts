/** Calls an attempt after a while, later each time: a server that was down does not say when it is back. */

/** Milliseconds before the first attempt, and at most. */
const pauses = { first: 10_000, most: 160_000 } as const;

let pause: number = pauses.first;
let timer: ReturnType<typeof setTimeout> | undefined;

/** One attempt for all that wait for it. Without a connection none is made until there is one. */
export const tryAgainLater = (attempt: () => void): void => {
  if (timer !== undefined) return;
  timer = setTimeout(() => {
    timer = undefined;
    pause = Math.min(pauses.most, pause * 2);
    if (navigator.onLine) attempt();
    else tryAgainLater(attempt);
  }, pause);
};

/** Something has arrived: whatever fails next is tried again soon. */
export const attemptSucceeded = (): void => {
  pause = pauses.first;
};
