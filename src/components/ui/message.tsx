import type { ReactNode } from "react";
import { takesFocus } from "../../lib/dom/use-focus-after-press";
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

interface LinkListProps {
  readonly links: readonly { readonly to: string; readonly label: string }[];
}

/** Links within the site, one per row. */
export function LinkList({ links }: LinkListProps) {
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

/** `clear` for success, `setting` for an empty state, `clouded` for a failure. */
export type Sky = "clear" | "setting" | "clouded";

/** A drawing of the logo's arch, for pages without a picture. Hidden from screen readers. */
function Arch({ sky }: { readonly sky: Sky }) {
  return (
    <svg viewBox="0 0 200 280" aria-hidden="true">
      <path className={styles.fill} d="M10 279V100a90 90 0 0 1 180 0v179z" />
      {sky === "clear" && <circle className={styles.sun} cx="100" cy="150" r="26" />}
      {sky === "setting" && <path className={styles.sun} d="M74 190a26 26 0 0 1 52 0z" />}
      {sky === "clouded" && <path className={styles.cloud} d="M48 128h70M84 140h74M60 152h58" />}
      <path className={styles.sea} d="M11 190H189M30 204H120M60 216H176M24 230H96M88 244H170M40 258H130" />
      <path className={styles.line} d="M10 280V100a90 90 0 0 1 180 0v180M10 190h180" />
    </svg>
  );
}
