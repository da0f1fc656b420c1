import { useText } from "../../lib/i18n/use-text";
import { textProperty } from "../../lib/text/tree";
import { ExternalIcon } from "../ui/icon";
import { LocalLink } from "../ui/local-link";
import type { TextComponentProps } from "./text-body";
import * as styles from "./text-link.module.css";

/** Whether the URL ends in a file name: a feed or a document, not a page of the site. */
const isFile = (href: string): boolean => /\.[a-z0-9]+$/i.test(href.replace(/[?#].*$/, ""));

/**
 * A link inside a text. Paths of the site stay in the page's language and navigate without a full page load. Links to
 * other sites are marked by an arrow and by a text for screen readers.
 */
export function TextLink({ attributes, children }: TextComponentProps) {
  const t = useText();
  const href = textProperty(attributes, "href");
  if (href.startsWith("/") && !isFile(href)) return <LocalLink to={href}>{children}</LocalLink>;
  if (!/^https?:/.test(href)) return <a href={href}>{children}</a>;
  return (
    <a href={href} rel="external noopener">
      {children}
      <span className={styles.mark}>
        {"\u2060"}
        <ExternalIcon />
        <span className="visually-hidden">{` (${t("common.externalSite")})`}</span>
      </span>
    </a>
  );
}
