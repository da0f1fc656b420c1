/** Longest wait for a frame, in milliseconds: a tab out of sight draws none. */
const longest = 250;

/** Calls back when the next frame has been drawn: what the visitor has just done is answered first. */
export const afterPaint = (then: () => void): void => {
  let called = false;
  const once = () => {
    if (!called) then();
    called = true;
  };
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, longest);
};
