import { useText } from "../../lib/i18n/use-text";
import { textProperty } from "../../lib/text/tree";
import { ExternalIcon } from "../ui/icon";
import { LocalLink } from "../ui/local-link";
import type { TextComponentProps } from "./text-body";
import * as styles from "./text-link.module.css";

/** Ends in a file's name: a feed or a document, which no page of the site answers for. */
const isFile = (href: string): boolean => /\.[a-z0-9]+$/i.test(href.replace(/[?#].*$/, ""));

/**
 * A link inside a text. Paths of the site stay in the page's language and change the page without loading it whole;
 * other sites are marked, to the eye by an arrow and to the ear by words.
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
        <span className="visually-hidden"> ({t("common.externalSite")})</span>
      </span>
    </a>
  );
}
