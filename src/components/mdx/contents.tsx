import { useEffect, useId, useRef, useState } from "react";
import { ChevronIcon } from "../ui/icon";
import * as styles from "./contents.module.css";

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

/**
 * In wide windows the list is always shown: by the styles in browsers with `::details-content`, and in others by the `open`
 * attribute, which is also set for screen readers.
 */
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

/** A section is the current one once its heading is above this share of the window's height. */
const readingLine = 0.34;

/** The id of the current section, or undefined above the first. */
const useCurrentHeading = (sections: readonly { readonly id: string }[]): string | undefined => {
  const [current, setCurrent] = useState<string>();
  const ids = sections.map(({ id }) => id).join(" ");
  useEffect(() => {
    const headings = ids.split(" ").flatMap((id) => document.getElementById(id) ?? []);
    const look = () => {
      const line = window.innerHeight * readingLine;
      setCurrent(headings.filter((heading) => heading.getBoundingClientRect().top <= line).at(-1)?.id);
    };
    const observer = new IntersectionObserver(look, { rootMargin: `0px 0px -${100 - readingLine * 100}% 0px` });
    headings.forEach((heading) => observer.observe(heading));
    return () => observer.disconnect();
  }, [ids]);
  return current;
};
