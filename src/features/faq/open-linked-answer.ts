/** The id that the address names; empty when it is not well formed. */
const linkedId = (): string => {
  try {
    return decodeURIComponent(window.location.hash.slice(1));
  } catch {
    return "";
  }
};

/** Opens the answer that the address names, where the browser has not done it by itself, and brings it into view. */
const open = (): void => {
  const answer = document.getElementById(linkedId());
  const question = answer?.closest("details");
  if (answer === null || question === null || question === undefined || question.open) return;
  question.open = true;
  answer.scrollIntoView();
};

/** Does so now and whenever the address changes. Answers with how to stop; for an effect. */
export const openLinkedAnswer = (): (() => void) => {
  open();
  window.addEventListener("hashchange", open);
  return () => window.removeEventListener("hashchange", open);
};
