import { type RefObject, useEffect, useRef } from "react";

/** Marks what takes the focus in a state of a part: a question, a button, a headline. It must be able to hold the focus. */
export const takesFocus = { "data-takes-focus": "" } as const;

interface Change {
  /** What the part shows; its buttons depend on it. */
  readonly state: string;
  /** Whether the same press will cause a further change: a loading state is followed by its result. */
  readonly isPassing: boolean;
  /** Whether the page moves to what takes the focus. */
  readonly scrolls: boolean;
}

interface FocusAfterPress {
  /** For the element that holds every state of the part. */
  readonly part: RefObject<HTMLDivElement>;
  /** Wraps what a button does that changes the state. */
  readonly pressed: (act: () => void) => () => void;
}

/**
 * Keeps the focus in a part whose buttons disappear when they are pressed: it moves to what replaces them. Only after a press in the part,
 * and never when the focus is elsewhere by then.
 */
export const useFocusAfterPress = ({ state, isPassing, scrolls }: Change): FocusAfterPress => {
  const part = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  const passing = useRef(isPassing);
  useEffect(() => {
    passing.current = isPassing;
  });
  useEffect(() => {
    if (!isPressed.current || part.current === null) return;
    isPressed.current = passing.current;
    const { activeElement } = document;
    const isElsewhere = activeElement !== document.body && !part.current.contains(activeElement);
    if (isElsewhere) return;
    part.current.querySelector<HTMLElement>("[data-takes-focus]")?.focus({ preventScroll: !scrolls });
  }, [state, scrolls]);
  return {
    part,
    pressed: (act) => () => {
      isPressed.current = true;
      act();
    },
  };
};
