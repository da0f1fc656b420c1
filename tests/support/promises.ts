/** Promises in tests: one that the test resolves, and waiting for those that the code under test has started. */

/** A promise that a test resolves, for example to hold a response until then. */
export const deferred = <Value = void>(): {
  readonly promise: Promise<Value>;
  readonly resolve: (value: Value) => void;
} => {
  let resolve: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((settle) => (resolve = settle));
  return { promise, resolve };
};

/** For how many turns of the event loop `settle` waits: enough for chains of promises and of timers without a delay. */
const turns = 10;

/** Waits until the promises and the timers without a delay that the code under test started have run, however busy the machine is. */
export const settle = async (): Promise<void> => {
  for (let turn = 0; turn < turns; turn += 1) await new Promise((resolve) => setTimeout(resolve, 0));
};
