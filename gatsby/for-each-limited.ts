/** Does the same with many things, a few at a time. */

/** Resolves when `work` has been done with each of `things`; at most `atOnce` are under way at any time. */
export const forEachLimited = async <Thing>(
  things: readonly Thing[],
  atOnce: number,
  work: (thing: Thing) => Promise<void>,
): Promise<void> => {
  const queue = things.values();
  const worker = async (): Promise<void> => {
    for (const thing of queue) await work(thing);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
};
