import { useEffect, useId, useRef } from "react";
import { ChevronIcon } from "../ui/icon";
import * as styles from "./contents.module.css";
import { useCurrentHeading } from "./use-current-heading";

export interface ContentsHeading {
  readonly id: string;
  readonly depth: number;
  readonly text: string;
}

interface ContentsProps {
  readonly title: string;
  /** All headings of the text; only those of level 2 are listed. */
  readonly headings: readonly ContentsHeading[];
}

/** In wide windows the styles always show the list; the `open` attribute is set for screen readers. */
const wide = "(min-width: 64rem)";

/**
 * The table of contents of a long text, with the current section marked: collapsed on phones, beside the text in wide
 * windows.
 */
export function Contents({ title, headings }: ContentsProps) {
  const id = useId();
  const details = useRef<HTMLDetailsElement>(null);
  const sections = headings.filter(({ depth }) => depth === 2);
  const current = useCurrentHeading(sections);
  useEffect(() => {
    if (details.current !== null && window.matchMedia(wide).matches) details.current.open = true;
  }, []);
  return (
    <nav className={styles.contents} aria-labelledby={id}>
      <details ref={details}>
        <summary>
          <h2 id={id}>{title}</h2>
          <ChevronIcon />
        </summary>
        <ol>
          {sections.map((section) => (
            <li key={section.id}>
              <a href={`#${section.id}`} aria-current={section.id === current ? "true" : undefined}>
                {section.text}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
