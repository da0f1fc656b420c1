import { ArrowIcon } from "./icon";
import { LocalLink } from "./local-link";
import { NewTabNote } from "./new-tab-note";
import * as styles from "./onward-link.module.css";

interface OnwardLinkProps {
  /** A path of the site without language. */
  readonly to: string;
  readonly children: string;
}

/** A link to more: text, a hairline, an arrow. */
export function OnwardLink({ to, children }: OnwardLinkProps) {
  return (
    <LocalLink className={styles.onward} to={to}>
      <span>{children}</span>
      <ArrowIcon />
    </LocalLink>
  );
}

interface ExternalOnwardLinkProps {
  readonly href: string;
  readonly children: string;
}

/** Like `OnwardLink`, but to another site, in a new tab. */
export function ExternalOnwardLink({ href, children }: ExternalOnwardLinkProps) {
  return (
    <a className={styles.onward} href={href} target="_blank" rel="noopener">
      <span>{children}</span>
      <NewTabNote />
      <ArrowIcon />
    </a>
  );
}
