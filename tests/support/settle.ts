/** For how many turns of the event loop `settle` waits: enough for chains of promises and of timers without a delay. */
const turns = 10;

/** Waits until the promises and the timers without a delay that the code under test started have run, however busy the machine is. */
export const settle = async (): Promise<void> => {
  for (let turn = 0; turn < turns; turn += 1) await new Promise((resolve) => setTimeout(resolve, 0));
};
