import type { ReactNode } from "react";
import { takesFocus } from "../../lib/dom/use-focus-after-press";
import { Arch, type Sky } from "./arch";
import { ArrowIcon } from "./icon";
import { LocalLink } from "./local-link";
import * as styles from "./message.module.css";

interface MessageProps {
  readonly title: ReactNode;
  readonly text?: ReactNode;
  readonly sky: Sky;
  /**
   * Whether what it says changes while it stands there: the headline can then take the focus of a button that has gone, and whatever
   * its length, nothing in sight moves.
   */
  readonly isChanging?: boolean;
  /** Buttons, links or a form under the text. */
  readonly children?: ReactNode;
}

/** A page that says one thing: a headline, a sentence, what to do next, and the arch. */
export function Message({ title, text, sky, isChanging = false, children }: MessageProps) {
  return (
    <div className={["grid", styles.message, isChanging && styles.changing].filter(Boolean).join(" ")}>
      <div className={styles.text}>
        <h1 {...(isChanging && { tabIndex: -1, ...takesFocus })}>{title}</h1>
        {/* Keyed by its headline: changed words replace the paragraph, so that no layout shift is counted. */}
        {text !== undefined && (
          <p key={typeof title === "string" ? title : "text"} className={styles.standfirst}>
            {text}
          </p>
        )}
        {children}
      </div>
      <div className={styles.art}>
        <Arch sky={sky} />
      </div>
    </div>
  );
}

interface MessageLinksProps {
  readonly links: readonly { readonly to: string; readonly label: string }[];
}

/** Links of the site, one to a row. */
export function MessageLinks({ links }: MessageLinksProps) {
  return (
    <ul className={styles.links}>
      {links.map(({ to, label }) => (
        <li key={to}>
          <LocalLink to={to}>
            {label}
            <ArrowIcon />
          </LocalLink>
        </li>
      ))}
    </ul>
  );
}
