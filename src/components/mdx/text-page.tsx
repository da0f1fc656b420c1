/** A long text with its table of contents. */
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import type { TextTree } from "../../lib/text/tree";
import * as prose from "./prose.module.css";
import * as styles from "./text-page.module.css";
import { type TextComponents, TextBody } from "./text-body";
import { Button } from "../ui/button";
import { ChevronIcon } from "../ui/icon";

interface ProseProps {
  readonly tree: TextTree;
  readonly components?: TextComponents;
  /** The first paragraph is larger and has a drop cap. */
  readonly lead?: boolean;
}

/** Long text: a post or a policy. */
function Prose({ tree, components = {}, lead = false }: ProseProps) {
  return (
    <div className={[prose.prose, lead && prose.withLead].filter(Boolean).join(" ")}>
      <TextBody tree={tree} components={components} />
    </div>
  );
}

interface TextPageProps {
  readonly tree: TextTree;
  readonly components?: TextComponents;
  readonly headings: readonly ContentsHeading[];
  readonly contentsTitle: string;
  /** The first paragraph is larger and has a drop cap. */
  readonly lead?: boolean;
  /** No space above, for pages whose head already has space below it. */
  readonly flushStart?: boolean;
  /** Buttons below the table of contents: share, print. */
  readonly tools: ReactNode;
  /** Content after the text, aligned with the text. */
  readonly end?: ReactNode;
}

/** Number of sections from which a text has a table of contents. */
const longFrom = 3;

/** A long text with its table of contents and tools beside it. */
export function TextPage({
  tree,
  components,
  headings,
  contentsTitle,
  lead = false,
  flushStart = false,
  tools,
  end,
}: TextPageProps) {
  const isLong = headings.filter(({ depth }) => depth === 2).length >= longFrom;
  return (
    <div className={["grid", styles.page, flushStart && styles.flushStart].filter(Boolean).join(" ")}>
      <div className={styles.side}>
        <div className={styles.sticky}>
          {isLong && <Contents title={contentsTitle} headings={headings} />}
          <div className={styles.tools}>{tools}</div>
        </div>
      </div>
      <Prose tree={tree} lead={lead} {...(components !== undefined && { components })} />
      {end !== undefined && <div className={styles.end}>{end}</div>}
    </div>
  );
}

/** Opens the browser's own print dialog. */
export function PrintButton({ children }: { readonly children: string }) {
  return (
    <Button variant="text" data-needs-script onClick={() => window.print()}>
      {children}
    </Button>
  );
}

interface ContentsHeading {
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
function Contents({ title, headings }: ContentsProps) {
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
    // Everything above the line is observed, so that a jump past several headings is noticed as well.
    const observer = new IntersectionObserver(look, { rootMargin: `100000px 0px -${100 - readingLine * 100}% 0px` });
    headings.forEach((heading) => observer.observe(heading));
    return () => observer.disconnect();
  }, [ids]);
  return current;
};
