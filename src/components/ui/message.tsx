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
   * Whether the message changes while it is shown: its headline can then receive the focus of a button that has
   * disappeared, and room is reserved so that nothing moves.
   */
  readonly isChanging?: boolean;
  /** Buttons, links or a form under the text. */
  readonly children?: ReactNode;
}

/** A page with a single message: a headline, a sentence, the next step, and the arch. */
export function Message({ title, text, sky, isChanging = false, children }: MessageProps) {
  return (
    <div className={["grid", styles.message, isChanging && styles.changing].filter(Boolean).join(" ")}>
      <div className={styles.text}>
        <h1 {...(isChanging && { tabIndex: -1, ...takesFocus })}>{title}</h1>
        {/* Keyed by the headline: a changed text replaces the paragraph, so that no layout shift is counted. */}
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

/** Links within the site, one per row. */
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
