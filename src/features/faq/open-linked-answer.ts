/** The id that the address names; empty when it is not well formed. */
const linkedId = (): string => {
  try {
    return decodeURIComponent(window.location.hash.slice(1));
  } catch {
    return "";
  }
};

/**
 * Opens the answer that the address names and brings it into view. On arrival the browser has done both by itself as a rule, and the
 * visitor may have scrolled on since; an address that changes later may find it still on its way to the first answer.
 */
const open = (arrives: boolean): void => {
  const answer = document.getElementById(linkedId());
  const question = answer?.closest("details");
  if (answer === null || question === null || question === undefined || (arrives && question.open)) return;
  question.open = true;
  answer.scrollIntoView();
};

/** Does so now and whenever the address changes. Answers with how to stop; for an effect. */
export const openLinkedAnswer = (): (() => void) => {
  open(true);
  const follow = () => open(false);
  window.addEventListener("hashchange", follow);
  return () => window.removeEventListener("hashchange", follow);
};
