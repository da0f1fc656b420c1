/** Calls back once the page has loaded and the browser has nothing better to do: for what can wait. */
export const whenResting = (then: () => void): void => {
  const rest = (): void => {
    if ("requestIdleCallback" in window) window.requestIdleCallback(then, { timeout: 10_000 });
    else setTimeout(then, 2000);
  };
  if (document.readyState === "complete") rest();
  else window.addEventListener("load", rest, { once: true });
};
