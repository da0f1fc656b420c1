import type { ReactNode } from "react";
import type { TextTree } from "../../lib/text/tree";
import * as prose from "./prose.module.css";
import { TextBody, type TextComponents } from "./text-body";
import { Contents, type ContentsHeading } from "./contents";
import * as styles from "./text-page.module.css";
import { Button } from "../ui/button";

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
