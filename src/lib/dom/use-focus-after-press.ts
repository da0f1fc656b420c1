import { type RefObject, useEffect, useRef } from "react";

/**
 * Marks the element to which `useFocusAfterPress` moves the focus when the state has changed: a question, a button, a
 * headline. It must be focusable.
 */
export const takesFocus = { "data-takes-focus": "" } as const;

interface Change {
  /** The state of the part, which determines its buttons. */
  readonly state: string;
  /** Whether another state will follow from the same click: a loading state is followed by its result. */
  readonly isPassing: boolean;
  /** Whether the page scrolls to the focused element. */
  readonly scrolls: boolean;
}

interface FocusAfterPress {
  /** Ref for the element that contains all states of the part. */
  readonly part: RefObject<HTMLDivElement>;
  /** Wraps a button's handler that changes the state. */
  readonly pressed: (act: () => void) => () => void;
}

/**
 * Keeps the focus inside a part whose buttons disappear when they are clicked: moves it to the element that replaces
 * them. Only after a click in the part, and not if an element outside the part has the focus by then.
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
    // Safari does not focus a pressed button, but the nearest ancestor that can have the focus, for example `main`.
    const isElsewhere = activeElement?.contains(part.current) === false && !part.current.contains(activeElement);
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
