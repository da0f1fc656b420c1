/**
 * Calls back when the next frame has been drawn: what the visitor has just done is answered first. A tab out of sight draws
 * none, and does not wait for one.
 */
export const afterPaint = (then: () => void): void => {
  if (document.hidden) setTimeout(then);
  else requestAnimationFrame(() => setTimeout(then));
};
