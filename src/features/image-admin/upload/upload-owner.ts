/**
 * An upload belongs to one tab at a time, from when it is chosen or brought back until it is over: all tabs keep theirs in the same
 * place, and two that send the same file add it twice. The browser's lock says whose it is, and is free when the tab is closed.
 */

/** What ends the locks that this tab holds, by the upload's id. */
const ends = new Map<string, () => void>();

/** Resolves once the upload is this tab's: at once, or when the tab that has it is done with it. */
export const own = (id: string): Promise<void> =>
  new Promise((resolve) => {
    if (!("locks" in navigator)) {
      resolve();
      return;
    }
    const held = navigator.locks.request(
      `upload-${id}`,
      () =>
        new Promise<void>((end) => {
          ends.set(id, end);
          resolve();
        }),
    );
    // Locks are refused only where nothing can be kept either: no other tab could find it.
    held.catch(() => resolve());
  });

/** The upload is over here. */
export const disown = (id: string): void => {
  ends.get(id)?.();
  ends.delete(id);
};
