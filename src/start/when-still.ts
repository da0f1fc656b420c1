/** A visitor who neither scrolls nor presses for so long is reading, in milliseconds. */
const still = 1500;

/**
 * Answers a function that calls back, once, when the visitor is reading: pages that are prepared for the next link have the line
 * to themselves until then.
 */
export const whenStill = (then: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const signs = ["scroll", "pointerdown"] as const;
  const wait = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      for (const sign of signs) document.removeEventListener(sign, wait, true);
      then();
    }, still);
  };
  let begun = false;
  return () => {
    if (begun) return;
    begun = true;
    for (const sign of signs) document.addEventListener(sign, wait, { passive: true, capture: true });
    wait();
  };
};
