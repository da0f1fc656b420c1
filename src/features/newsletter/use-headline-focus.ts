import { useEffect, useRef } from "react";

/**
 * Leads the focus to the headline when a press has changed what the page says: the pressed button goes with the words it
 * stood under. Never takes it from somebody who has gone elsewhere meanwhile.
 */
export const useHeadlineFocus = (title: string) => {
  const page = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);
  useEffect(() => {
    const { activeElement } = document;
    const headline = page.current?.querySelector("h1");
    if (!pressed.current || !headline) return;
    const isElsewhere = activeElement !== document.body && page.current?.contains(activeElement) === false;
    if (isElsewhere) return;
    headline.tabIndex = -1;
    headline.focus();
  }, [title]);
  return {
    /** For the element that holds the headline and the buttons. */
    page,
    /** To be told of every press of a button that changes the words. */
    press: () => {
      pressed.current = true;
    },
  };
};
